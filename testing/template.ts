import { existsSync } from "node:fs"
import { mkdir, rename, rm } from "node:fs/promises"
import path from "node:path"
import { fingerprint, pluginNames } from "../scripts/run/build.mjs"
import { command } from "../scripts/run/command.mjs"
import { postgresFolder, startPostgres } from "../scripts/run/postgres.mjs"
import { Processes } from "../scripts/run/processes.mjs"
import { step } from "../scripts/run/progress.mjs"
import { ROOT } from "../scripts/run/root.mjs"
import { createDatabase, migrate } from "../scripts/run/shop.mjs"

const CACHE = path.join(ROOT, "node_modules/.cache/haat-test-databases")
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
let making: Promise<unknown> | undefined

/**
 * Puts a migrated PostgreSQL data folder at `folder`. Migrating takes half a minute,
 * so the result is kept until the engine or a migration changes.
 */
export async function layDatabase(folder: string, env: Record<string, string>) {
  const cached = path.join(CACHE, fingerprint(["package-lock.json", ...schema()]).slice(0, 20))
  if (!existsSync(path.join(cached, "password"))) {
    making ??= step("Migrating a database for tests", () => make(cached, folder, env))
    await making
  }
  const data = await postgresFolder(folder)
  await command("cp", ["-a", path.join(cached, "data"), data])
  await command("cp", ["-a", path.join(cached, "password"), `${folder}.password`])
}

async function make(cached: string, beside: string, env: Record<string, string>) {
  const folder = `${beside}-new`
  const processes = new Processes()
  try {
    const database = await startPostgres(processes, { folder, flags: FLAGS })
    await createDatabase(database.address("postgres"), TEMPLATE)
    await migrate({ ...env, DATABASE_URL: database.address(TEMPLATE) })
  } finally {
    await processes.stop()
  }
  const half = `${cached}-${process.pid}`
  await rm(CACHE, { recursive: true, force: true })
  await mkdir(half, { recursive: true })
  await command("cp", ["-a", await postgresFolder(folder), path.join(half, "data")])
  await command("cp", ["-a", `${folder}.password`, path.join(half, "password")])
  await rm(await postgresFolder(folder), { recursive: true, force: true })
  await rename(half, cached)
}
