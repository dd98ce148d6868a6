import { existsSync } from "node:fs"
import { mkdir, readdir, rename, rm } from "node:fs/promises"
import path from "node:path"
import { fingerprint, pluginNames } from "../scripts/run/build.mjs"
import { command } from "../scripts/run/command.mjs"
import { postgresFolder, startPostgres } from "../scripts/run/postgres.mjs"
import { Processes } from "../scripts/run/processes.mjs"
import { step } from "../scripts/run/progress.mjs"
import { ROOT } from "../scripts/run/root.mjs"
import { createDatabase, migrate, seed } from "../scripts/run/shop.mjs"

const CACHE = path.join(ROOT, "node_modules/.cache/haat-test-databases")
/** Has the engine's tables and ours, the engine's settings for India, and the administrator of the tests. */
export const TEMPLATE = "haat_template"
/** A throw-away database may lose its last second: nobody will miss it. */
export const FLAGS = ["fsync=off", "synchronous_commit=off", "full_page_writes=off", "max_connections=200"]

/** Folders that decide what tables there are. */
const schema = () =>
  pluginNames()
    .flatMap((name) =>
      ["modules", "links", "search", "views", "migration-scripts"].map((part) => `plugins/${name}/src/${part}`),
    )
    .filter((folder) => existsSync(path.join(ROOT, folder)))

/** Shops that this process opens at once wait for the same one. */
let making: Promise<string> | undefined

/**
 * Puts a PostgreSQL data folder with TEMPLATE at `folder`. Migrating takes half a minute and seeding starts a backend,
 * so both results are kept: the one until the engine or a migration changes, the other until any of the backend does.
 */
export async function layDatabase(folder: string, env: Record<string, string>) {
  making ??= migratedAndSeeded(folder, env)
  await copyData(await making, folder)
}

async function migratedAndSeeded(beside: string, env: Record<string, string>) {
  const migrated = await kept("migrated", schema(), beside, async (folder) => {
    await step("Migrating a database for tests", () =>
      withPostgres(folder, async (address) => {
        await createDatabase(address("postgres"), TEMPLATE)
        await migrate({ ...env, DATABASE_URL: address(TEMPLATE) })
      }),
    )
  })
  return kept("seeded", ["plugins", "backend", "testing/test-settings.ts"], beside, async (folder) => {
    await copyData(migrated, folder)
    await step("Seeding a database for tests", () =>
      withPostgres(folder, (address) => seed({ ...env, DATABASE_URL: address(TEMPLATE) }, ["administrator"])),
    )
  })
}

/**
 * What `make` puts into a data folder, kept for as long as the files at and below `inputs` stay the same.
 * @param beside where there is room for a folder that PostgreSQL may write to
 * @returns where its data and password are kept
 */
async function kept(name: string, inputs: string[], beside: string, make: (folder: string) => Promise<void>) {
  const cached = path.join(CACHE, `${name}-${fingerprint(["package-lock.json", ...inputs]).slice(0, 20)}`)
  if (existsSync(path.join(cached, "password"))) return cached
  const folder = `${beside}-${name}`
  await make(folder)
  const half = `${cached}-${process.pid}`
  await mkdir(half, { recursive: true })
  await command("cp", ["-a", await postgresFolder(folder), path.join(half, "data")])
  await command("cp", ["-a", `${folder}.password`, path.join(half, "password")])
  await rm(await postgresFolder(folder), { recursive: true, force: true })
  for (const other of await readdir(CACHE))
    if (other.startsWith(`${name}-`) && !other.startsWith(path.basename(cached)))
      await rm(path.join(CACHE, other), { recursive: true, force: true })
  // another process may have made the same meanwhile
  await rename(half, cached).catch(async (error) => {
    if (!existsSync(path.join(cached, "password"))) throw error
    await rm(half, { recursive: true, force: true })
  })
  return cached
}

async function copyData(from: string, folder: string) {
  await command("cp", ["-a", path.join(from, "data"), await postgresFolder(folder)])
  await command("cp", ["-a", path.join(from, "password"), `${folder}.password`])
}

async function withPostgres(folder: string, use: (address: (database: string) => string) => Promise<unknown>) {
  const processes = new Processes()
  try {
    const { address } = await startPostgres(processes, { folder, flags: FLAGS })
    await use(address)
  } finally {
    await processes.stop()
  }
}
