/**
 * Preloaded into every part, and inherited by what it forks: when the process that started it is gone, its end of the
 * pipe closes, and the part stops too. One that cannot stop in order, because what it needs is gone already, is ended
 * all the same.
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
