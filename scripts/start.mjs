import path from "node:path"
import { prepare } from "./run/prepare.mjs"
import { step } from "./run/progress.mjs"
import { explain } from "./run/sentence.mjs"

/** npm start: from a fresh clone to an open shop. */

const started = Date.now()

try {
  await prepare({ builds: false })
  const { parseSettings, openHome, refuseBusyPorts, keptSecrets } = await import("./settings.mjs")
  const settings = parseSettings(process.env)
  openHome(settings)
  await refuseBusyPorts(settings)
  const { build } = await import("./run/build.mjs")
  await build()
  await open(settings, keptSecrets(settings))
} catch (error) {
  explain(error)
}

async function open(settings, secrets) {
  const { Parts } = await import("./run/parts.mjs")
  const { startPostgres } = await import("./run/postgres.mjs")
  const shop = await import("./run/shop.mjs")

  const parts = new Parts()
  const stopped = new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => resolve(null))
  })
  const leave = stopped.then(() => {
    throw null
  })
  leave.catch(() => {})

  const opening = async () => {
    const env = { ...textOf(settings), ...secrets }
    if (!settings.DATABASE_URL) {
      const database = await step("Starting the database", () =>
        startPostgres(parts, { folder: path.join(settings.HAAT_HOME, "postgres") }),
      )
      await shop.createDatabase(database.address("postgres"), "haat")
      env.DATABASE_URL = database.address("haat")
    }
    await shop.migrateAndSeed(env)
    await step("Opening the shop", async () => {
      shop.startBackend(parts, env)
      shop.startWeb(parts, env)
      await parts.until(shop.answering(`http://127.0.0.1:${settings.PORT}/health`))
    })
    welcome(settings)
    throw await parts.fallen
  }

  try {
    await Promise.race([opening(), leave])
  } catch (reason) {
    if (reason) explain(reason)
    else console.log("\nClosing the shop …")
  } finally {
    await parts.stop()
    process.exit()
  }
}

/** Settings as a child process takes them. */
const textOf = ({ production, ...settings }) =>
  Object.fromEntries(
    Object.entries(settings)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  )

function welcome({ PORT, PUBLIC_URL, REDIS_URL, production }) {
  const lines = [
    "",
    `  Haat is open: ${PUBLIC_URL ?? `http://localhost:${PORT}`}   (ready in ${((Date.now() - started) / 1000).toFixed(0)} s)`,
  ]
  if (!production)
    lines.push(
      "",
      "  Shopper         asha  / Asha@1234",
      "  Shopper         ravi  / Ravi@1234",
      "  Administrator   admin / Admin@1234",
    )
  if (!REDIS_URL) lines.push("", "  Sessions, events and locks are kept in memory (no REDIS_URL).")
  lines.push("", "  Ctrl-C closes the shop.", "")
  console.log(lines.join("\n"))
}
