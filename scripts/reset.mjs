import { rm } from "node:fs/promises"
import path from "node:path"
import { createInterface } from "node:readline/promises"
import { prepare } from "./run/prepare.mjs"
import { explain, StartError } from "./run/start-error.mjs"

/** npm run reset: deletes the demo shop's data after a question; `-- --yes` skips the question. */

try {
  await prepare()
  const { parseSettings } = await import("./settings.mjs")
  const settings = parseSettings(process.env)
  if (settings.production || settings.DATABASE_URL)
    throw new StartError(
      "npm run reset wipes only the demo shop in HAAT_HOME. With DATABASE_URL or in production, drop the database " +
        "yourself.",
    )
  if (await isConfirmed(settings.HAAT_HOME)) {
    const { freeDataFolder, postgresFolder } = await import("./run/postgres.mjs")
    const folder = path.join(settings.HAAT_HOME, "postgres")
    await freeDataFolder(folder)
    await rm(await postgresFolder(folder), { recursive: true, force: true })
    for (const kept of ["postgres", "postgres.password", "sandbox", "static"])
      await rm(path.join(settings.HAAT_HOME, kept), { recursive: true, force: true })
    console.log("The demo shop is empty. npm start fills it again.")
  }
} catch (error) {
  explain(error)
}

async function isConfirmed(home) {
  if (process.argv.includes("--yes")) return true
  if (!process.stdin.isTTY)
    throw new StartError("npm run reset asks before it wipes: run it in a terminal, or add -- --yes.")
  const ask = createInterface({ input: process.stdin, output: process.stdout })
  const typed = await ask.question(`Wipe all products, people, orders and pictures in ${home}? (y/N) `)
  ask.close()
  return /^y(es)?$/i.test(typed.trim())
}
