import { chmod, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { freePort } from "../scripts/run/free-port.mjs"
import { Parts } from "../scripts/run/parts.mjs"
import { postgresFolder, startPostgres } from "../scripts/run/postgres.mjs"
import { ask } from "../scripts/run/shop.mjs"
import { FLAGS, layDatabase, TEMPLATE } from "./template.ts"
import { testSettings } from "./test-settings.ts"

/** Where a shop for tests lives: its environment (of the first backend, web tier and sandbox), its parts, and what ends it all. */
export type House = { home: string; env: Record<string, string>; parts: Parts; close: () => Promise<void> }

/**
 * A throw-away data folder, a migrated database in a PostgreSQL of its own, and free ports.
 * It also goes away when this process ends in any other way than by `close`.
 */
export async function openHouse(): Promise<House> {
  const home = await mkdtemp(path.join(tmpdir(), "haat-test-"))
  // PostgreSQL may run as another user, who has to pass through here.
  await chmod(home, 0o755)
  const folder = path.join(home, "postgres")
  const parts = new Parts()
  const close = async () => {
    await parts.stop()
    await rm(await postgresFolder(folder), { recursive: true, force: true })
    await rm(home, { recursive: true, force: true })
  }
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.once(signal, () => close().finally(() => process.exit(1)))

  try {
    const env = testSettings({
      PORT: await freePort(),
      BACKEND_PORT: await freePort(),
      SANDBOX_PORT: await freePort(),
      SANDBOX_SMTP_PORT: await freePort(),
      HAAT_HOME: home,
    })
    await layDatabase(folder, env)
    const database = await startPostgres(parts, { folder, flags: FLAGS })
    await ask(database.address("postgres"), `create database haat template ${TEMPLATE}`)
    env.DATABASE_URL = database.address("haat")
    return { home, env, parts, close }
  } catch (error) {
    await close()
    throw error
  }
}
