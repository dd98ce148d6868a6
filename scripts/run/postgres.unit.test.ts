import { spawn } from "node:child_process"
import { mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { postgresFolder, startPostgres } from "./postgres.mjs"
import { Processes } from "./processes.mjs"

let home: string
let processes: Processes

beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), "haat-postgres-"))
  processes = new Processes()
})
afterEach(async () => {
  await processes.stop()
  await rm(await postgresFolder(path.join(home, "postgres")), { recursive: true, force: true })
  await rm(home, { recursive: true, force: true })
})

/** A shop of nothing but its database, in a process of its own. */
async function openElsewhere() {
  const shop = spawn(process.execPath, ["--input-type=module", "-e", ELSEWHERE, home], {
    stdio: ["ignore", "pipe", "inherit"],
  })
  await new Promise((resolve) => shop.stdout.once("data", resolve))
  return shop
}
const ELSEWHERE = `
  import { startPostgres } from ${JSON.stringify(new URL("./postgres.mjs", import.meta.url).href)}
  import { Processes } from ${JSON.stringify(new URL("./processes.mjs", import.meta.url).href)}
  await startPostgres(new Processes(), { folder: process.argv[1] + "/postgres", flags: ["fsync=off"] })
  console.log("open")`

const open = () => startPostgres(processes, { folder: path.join(home, "postgres"), flags: ["fsync=off"] })

async function readPostgresPids(folder: string) {
  const [pid] = (await readFile(path.join(folder, "postmaster.pid"), "utf8")).split("\n")
  const status = await readFile(`/proc/${pid}/status`, "utf8")
  return { pid: Number(pid), supervisor: Number(/^PPid:\s*(\d+)/m.exec(status)?.[1]) }
}

/** Empty once the process has ended. */
const commandLine = (pid: number) => readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "")

describe("the data folder of the embedded database", () => {
  it("is locked by an open shop, and free after the shop and its supervisor were killed", async () => {
    const shop = await openElsewhere()
    await expect(open()).rejects.toThrow("Another Haat is using the data folder")

    const data = await postgresFolder(path.join(home, "postgres"))
    const { pid, supervisor } = await readPostgresPids(data)
    // stopped, the shop cannot end what its supervisor leaves: as when both are killed at once
    shop.kill("SIGSTOP")
    process.kill(supervisor, "SIGKILL")
    shop.kill("SIGKILL")
    // a process that is killed is there until the system has come to it
    await expect.poll(async () => (await readPostgresPids(data)).supervisor, { timeout: 10_000 }).not.toBe(supervisor)
    expect(await commandLine(pid)).toContain("postgres")

    await open()
    expect(await commandLine(pid)).toBe("")
  }, 120_000)
})
