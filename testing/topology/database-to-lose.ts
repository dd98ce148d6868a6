import { readFile } from "node:fs/promises"
import path from "node:path"
import { postgresFolder, startPostgres } from "../../scripts/run/postgres.mjs"
import type { Processes } from "../../scripts/run/processes.mjs"
import type { House } from "../open-house.ts"

/**
 * A shop's PostgreSQL, to be lost and found.
 * @param address of a database in it
 */
export function databaseToLose(
  processes: Processes,
  { part: first, folder, flags }: House["database"],
  address: string,
) {
  let part = first
  const signal = async (name: NodeJS.Signals) => {
    const note = await readFile(path.join(await postgresFolder(folder), "postmaster.pid"), "utf8")
    process.kill(Number(note.split("\n")[0]), name)
  }
  return {
    /** Signals the server: SIGINT ends it in order, SIGKILL at once. Its supervisor may start it again. */
    signal,
    lose: async (how: "is killed" | "is stopped") => {
      if (how === "is stopped") return processes.end(part)
      part.wanted = false
      await signal("SIGKILL")
      await part.ended
    },
    /** On the same port, with what it knew before. */
    find: async () => {
      const found = await startPostgres(processes, { folder, flags, port: Number(new URL(address).port) })
      part = found.part
    },
  }
}
