import path from "node:path"
import { environmentOf } from "../settings.mjs"
import { openLogsOf } from "./log-files.mjs"
import { Parts } from "./parts.mjs"
import { startPostgres } from "./postgres.mjs"
import { step } from "./progress.mjs"
import { explain } from "./sentence.mjs"
import {
  answering,
  checkBackendSettings,
  createDatabase,
  migrateAndSeed,
  reachable,
  startBackend,
  startSandbox,
  startWeb,
} from "./shop.mjs"

/**
 * Opens the shop and keeps it open until a signal comes or a part falls for good; then everything stops and the process
 * ends. Once the shop is open, a part that falls is started again, three times.
 * @param settings of scripts/settings.mjs
 * @param opened called once the shop answers, with its parts, for what else the caller runs or says
 */
export async function openShop(settings, { dev = false, opened }) {
  const logs = await openLogsOf(settings.HAAT_HOME)
  const parts = new Parts(logs.take)
  const leaving = new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => resolve(true))
  })

  const opening = async () => {
    const env = environmentOf(settings)
    checkBackendSettings(env)
    if (!settings.DATABASE_URL) {
      const folder = path.join(settings.HAAT_HOME, "postgres")
      const database = await step("Starting the database", () => startPostgres(parts, { folder }))
      await createDatabase(database.address("postgres"), "haat")
      env.DATABASE_URL = database.address("haat")
    }
    // before the demo shop is filled: its first order asks the carrier
    if (settings.sandbox) startSandbox(parts, env)
    await migrateAndSeed(env)
    const backend = await step("Opening the shop", async () => {
      const part = startBackend(parts, env)
      startWeb(parts, env, { dev })
      await parts.until(answering(`http://${reachable(settings.HOST)}:${settings.PORT}/ready`))
      return part
    })
    await opened({ parts, env, backend })
    // while developing, what falls is about to be changed
    if (!dev) parts.restartFallen()
    throw await parts.fallen
  }

  try {
    if (await Promise.race([opening(), leaving])) console.log("\nClosing the shop …")
  } catch (reason) {
    explain(reason)
  } finally {
    await parts.stop()
    await logs.close()
    process.exit()
  }
}
