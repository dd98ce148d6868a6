import { spawn } from "node:child_process"

/**
 * Runs PostgreSQL as a child and ends it on exit, so that a killed shop leaves no server behind.
 * Arguments: user id and group id (0 for the current user), then the command.
 */
const [uid, gid, file, ...args] = process.argv.slice(2)
const postgres = spawn(file, args, {
  stdio: ["ignore", "inherit", "inherit"],
  ...(uid !== "0" && { uid: Number(uid), gid: Number(gid) }),
})
// SIGINT is PostgreSQL's fast shutdown: it ends open sessions and leaves the files clean.
for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => postgres.kill("SIGINT"))
postgres.on("error", (error) => {
  console.error(error.message)
  process.exit(1)
})
postgres.on("exit", (code) => process.exit(code ?? 1))
