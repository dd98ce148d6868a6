import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"

/**
 * Memory of processes and all their children in MB, from Linux; shared pages are charged in part (PSS).
 * @param pids of the processes
 */
export const sumProcessMemory = (pids) => [...withChildren(pids)].reduce((sum, pid) => sum + proportional(pid), 0)

function withChildren(pids) {
  const all = new Set(pids)
  const lines = execFileSync("ps", ["-eo", "pid=,ppid="], { encoding: "utf8" }).trim().split("\n")
  const pairs = lines.map((line) => line.trim().split(/\s+/).map(Number))
  for (let before = 0; before < all.size; ) {
    before = all.size
    for (const [pid, parent] of pairs) if (all.has(parent)) all.add(pid)
  }
  return all
}

const proportional = (pid) =>
  Number(/^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))[1]) / 1024
