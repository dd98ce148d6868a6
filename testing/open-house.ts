import { chmod, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { freePort } from "../scripts/run/free-port.mjs"
import { openLogsOf } from "../scripts/run/log-files.mjs"
import { postgresFolder, startPostgres } from "../scripts/run/postgres.mjs"
import { Processes } from "../scripts/run/processes.mjs"
import { ask } from "../scripts/run/shop.mjs"
import { FLAGS, layDatabase, TEMPLATE } from "./template.ts"
import { testSettings } from "./test-settings.ts"

/** Where a shop for tests lives: its environment (of the first backend, web tier and sandbox), its processes, and what ends it all. */
export type House = {
  home: string
  env: Record<string, string>
  processes: Processes
  /** Its PostgreSQL, and where that keeps its data. */
  database: {
    part: Awaited<ReturnType<typeof startPostgres>>["part"]
    /** of a database by its name */
    address: (name: string) => string
    folder: string
    flags: string[]
  }
  close: () => Promise<void>
}

/**
 * A throw-away data folder, a migrated database in a PostgreSQL of its own, and free ports.
 * It also goes away when this process ends in any other way than by `close`.
 * @param flags PostgreSQL's settings; by default it may lose its last second
 */
export async function openHouse(flags = FLAGS): Promise<House> {
  const home = await mkdtemp(path.join(tmpdir(), "haat-test-"))
  // PostgreSQL may run as another user, who has to pass through here.
  await chmod(home, 0o755)
  const folder = path.join(home, "postgres")
  const logs = await openLogsOf(home)
  const processes = new Processes(logs.take)
  const close = async () => {
    await processes.stop()
    await logs.close()
    await rm(await postgresFolder(folder), { recursive: true, force: true })
    await rm(home, { recursive: true, force: true })
  }
  closeWithProcess(close)

  try {
    const env = testSettings({
      PORT: await freePort(),
      BACKEND_PORT: await freePort(),
      SANDBOX_PORT: await freePort(),
      SANDBOX_SMTP_PORT: await freePort(),
      HAAT_HOME: home,
    })
    await layDatabase(folder, env)
    const database = await startPostgres(processes, { folder, flags })
    await ask(database.address("postgres"), `create database haat template ${TEMPLATE}`)
    env.DATABASE_URL = database.address("haat")
    return { home, env, processes, database: { ...database, folder, flags }, close }
  } catch (error) {
    await close()
    throw error
  }
}

const closings: (() => Promise<void>)[] = []

/** Whoever stops the tests stops every shop that this process has opened, and only then the process. */
function closeWithProcess(close: () => Promise<void>) {
  if (closings.push(close) > 1) return
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.once(signal, () => Promise.allSettled(closings.map((each) => each())).finally(() => process.exit(1)))
}
