import { randomUUID } from "node:crypto"
import { link, readFile, rm, stat, utimes, writeFile } from "node:fs/promises"
import { setTimeout } from "node:timers/promises"

const POLL_MS = 100
const HEARTBEAT_MS = 5_000
/** A process that holds a lock touches it more often than this, however busy the machine is. */
const STALE_AFTER_MS = 60_000

/**
 * Runs `work` while no other process runs something under the same lock file. A lock left by a killed process does not
 * count.
 */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const own = `${file}-${randomUUID()}`
  await writeFile(own, String(process.pid))
  try {
    while (!(await takeLock(own, file))) {
      if (await isStale(file)) await rm(file, { force: true })
      else await setTimeout(POLL_MS)
    }
  } finally {
    await rm(own, { force: true })
  }
  const heartbeat = setInterval(() => utimes(file, new Date(), new Date()).catch(() => {}), HEARTBEAT_MS)
  try {
    return await work()
  } finally {
    clearInterval(heartbeat)
    await rm(file, { force: true })
  }
}

/** Linking is atomic: the lock is there with its content, or it is another process's. */
async function takeLock(own: string, file: string) {
  try {
    await link(own, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error
    return false
  }
}

async function isStale(file: string) {
  const pid = Number(await readFile(file, "utf8").catch(() => ""))
  // released in the meantime
  if (!pid) return false
  if (!isRunning(pid)) return true
  const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Date.now() }))
  return Date.now() - mtimeMs > STALE_AFTER_MS
}

function isRunning(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM"
  }
}
