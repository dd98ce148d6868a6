import { chmod, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import path from "node:path"
import { freePort } from "../scripts/run/free-port.mjs"
import { openLogsOf } from "../scripts/run/log-files.mjs"
import { postgresFolder, startPostgres } from "../scripts/run/postgres.mjs"
import { Processes } from "../scripts/run/processes.mjs"
import { ask } from "../scripts/run/shop.mjs"
import { copyTemplateDatabase, copyTemplateFiles, FLAGS, type Stock, templateDatabaseName } from "./template.ts"
import { testSettings } from "./test-settings.ts"

/**
 * A running shop for tests: its environment (first backend, web tier, sandbox), its processes, and a function that ends
 * it.
 */
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
export async function openTestFolder(flags = FLAGS, stock: Stock = "empty"): Promise<House> {
  const { home, env, processes, close } = await openFolder()
  try {
    const folder = path.join(home, "postgres")
    await copyTemplateDatabase(folder, env, stock)
    const database = { ...(await startPostgres(processes, { folder, flags })), folder, flags }
    return await fill({ home, env, processes, database, close }, "haat", stock)
  } catch (error) {
    await close()
    throw error
  }
}

/** Another one on the PostgreSQL of the first, to be closed before it. @param name of its database */
export async function openSecondTestFolder({ database }: House, name: string, stock: Stock): Promise<House> {
  const folder = await openFolder()
  try {
    return await fill({ ...folder, database }, name, stock)
  } catch (error) {
    await folder.close()
    throw error
  }
}

async function fill(house: House, name: string, stock: Stock) {
  await ask(house.database.address("postgres"), `create database ${name} template ${templateDatabaseName(stock)}`)
  await copyTemplateFiles(house.home, stock)
  house.env.DATABASE_URL = house.database.address(name)
  return house
}

async function openFolder() {
  const home = await mkdtemp(path.join(tmpdir(), "haat-test-"))
  // PostgreSQL may run as another user, who has to pass through here.
  await chmod(home, 0o755)
  const logs = await openLogsOf(home)
  const processes = new Processes(logs.take)
  const close = async () => {
    await processes.stop()
    await logs.close()
    await rm(await postgresFolder(path.join(home, "postgres")), { recursive: true, force: true })
    await rm(home, { recursive: true, force: true })
  }
  closeWithProcess(close)
  const env = testSettings({
    PORT: await freePort(),
    BACKEND_PORT: await freePort(),
    SANDBOX_PORT: await freePort(),
    SANDBOX_SMTP_PORT: await freePort(),
    HAAT_HOME: home,
  })
  return { home, env, processes, close }
}

const closings: (() => Promise<void>)[] = []

/** Closes every shop that this process has opened before the process ends. */
export function closeWithProcess(close: () => Promise<void>) {
  if (closings.push(close) > 1) return
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.once(signal, () => Promise.allSettled(closings.map((each) => each())).finally(() => process.exit(1)))
}
