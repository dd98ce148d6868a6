import { existsSync } from "node:fs"
import { mkdir, readdir, rename, rm } from "node:fs/promises"
import path from "node:path"
import { isText, serverPackages } from "../scripts/run/build.mjs"
import { command } from "../scripts/run/command.mjs"
import { postgresFolder, startPostgres } from "../scripts/run/postgres.mjs"
import { Processes } from "../scripts/run/processes.mjs"
import { step } from "../scripts/run/progress.mjs"
import { ROOT } from "../scripts/run/root.mjs"
import { ask, createDatabase, migrate, seed } from "../scripts/run/shop.mjs"
import { addsPlugins, readInputs, readStoredInputs, writeInputs } from "./template-inputs.ts"
import { withLock } from "./with-lock.ts"

const CACHE = path.join(ROOT, "node_modules/.cache/haat-test-databases")
/** Has the engine's tables and ours, the engine's settings for India, and the administrator of the tests. */
export const TEMPLATE = "haat_template"
/** Has the demo shop as well. */
const DEMO_TEMPLATE = "haat_demo_template"
/** Options that may lose the last second of a throw-away database. */
export const FLAGS = ["fsync=off", "synchronous_commit=off", "full_page_writes=off", "max_connections=200"]

/** Contents of a shop for tests: "empty" has the engine and an administrator; "demo" has the demo shop as well. */
export type Stock = "empty" | "demo"

/** The database that a shop with this stock is a copy of. */
export const templateDatabaseName = (stock: Stock) => (stock === "demo" ? DEMO_TEMPLATE : TEMPLATE)

/** Folders that decide what tables there are. */
const schema = () =>
  serverPackages()
    .flatMap((place) =>
      ["modules", "links", "search", "schema", "migration-scripts"].map((part) => `${place}/src/${part}`),
    )
    .filter((folder) => existsSync(path.join(ROOT, folder)))

const SEED = ["packages", "plugins", "backend", "testing/test-settings.ts"]

/** Returns whether a file never changes what is in the database of a new shop. */
const isLeftOut = (file: string) =>
  isText(file) || /^plugins\/[^/]+\/((storefront|admin|tests|src\/testing)\/|README)/.test(file)

/** Shops that this process opens at once wait for the same one. */
const making: Partial<Record<Stock, Promise<string>>> = {}

/** Folder of the templates of `stock`. @param beside path with room for a folder that PostgreSQL may write to */
const keptFor = (stock: Stock, beside: string, env: Record<string, string>) =>
  (making[stock] ??= stock === "demo" ? demoShop(beside, env) : migratedAndSeeded(beside, env))

/**
 * Puts a PostgreSQL data folder with the template of `stock` at `folder`. Migrating and seeding take half a minute
 * each, so what they made is kept: migrated tables until the engine or a migration changes, what was seeded until code
 * of a plugin or the backend does. Files of sentences do not count: they are read when they are shown. Where a new
 * plugin is all that has changed, its migrations run on what is kept.
 */
export async function copyTemplateDatabase(folder: string, env: Record<string, string>, stock: Stock) {
  await copyData(await keptFor(stock, folder, env), folder)
}

/**
 * Puts the files of a shop with this stock, such as pictures, into its data folder. Call
 * `copyTemplateDatabase` first.
 */
export async function copyTemplateFiles(home: string, stock: Stock) {
  const files = path.join((await making[stock]) ?? "", "home")
  if (existsSync(files)) await command("cp", ["-a", `${files}/.`, home])
}

async function migratedAndSeeded(beside: string, env: Record<string, string>) {
  const migrateAgain = addMigrations(env, TEMPLATE)
  return kept("seeded", SEED, beside, migrateAgain, async (folder) => {
    const migrated = await kept("migrated", schema(), beside, migrateAgain, async (empty) => {
      await step("Migrating a database for tests", () =>
        withPostgres(empty, async (address) => {
          await createDatabase(address("postgres"), TEMPLATE)
          await migrate({ ...env, DATABASE_URL: address(TEMPLATE) })
        }),
      )
    })
    await copyData(migrated, folder)
    await step("Seeding a database for tests", () =>
      withPostgres(folder, (address) => seed({ ...env, DATABASE_URL: address(TEMPLATE) }, ["administrator"])),
    )
  })
}

function demoShop(beside: string, env: Record<string, string>) {
  return kept("demo", SEED, beside, addMigrations(env, DEMO_TEMPLATE), async (folder) => {
    await copyData(await keptFor("empty", beside, env), folder)
    await step("Seeding the demo shop for tests", () =>
      withPostgres(folder, async (address) => {
        await ask(address("postgres"), `create database ${DEMO_TEMPLATE} template ${TEMPLATE}`)
        await seed({ ...env, DATABASE_URL: address(DEMO_TEMPLATE), HAAT_HOME: homeOf(folder) }, ["demo"])
      }),
    )
  })
}

/** Returns what adds the tables of new plugins to a template that was made without them. */
const addMigrations = (env: Record<string, string>, database: string) => async (earlier: string, folder: string) => {
  await copyData(earlier, folder)
  if (existsSync(path.join(earlier, "home"))) await command("cp", ["-a", path.join(earlier, "home"), homeOf(folder)])
  await step("Migrating new plugins for tests", () =>
    withPostgres(folder, (address) => migrate({ ...env, DATABASE_URL: address(database) })),
  )
}

/** Folder of a shop's files while its template is made. */
const homeOf = (folder: string) => `${folder}.home`

/**
 * Data folder filled by `make`, kept as long as the files at and below `inputs` stay the same; `extend` fills it from
 * the one that was kept before the newest plugins. Processes that need the same one at once wait for the one that
 * makes it.
 * @returns the folder of its data, password and files
 */
async function kept(
  name: string,
  places: string[],
  beside: string,
  extend: (earlier: string, folder: string) => Promise<void>,
  make: (folder: string) => Promise<void>,
) {
  const inputs = readInputs(places, isLeftOut)
  const cached = path.join(CACHE, `${name}-${inputs.key}`)
  const isKept = () => existsSync(path.join(cached, "password"))
  if (isKept()) return cached
  await mkdir(CACHE, { recursive: true })
  return withLock(`${cached}.lock`, async () => {
    if (isKept()) return cached
    const others = (await readdir(CACHE)).filter((other) => other.startsWith(`${name}-`)).map(inCache)
    const earlier = others.find((other) => addsPlugins(inputs, readStoredInputs(other)))
    await keep(cached, `${beside}-${name}`, earlier ? (folder) => extend(earlier, folder) : make)
    writeInputs(cached, inputs)
    // the shop may soon be without the new plugin again
    for (const other of others)
      if (other !== earlier && !other.startsWith(cached)) await rm(other, { recursive: true, force: true })
    return cached
  })
}

const inCache = (name: string) => path.join(CACHE, name)

async function keep(cached: string, folder: string, make: (folder: string) => Promise<void>) {
  await make(folder)
  // a process that was killed may have left half of it
  const half = `${cached}-half`
  await rm(half, { recursive: true, force: true })
  await mkdir(half)
  await command("cp", ["-a", await postgresFolder(folder), path.join(half, "data")])
  if (existsSync(homeOf(folder))) await command("cp", ["-a", homeOf(folder), path.join(half, "home")])
  await command("cp", ["-a", `${folder}.password`, path.join(half, "password")])
  for (const made of [await postgresFolder(folder), homeOf(folder)]) await rm(made, { recursive: true, force: true })
  await rename(half, cached)
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
