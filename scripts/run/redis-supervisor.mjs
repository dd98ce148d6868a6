import { spawn } from "node:child_process"

/**
 * Runs Redis as a child and ends it on exit, so that a killed test leaves no server behind. Arguments: the command.
 * Uses SIGKILL, since a Redis that a test has paused ignores other signals.
 */
const [file, ...args] = process.argv.slice(2)
const redis = spawn(file, args, { stdio: ["ignore", "inherit", "inherit"] })
for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => redis.kill("SIGKILL"))
redis.on("spawn", () => console.log(`pid=${redis.pid}`))
redis.on("error", (error) => {
  console.error(error.message)
  process.exit(1)
})
redis.on("exit", (code) => process.exit(code ?? 1))
