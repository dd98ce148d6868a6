import { execFileSync } from "node:child_process"
import { readdir } from "node:fs/promises"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import path from "node:path"
import sharp from "sharp"
import { freePort } from "../../scripts/run/free-port.mjs"
import { startBackend, untilReady } from "../../scripts/run/shop.mjs"
import type { Client } from "../client.ts"
import { attempt, isSentence } from "./attempt.ts"
import type { FaultShop } from "./open-fault-shop.ts"
import { counted, type Outcome, type Row, those } from "./row.ts"

/** A picture that does not compress away: renditions of some 100 KB. */
async function picture() {
  const [width, height] = [1_400, 1_000]
  const pixels = Buffer.from(Uint8Array.from({ length: width * height * 3 }, () => Math.random() * 255))
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 60 })
    .toBuffer()
}

function upload(owner: Client, origin: string, bytes: Buffer) {
  const body = new FormData()
  body.append("files", new Blob([new Uint8Array(bytes)], { type: "image/jpeg" }), "lota.jpg")
  return attempt(() => owner.send("POST", `${origin}/back-office/pictures`, body))
}

const keptPictures = async ({ haat }: FaultShop) =>
  (await haat.sql("select id from picture where deleted_at is null")).length

const filesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true }).catch(() => [])).toSorted()

/** From here on the process can write files of that many bytes and no more: what a full disk does to it. */
const limitFiles = (pid: number, bytes: number | "unlimited") =>
  execFileSync("prlimit", ["--pid", String(pid), `--fsize=${bytes}:unlimited`])

/** The disk is full at once, and after the first 20 KB of each picture. */
async function fullDisk(shop: FaultShop): Promise<Outcome> {
  const [owner, bytes] = await Promise.all([shop.haat.admin(), picture()])
  const folder = path.join(shop.place.env.HAAT_HOME, "static")
  const look = async () => JSON.stringify([await filesIn(folder), await keptPictures(shop)])
  const before = await look()
  const pids = [shop.processes.backend, shop.processes.web].map(({ child }) => Number(child.pid))
  const responses = []
  const left: string[] = []
  try {
    for (const limit of [0, 20_000]) {
      for (const pid of pids) limitFiles(pid, limit)
      responses.push(await upload(owner, shop.web, bytes))
      left.push(await look())
    }
    limitFiles(pids[1], "unlimited")
    responses.push(await upload(owner, shop.web, bytes))
    left.push(await look())
  } finally {
    for (const pid of pids) limitFiles(pid, "unlimited")
  }
  const afterwards = await upload(owner, shop.web, bytes)
  const bare = responses.filter((response) => response.status < 500 || response.status === 500 || !isSentence(response))
  return {
    figures: `rejected ${counted(responses.map(({ status }) => status))}: "${responses[0].body?.message}"; with room again ${afterwards.status}`,
    broken: those({
      [`no sentence: ${bare[0]?.status} ${JSON.stringify(bare[0]?.body)}`]: bare.length > 0,
      "a half-written picture is left": left.some((state) => state !== before),
      "no picture can be stored afterwards": afterwards.status !== 201,
    }),
  }
}

async function rejectingBucket(shop: FaultShop): Promise<Outcome> {
  const { place, haat } = shop
  const storage = createServer((req, res) => {
    req.resume()
    res.writeHead(403, { "content-type": "application/xml" }).end("<Error><Code>AccessDenied</Code></Error>")
  })
  await new Promise<void>((resolve) => storage.listen(0, "127.0.0.1", resolve))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const backend = startBackend(place.processes, {
    ...place.env,
    MEDUSA_WORKER_MODE: "server",
    BACKEND_PORT: String(port),
    S3_BUCKET: "pictures",
    S3_ENDPOINT: `http://127.0.0.1:${(storage.address() as AddressInfo).port}`,
    S3_ACCESS_KEY_ID: "none",
    S3_SECRET_ACCESS_KEY: "none",
  })
  try {
    await untilReady(`${url}/ready`)
    const [owner, bytes] = await Promise.all([haat.admin(), picture()])
    const before = await keptPictures(shop)
    const response = await upload(owner, url, bytes)
    return {
      figures: `${response.status} "${response.body?.message}" after ${response.ms} ms`,
      broken: those({
        "no sentence": response.status !== 503 || !isSentence(response),
        "a picture is left": (await keptPictures(shop)) !== before,
      }),
    }
  } finally {
    await place.processes.end(backend)
    storage.closeAllConnections()
    storage.close()
  }
}

export const pictureRows: Row[] = [
  { name: "disk full on upload", run: fullDisk },
  { name: "S3 answers 403 on upload", run: rejectingBucket },
]
