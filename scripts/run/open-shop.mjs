import path from "node:path"
import { toEnvironment } from "../settings.mjs"
import { openLogsOf } from "./log-files.mjs"
import { startPostgres } from "./postgres.mjs"
import { printErrors } from "./print-errors.mjs"
import { Processes } from "./processes.mjs"
import { step } from "./progress.mjs"
import {
  checkBackendSettings,
  createDatabase,
  migrateAndSeed,
  reachable,
  startBackend,
  startSandbox,
  startWeb,
  untilReady,
} from "./shop.mjs"
import { explain } from "./start-error.mjs"

/**
 * Runs the shop until a signal arrives or a process fails for good; then stops all processes and exits. A process that
 * exits unexpectedly is restarted up to three times.
 * @param settings result of `readSettings` in scripts/settings.mjs
 * @param pages promise of the built storefront and back office; database and backend start before it resolves
 * @param onOpened called with the processes once the shop answers requests
 */
export async function openShop(settings, { dev = false, pages = Promise.resolve(), onOpened }) {
  const logs = await openLogsOf(settings.HAAT_HOME, dev ? printErrors() : undefined)
  const processes = new Processes(logs.take)
  const signalled = new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => resolve(true))
  })

  const startProcesses = async () => {
    const env = toEnvironment(settings)
    checkBackendSettings(env)
    if (!settings.DATABASE_URL) {
      const folder = path.join(settings.HAAT_HOME, "postgres")
      const database = await step("Starting the database", () => startPostgres(processes, { folder }))
      await createDatabase(database.address("postgres"), "haat")
      env.DATABASE_URL = database.address("haat")
    }
    // Started before the demo data is seeded, because placing its first order calls the carrier.
    if (settings.sandbox) startSandbox(processes, env)
    await migrateAndSeed(env)
    const backend = await step("Opening the shop", async () => {
      const started = startBackend(processes, env)
      await pages
      startWeb(processes, env, { dev })
      await processes.until(untilReady(`http://${reachable(settings.HOST)}:${settings.PORT}/ready`))
      return started
    })
    return { processes, env, backend }
  }
  const runUntilFailure = async () => {
    const [shop] = await Promise.all([startProcesses(), pages])
    await onOpened(shop)
    // In development a failed process restarts with the next change.
    if (!dev) processes.restartExited()
    throw await processes.failure
  }

  try {
    if (await Promise.race([runUntilFailure(), signalled])) console.log("\nClosing the shop …")
  } catch (reason) {
    explain(reason)
  } finally {
    await processes.stop()
    await logs.close()
    process.exit()
  }
}
