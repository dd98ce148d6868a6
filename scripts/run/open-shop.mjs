import path from "node:path"
import { environmentOf } from "../settings.mjs"
import { Parts } from "./parts.mjs"
import { startPostgres } from "./postgres.mjs"
import { step } from "./progress.mjs"
import { explain } from "./sentence.mjs"
import {
  answering,
  checkBackendSettings,
  createDatabase,
  migrateAndSeed,
  startBackend,
  startSandbox,
  startWeb,
} from "./shop.mjs"

/**
 * Opens the shop and keeps it open until a signal comes or a part falls; then everything stops and the process ends.
 * @param settings of scripts/settings.mjs
 * @param opened called once the shop answers, with its parts, for what else the caller runs or says
 */
export async function openShop(settings, { dev = false, opened }) {
  const parts = new Parts()
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
    await migrateAndSeed(env)
    const backend = await step("Opening the shop", async () => {
      if (settings.sandbox) startSandbox(parts, env)
      const part = startBackend(parts, env)
      startWeb(parts, env, { dev })
      await parts.until(answering(`http://127.0.0.1:${settings.PORT}/health`))
      return part
    })
    await opened({ parts, env, backend })
    throw await parts.fallen
  }

  try {
    if (await Promise.race([opening(), leaving])) console.log("\nClosing the shop …")
  } catch (reason) {
    explain(reason)
  } finally {
    await parts.stop()
    process.exit()
  }
}
