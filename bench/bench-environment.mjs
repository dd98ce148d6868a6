import { randomBytes } from "node:crypto"
import { mkdtemp, rm } from "node:fs/promises"
import os from "node:os"
import path from "node:path"
import { freePort } from "../scripts/run/free-port.mjs"
import { startPostgres } from "../scripts/run/postgres.mjs"
import { Processes } from "../scripts/run/processes.mjs"
import { step } from "../scripts/run/progress.mjs"
import { startSandbox } from "../scripts/run/shop.mjs"

export const KEY = "pk_haat_storefront"

/**
 * Runs `measure({ processes, database, settings })` beside a PostgreSQL and a sandbox of its own. Leaves nothing
 * running.
 * @param flags settings of that PostgreSQL
 */
export async function withBenchEnvironment(measure, flags = []) {
  const home = await mkdtemp(path.join(os.tmpdir(), "haat-bench-"))
  const processes = new Processes()
  try {
    return await processes.until(prepare(processes, home, flags).then(measure))
  } finally {
    await processes.stop()
    await rm(home, { recursive: true, force: true })
  }
}

async function prepare(processes, home, flags) {
  const secret = () => randomBytes(32).toString("base64url")
  const sandbox = {
    SANDBOX_PORT: String(await freePort()),
    SANDBOX_SMTP_PORT: String(await freePort()),
    SANDBOX_SECRET: secret(),
  }
  sandbox.SANDBOX_URL = `http://127.0.0.1:${sandbox.SANDBOX_PORT}`
  const settings = {
    HAAT_HOME: home,
    PUBLISHABLE_KEY: KEY,
    JWT_SECRET: secret(),
    COOKIE_SECRET: secret(),
    PROXY_SECRET: secret(),
    // all of it comes from one address
    RATE_LIMIT_FACTOR: "1000",
    ...sandbox,
  }
  startSandbox(processes, sandbox)
  const database = await step("PostgreSQL", () =>
    startPostgres(processes, { folder: path.join(home, "postgres"), flags }),
  )
  return { processes, database, settings }
}

/** The machine and versions that the figures belong to. */
export const machine = () => ({
  date: new Date().toISOString().slice(0, 10),
  cores: os.cpus().length,
  cpu: os.cpus()[0].model,
  node: process.versions.node,
})
