import { type ChildProcess, spawn } from "node:child_process"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { expect, vi } from "vitest"
import { command } from "../../scripts/run/command.mjs"
import { freePort } from "../../scripts/run/free-port.mjs"
import { copyShop, withoutNpm } from "../../scripts/run/pack-plugin/scratch-shop.mjs"
import { postgresFolder, runningPostgres } from "../../scripts/run/postgres.mjs"
import { ask } from "../../scripts/run/shop.mjs"

/** Longer than a clone needs to build itself, to migrate and to fill its demo shop on a busy machine. */
const STARTED = { timeout: 1_200_000, interval: 500 }

export type Clone = Awaited<ReturnType<typeof openClone>>

/** Makes a fresh clone of this shop with its packages, whose data has a folder of its own. */
export async function openClone() {
  const home = await mkdtemp(path.join(tmpdir(), "haat-clone-"))
  const folder = path.join(home, "shop")
  const data = path.join(home, "data")
  const port = await freePort()
  const env = {
    ...withoutNpm(),
    NODE_ENV: undefined,
    HAAT_HOME: data,
    SANDBOX: "on",
    PORT: String(port),
    BACKEND_PORT: String(await freePort()),
    SANDBOX_PORT: String(await freePort()),
    SANDBOX_SMTP_PORT: String(await freePort()),
  }
  copyShop(folder)
  let running: ChildProcess | undefined

  /** Opens the shop with `npm start`. */
  async function start() {
    let printed = ""
    const child = spawn("npm", ["start"], { cwd: folder, env: { ...process.env, ...env }, detached: true })
    running = child
    process.once("exit", () => running === child && child.pid && process.kill(-child.pid))
    for (const output of [child.stdout, child.stderr]) output?.on("data", (chunk) => (printed += chunk))
    await vi.waitFor(() => {
      if (child.exitCode !== null) throw new Error(`npm start ended:\n${printed}`)
      expect(printed).toContain("Haat is open")
    }, STARTED)
  }

  /** Closes the shop as Ctrl-C does, which reaches npm and its program. */
  async function stop() {
    const child = running
    running = undefined
    if (!child?.pid || child.exitCode !== null) return
    const closed = new Promise((resolve) => child.once("close", resolve))
    process.kill(-child.pid, "SIGINT")
    await closed
  }

  return {
    folder,
    web: `http://localhost:${port}`,
    start,
    stop,
    npm: (...args: string[]) => command("npm", args, { cwd: folder, env }),
    /** Asks the database of the open shop. */
    sql: async (text: string) => ask((await runningPostgres(path.join(data, "postgres")))?.("haat"), text),
    async close() {
      await stop()
      await rm(await postgresFolder(path.join(data, "postgres")), { recursive: true, force: true })
      await rm(home, { recursive: true, force: true })
    },
  }
}
