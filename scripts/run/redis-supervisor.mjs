import { spawn } from "node:child_process"

/**
 * Runs one Redis and takes it down with itself, so that a killed test leaves none behind. Arguments: the command.
 * Killed, not asked: a Redis that a test has stopped hears nothing else.
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
