/**
 * Preloaded into every process of the shop and its forks. When the parent is gone, the pipe closes and the process
 * ends: by SIGTERM, and by SIGKILL after the timeout.
 */
const STOP_TIMEOUT_MS = 22_000

function leave() {
  process.kill(process.pid, "SIGTERM")
  setTimeout(() => process.kill(process.pid, "SIGKILL"), STOP_TIMEOUT_MS).unref()
}

process.stdin.once("end", leave)
process.stdin.once("error", leave)
process.stdin.resume()
process.stdin.unref?.()
