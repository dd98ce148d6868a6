import { spawn } from "node:child_process"
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterEach, beforeEach, expect, it } from "vitest"

const COMMAND = new URL("./command.mjs", import.meta.url).href

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "haat-command-"))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const isRunning = (pid: number) => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

it("a Node program and what it forked end when the process that runs them is killed", async () => {
  const program = path.join(folder, "program.mjs")
  const pids = path.join(folder, "pids")
  await writeFile(
    program,
    `import { fork } from "node:child_process"
     import { appendFileSync } from "node:fs"
     appendFileSync(${JSON.stringify(pids)}, process.pid + "\\n")
     if (process.argv[2] !== "forked") fork(process.argv[1], ["forked"])
     setInterval(() => console.log("still here"), 50)`,
  )
  const runs = `const { command, LEAVE_WITH_PARENT } = await import(${JSON.stringify(COMMAND)})
    await command(process.execPath, ["--import", LEAVE_WITH_PARENT, ${JSON.stringify(program)}])`
  const parent = spawn(process.execPath, ["--input-type=module", "--eval", runs], { stdio: "ignore" })
  const started = async () => (await readFile(pids, "utf8").catch(() => "")).trim().split("\n").map(Number)
  await expect.poll(async () => (await started()).length, { timeout: 10_000 }).toBe(2)

  parent.kill("SIGKILL")
  await expect.poll(async () => (await started()).filter(isRunning), { timeout: 5_000 }).toEqual([])
}, 20_000)
