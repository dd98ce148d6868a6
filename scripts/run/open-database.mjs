import { existsSync } from "node:fs"
import path from "node:path"
import { runningPostgres, startPostgres } from "./postgres.mjs"
import { Processes } from "./processes.mjs"
import { StartError } from "./start-error.mjs"

/**
 * Opens the database of the shop: DATABASE_URL, or the shop's own one, which is started when the shop is closed.
 * @returns its address, and a function that closes what was started
 */
export async function openDatabase() {
  const { parseSettings } = await import("../settings.mjs")
  const settings = parseSettings(process.env)
  if (settings.DATABASE_URL) return { address: settings.DATABASE_URL, close: async () => {} }
  const folder = path.join(settings.HAAT_HOME, "postgres")
  const running = await runningPostgres(folder)
  if (running) return { address: running("haat"), close: async () => {} }
  if (!existsSync(`${folder}.password`))
    throw new StartError(`There is no shop in ${settings.HAAT_HOME} yet: npm start makes one.`)
  const processes = new Processes()
  const { address } = await startPostgres(processes, { folder })
  return { address: address("haat"), close: () => processes.stop() }
}
