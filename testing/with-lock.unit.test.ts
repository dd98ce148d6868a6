import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { mkdtemp, rm, utimes, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterEach, beforeEach, expect, it } from "vitest"
import { withLock } from "./with-lock.ts"

let folder: string
let file: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "haat-lock-"))
  file = path.join(folder, "made.lock")
})
afterEach(() => rm(folder, { recursive: true, force: true }))

it("runs one piece of work after the other, and releases the lock when one fails", async () => {
  const seen: string[] = []
  let finishFirst = () => {}
  const first = await new Promise<{ ended: Promise<unknown> }>((resolve) => {
    const mayEnd = new Promise<void>((end) => {
      finishFirst = end
    })
    const ended = withLock(file, async () => {
      resolve({ ended })
      await mayEnd
      seen.push("first")
      throw new Error("full disk")
    })
  })
  const second = withLock(file, async () => seen.push("second"))
  finishFirst()
  await expect(first.ended).rejects.toThrow("full disk")
  await second
  expect(seen).toEqual(["first", "second"])
  expect(existsSync(file)).toBe(false)
})

it("does not wait for a process that is gone", async () => {
  const { pid } = spawnSync(process.execPath, ["--version"])
  await writeFile(file, String(pid))
  expect(await withLock(file, async () => "made")).toBe("made")
})

it("does not wait for a lock that its process has stopped touching", async () => {
  await writeFile(file, String(process.pid))
  const minutesAgo = new Date(Date.now() - 10 * 60_000)
  await utimes(file, minutesAgo, minutesAgo)
  expect(await withLock(file, async () => "made")).toBe("made")
})
