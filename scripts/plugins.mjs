import { createInterface } from "node:readline/promises"
import { prepare } from "./run/prepare.mjs"
import { explain, StartError } from "./run/start-error.mjs"

/**
 * npm run plugins: prints what each plugin brings, in load order; `npm run plugins -- faqs mail` those of these names.
 * `npm run plugins -- purge wishlist`: drops what a plugin that was removed has left in the database, after a question;
 * `--yes` skips the question. The shop may be open.
 */

const [first, ...others] = process.argv.slice(2)

try {
  await prepare()
  await (first === "purge" ? purge(others) : print())
} catch (error) {
  explain(error)
}

async function print() {
  const { findPlugins } = await import("./run/find-plugins.mjs")
  const { listPlugins } = await import("./run/list-plugins.mjs")
  const wanted = process.argv.slice(2)
  const names = findPlugins().map(({ name }) => name)
  const unknown = wanted.find((name) => !names.includes(name))
  if (unknown) throw new StartError(`There is no plugin ${unknown}. There are: ${names.join(", ")}.`)
  console.log(listPlugins(wanted))
}

async function purge(given) {
  const { openDatabase } = await import("./run/open-database.mjs")
  const { findFormerPlugin } = await import("./run/plugin-records.mjs")
  const { purgePlugin } = await import("./run/purge-plugin.mjs")
  const names = given.filter((word) => !word.startsWith("--"))
  if (names.length !== 1) throw new StartError("Name one plugin: npm run plugins -- purge wishlist")
  const { address, close } = await openDatabase()
  try {
    const record = await findFormerPlugin(address, names[0])
    if (!given.includes("--yes") && !(await isConfirmed(record))) return
    const dropped = await purgePlugin(address, record)
    console.log(`Purged ${record.name}: ${dropped.join("; ") || "it had left nothing"}.`)
  } finally {
    await close()
  }
}

async function isConfirmed({ name, claims }) {
  if (!process.stdin.isTTY)
    throw new StartError("The purge asks before it drops tables: run it in a terminal, or add --yes.")
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const tables = claims.table.length ? `the tables ${claims.table.join(", ")} with all their rows` : "its settings"
  const typed = await terminal.question(`Drop what ${name} has left, ${tables}? (y/N) `)
  terminal.close()
  return /^y(es)?$/i.test(typed.trim())
}
