import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { Processes } from "./processes.mjs"

let folder: string
let processes: Processes
const lines: string[] = []

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "haat-processes-"))
  processes = new Processes()
  lines.length = 0
  vi.spyOn(console, "error").mockImplementation((line) => void lines.push(String(line)))
})
afterEach(async () => {
  await processes.stop()
  vi.restoreAllMocks()
  await rm(folder, { recursive: true })
})

const starts = () => readFile(path.join(folder, "starts"), "utf8").then((text) => text.length)

/** An ended process whose parent has not noticed has no command line any more. */
const isAlive = (pid?: number) =>
  readFile(`/proc/${pid}/cmdline`, "utf8").then(
    (line) => line !== "",
    () => false,
  )

/** A program that notes each start, and falls the first `times` times. */
async function program(times: number) {
  const file = path.join(folder, "part.mjs")
  await writeFile(
    file,
    `import { appendFileSync, readFileSync } from "node:fs"
     appendFileSync("starts", "x")
     const nth = readFileSync("starts").length
     if (nth > ${times}) setInterval(() => {}, 1000)
     else { console.log("I fall for the " + nth + ". time"); process.exitCode = 7 }`,
  )
  return processes.start("kitchen", [file], { cwd: folder })
}

describe("a process that fails", () => {
  it("stops all processes and reports its last lines when restarts are off", async () => {
    await program(1)
    expect(((await processes.failure) as Error).message).toMatch(
      /^The kitchen stopped \(exit code 7\)\. Its last lines:\s+I fall for the 1\. time/,
    )
    expect(await starts()).toBe(1)
  }, 30_000)

  it("is restarted three times with a delay, and then stops all processes", async () => {
    processes.restartExited([10, 20, 30])
    await program(10)
    expect(((await processes.failure) as Error).message).toContain("I fall for the 4. time")
    expect(await starts()).toBe(4)
    expect(lines).toEqual(
      [1, 2, 3].map((nth) => `The kitchen stopped (exit code 7). Starting it again (${nth} of 3) …`),
    )
  }, 60_000)

  it("keeps running after a restart, and is not restarted when it was stopped", async () => {
    processes.restartExited([10, 20, 30])
    const managed = await program(1)
    await expect.poll(() => starts().catch(() => 0), { timeout: 20_000 }).toBe(2)
    await processes.end(managed)
    expect(managed.child.signalCode ?? managed.child.exitCode).not.toBeNull()
    expect(await starts()).toBe(2)
  }, 60_000)

  it("ends its child processes when it is killed, before it is restarted", async () => {
    const file = path.join(folder, "supervisor.mjs")
    await writeFile(
      file,
      `import { spawn } from "node:child_process"
       import { appendFileSync } from "node:fs"
       const endless = "setInterval(() => {}, 1000)"
       const child = spawn(process.execPath, ["-e", endless], { stdio: ["ignore", "inherit", "inherit"] })
       appendFileSync("starts", "x")
       console.log("child=" + child.pid)
       setInterval(() => {}, 1000)`,
    )
    processes.restartExited([10])
    const children: number[] = []
    const managed = processes.start("database", [file], {
      cwd: folder,
      listen: (chunk) => children.push(Number(/child=(\d+)/.exec(chunk)?.[1])),
    })
    await expect.poll(() => children.length, { timeout: 20_000 }).toBe(1)
    managed.child.kill("SIGKILL")
    await expect.poll(() => children.length, { timeout: 20_000 }).toBe(2)
    expect(await isAlive(children[0])).toBe(false)
    await processes.end(managed)
    await expect.poll(() => isAlive(children[1]), { timeout: 20_000 }).toBe(false)
  }, 60_000)
})
