import { readFile, rm } from "node:fs/promises"
import { memoryInUseFile } from "./memory-in-use.mjs"
import { pause } from "./row.ts"

/** Time that a process needs to collect the garbage of its threads. */
const COLLECTION_MS = 2_000
const SAMPLE_MS = 2_000
const IN_USE_EVERY_MS = 30_000

/** MB that the process has of the machine's memory. */
async function residentMb(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8")
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}

/** MB of it that were in use after the last collection. */
const inUseMb = async (pid: number) => Number(await readFile(memoryInUseFile(pid), "utf8")) / 1024 / 1024

type Point = { minute: number; mb: number }

/** MB a minute of the line through the points. */
function slopeOf(points: Point[]): number {
  const mean = (of: (point: Point) => number) => points.reduce((sum, point) => sum + of(point), 0) / points.length
  const minute = mean((point) => point.minute)
  const mb = mean((point) => point.mb)
  const over = points.reduce((sum, point) => sum + (point.minute - minute) * (point.mb - mb), 0)
  return over / points.reduce((sum, point) => sum + (point.minute - minute) ** 2, 0)
}

/**
 * Watches the memory of processes that have preload.mjs until stopped. What is in use is looked at after a collection,
 * twice a minute: before it, how much lies about uncollected says nothing about a leak.
 * @returns stops, and tells of each process the MB in use at the end, by how many MB a minute they grew, and the most
 * it ever had
 */
export function watchMemory<Name extends string>(pids: Record<Name, number>) {
  const watched = (Object.entries(pids) as [Name, number][]).map(([name, pid]) => ({
    name,
    pid,
    inUse: [] as Point[],
    peak: 0,
  }))
  const begun = Date.now()
  let going = true
  const watching = (async () => {
    for (let nth = 0; going; nth++) {
      for (const one of watched) one.peak = Math.max(one.peak, await residentMb(one.pid))
      if (nth % (IN_USE_EVERY_MS / SAMPLE_MS) === 0) {
        // a collection stops its process: one after another, or readers wait for all of them
        for (const one of watched) {
          process.kill(one.pid, "SIGUSR2")
          await pause(COLLECTION_MS)
          one.inUse.push({ minute: (Date.now() - begun) / 60_000, mb: await inUseMb(one.pid) })
        }
      } else await pause(SAMPLE_MS)
    }
  })()
  return async () => {
    going = false
    await watching
    await Promise.all(watched.map(({ pid }) => rm(memoryInUseFile(pid), { force: true })))
    return watched.map(({ name, inUse, peak }) => ({ name, peak, mb: inUse.at(-1)?.mb ?? 0, slope: slopeOf(inUse) }))
  }
}
