import { fork } from "node:child_process"
import { setPriority } from "node:os"
import path from "node:path"
import { isRedisAway } from "@haat/sdk/server/redis-away"
import { applySchema } from "@haat/sdk/server/schema/apply-schema"
import { readFormerTables } from "@haat/sdk/server/schema/former-tables"
import { readSchema } from "@haat/sdk/server/schema/read-schema"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, getResolvedPlugins } from "@medusajs/framework/utils"
import { migrate } from "@medusajs/medusa/commands/db/migrate"
import { runMigrationScripts } from "@medusajs/medusa/commands/db/run-scripts"
import loadEngine, { initializeContainer } from "@medusajs/medusa/loaders/index"
import express from "express"
import { PLUGINS } from "./plugins"
import seed from "./seed"

/**
 * Sets a database up and ends: a program of its own, run in the folder of the built backend. It does in one process
 * what the engine's commands `db:migrate`, `db:migrate:scripts` and `exec` do in three, each of
 * which loads everything again. Arguments: "migrate" updates the database; "draw" draws the demo shop's pictures
 * meanwhile; "seed", which follows, is described in seed/index.ts.
 */
async function setUp(args: string[]) {
  // as the engine's own commands: no jobs, no subscribers
  process.env.MEDUSA_WORKER_MODE = "server"
  process.env.NODE_ENV ||= "development"
  const drawn = args.includes("draw") ? drawPictures() : undefined
  if (args.includes("migrate")) await migrateDatabase(process.cwd())
  const seeding = args.indexOf("seed")
  if (seeding < 0) return
  const { container } = await loadEngine({
    directory: process.cwd(),
    expressApp: express(),
    skipLoadingEntryPoints: true,
  })
  await drawn
  await seed({ container, args: args.slice(seeding + 1) })
}

/** Scripts follow, in this process; tables of links that are gone are left. */
const ONLY_TABLES = {
  skipLinks: false,
  executeAllLinks: false,
  executeSafeLinks: false,
  skipSearch: true,
  executeAllSearch: false,
  executeSafeSearch: false,
  skipScripts: true,
}

async function migrateDatabase(directory: string) {
  const container = await initializeContainer(directory)
  const logger = container.resolve(ContainerRegistrationKeys.LOGGER)
  const common = { directory, container, logger }
  const hasTables = await migrate({ ...common, ...ONLY_TABLES })
  if (hasTables) await applyPluginSchemas(directory, container)
  const isDone = hasTables && (await runMigrationScripts(common))
  if (!isDone) throw new Error("The database was not brought up to date")
}

/** Makes the views, kept tables, functions and indexes that the plugins declare. Their tables are there. */
async function applyPluginSchemas(directory: string, container: MedusaContainer) {
  const plugins = await getResolvedPlugins(directory, container.resolve(ContainerRegistrationKeys.CONFIG_MODULE), true)
  const declared = plugins.flatMap((plugin) => readSchema(path.join(plugin.resolve, "schema")))
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const names = PLUGINS.map(({ name }) => name)
  await applySchema(database, declared, await readFormerTables(database, names))
}

/** Leaves the processors to the migration, which takes longer. */
const NICENESS = 5

/** Resolves when they are drawn, or could not be: seeding draws what is missing. */
const drawPictures = () =>
  new Promise<void>((resolve) => {
    const program = fork(path.join(__dirname, "seed/draw-demo-pictures.js"))
    if (program.pid) setPriority(program.pid, NICENESS)
    program.on("close", () => resolve()).on("error", () => resolve())
  })

function fail(error: Error) {
  // the error's message comes last, where the caller quotes it
  console.error(error)
  console.error(error.message)
  process.exit(1)
}

/**
 * Each of Medusa's commands loads the modules and closes their connections to Redis at its end, on a busy machine
 * before they are open. BullMQ (5.x) then emits an error that has no listener any more, though nothing waits for Redis.
 */
process.on("uncaughtException", (error) => {
  if (!isRedisAway(error)) fail(error)
})

setUp(process.argv.slice(2)).then(() => process.exit(), fail)
