import { mkdtemp, rm } from "node:fs/promises"
import { createServer, type RequestListener } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import path from "node:path"
import S3rver from "s3rver"
import { freePort } from "../../scripts/run/free-port.mjs"
import { Processes } from "../../scripts/run/processes.mjs"
import { ask, startBackend, untilReady } from "../../scripts/run/shop.mjs"
import { Client } from "../client.ts"
import { runningShop } from "../running-shop.ts"
import { TEMPLATE } from "../template.ts"
import { ADMINISTRATOR, testSettings } from "../test-settings.ts"

const BUCKET = "pictures"

/**
 * A backend of its own that keeps files in an S3-compatible server, and talks to it through a gate: `misbehave` lets
 * the gate answer instead. The database stands beside that of the shop the other tests share.
 */
export async function openBucketShop(settings: Record<string, string> = {}) {
  const home = await mkdtemp(path.join(tmpdir(), "haat-bucket-"))
  const storage = new S3rver({
    port: 0,
    address: "127.0.0.1",
    silent: true,
    directory: path.join(home, "s3"),
    configureBuckets: [{ name: BUCKET, configs: [] }],
  })
  const { port } = await storage.run()
  let gateHandler: RequestListener | undefined
  const pass: RequestListener = (req, res) => {
    const body: Buffer[] = []
    req.on("data", (part) => body.push(part))
    req.on("end", async () => {
      const response = await fetch(`http://127.0.0.1:${port}${req.url}`, {
        method: req.method,
        headers: Object.entries(req.headers).filter(
          ([name]) => !["connection", "expect", "transfer-encoding"].includes(name),
        ) as [string, string][],
        body: body.length ? new Uint8Array(Buffer.concat(body)) : undefined,
      })
      res.writeHead(
        response.status,
        Object.fromEntries([...response.headers].filter(([name]) => name !== "connection")),
      )
      res.end(Buffer.from(await response.arrayBuffer()))
    })
  }
  const gate = createServer((req, res) => (gateHandler ?? pass)(req, res))
  await new Promise<void>((resolve) => gate.listen(0, "127.0.0.1", resolve))

  const processes = new Processes()
  const server = runningShop().databaseUrl
  const name = `bucket_${process.pid}`
  const on = (database: string) => Object.assign(new URL(server), { pathname: `/${database}` }).href
  const env = testSettings({
    ...{ BACKEND_PORT: await freePort(), PORT: await freePort(), SANDBOX_PORT: 1, HAAT_HOME: home },
    DATABASE_URL: on(name),
    S3_BUCKET: BUCKET,
    S3_ENDPOINT: `http://127.0.0.1:${(gate.address() as AddressInfo).port}`,
    S3_ACCESS_KEY_ID: "S3RVER",
    S3_SECRET_ACCESS_KEY: "S3RVER",
    ...settings,
  })
  const backendUrl = `http://127.0.0.1:${env.BACKEND_PORT}`
  await ask(on("postgres"), `create database ${name} template ${TEMPLATE}`)
  startBackend(processes, env)
  await processes.until(untilReady(`${backendUrl}/ready`))
  const owner = new Client(backendUrl, env.PUBLISHABLE_KEY)
  await owner.post("/auth/sign-in", { username: ADMINISTRATOR.username, password: ADMINISTRATOR.password })
  return {
    backendUrl,
    owner,
    sql: (text: string) => ask(env.DATABASE_URL, text),
    pass,
    /** The keys of what lies in the bucket. */
    keys: async () => {
      const listing = await (await fetch(`http://127.0.0.1:${port}/${BUCKET}?list-type=2`)).text()
      return [...listing.matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, key]) => key)
    },
    /** Lays something into the bucket that the shop has nothing to do with. */
    put: async (key: string, body: string) => {
      const { ok } = await fetch(`http://127.0.0.1:${port}/${BUCKET}/${key}`, { method: "PUT", body })
      if (!ok) throw new Error(`${key} was not stored`)
    },
    remove: (key: string) => fetch(`http://127.0.0.1:${port}/${BUCKET}/${key}`, { method: "DELETE" }),
    misbehave: (listener: RequestListener | undefined) => {
      gateHandler = listener
    },
    close: async () => {
      await processes.stop()
      gate.closeAllConnections()
      gate.close()
      await storage.close()
      await ask(on("postgres"), `drop database if exists ${name} with (force)`)
      await rm(home, { recursive: true, force: true })
    },
  }
}
