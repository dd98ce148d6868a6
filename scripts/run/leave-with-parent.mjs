/** Preloaded into every part: when the process that started it is gone, its end of the pipe closes, and the part stops too. */
process.stdin.on("end", () => process.kill(process.pid, "SIGTERM"))
process.stdin.on("error", () => process.kill(process.pid, "SIGTERM"))
process.stdin.resume()
process.stdin.unref?.()
