import { existsSync } from "node:fs"
import { createRequire } from "node:module"
import path from "node:path"

import { ask } from "./ask.mjs"
import { fingerprint } from "./build.mjs"

import { command, LEAVE_WITH_PARENT } from "./command.mjs"
import { findPlugins } from "./find-plugins.mjs"
import { followSetUp } from "./follow-set-up.mjs"
import { recordPlugins } from "./plugin-records.mjs"
import { step } from "./progress.mjs"
import { ROOT } from "./root.mjs"
import { StartError } from "./start-error.mjs"

export { ask }

const BACKEND = path.join(ROOT, "backend/.medusa/server")
/**
 * Medusa's commands without its `medusa` wrapper, which loads ts-node and slows down every promise. The code that runs
 * here is built already.
 */
export const MEDUSA = path.join(ROOT, "node_modules/@medusajs/cli/dist/index.js")
const WEB = path.join(ROOT, "storefront")
/** Cache of the demo shop's pictures, one folder for each version of the code that draws them. */
const PICTURES = path.join(ROOT, "node_modules/.cache/haat-demo-pictures")
/** Settings that send nothing about the shop to third parties. */
const NO_TELEMETRY = { MEDUSA_DISABLE_TELEMETRY: "true" }

/** Migrations and seeding run without time limits. */
export const NO_TIME_LIMITS = { DATABASE_STATEMENT_TIMEOUT_MS: "0", DATABASE_LOCK_TIMEOUT_MS: "0" }

/**
 * Fingerprint that decides whether a database is up to date: the engine's version and our migrations, links, scripts
 * and search indexes.
 */
const schemaStamp = () => fingerprint(["package-lock.json", "packages", "plugins", "backend"])

/** Creates the database when its server does not have it. */
export async function createDatabase(server, name) {
  const found = await ask(server, "select 1 from pg_database where datname = $1", [name])
  if (!found.length) await ask(server, `create database "${name}"`)
}

/**
 * Migrates the database and seeds an empty shop; does nothing when this version has done both.
 * @param env the backend's settings, DATABASE_URL among them
 */
export async function migrateAndSeed(env) {
  await createStampTable(env)
  const [kept] = await ask(env.DATABASE_URL, "select stamp from haat_start")
  const production = env.NODE_ENV === "production"
  const empty =
    kept &&
    !production &&
    !(await ask(env.DATABASE_URL, "select 1 from product where deleted_at is null limit 1")).length
  if (kept?.stamp === seedStamp(env) && !empty) return
  const isNew = !kept || empty
  const seeding = production ? [] : ["demo"]
  const what = isNew ? "Setting up the shop" : "Bringing the database up to date"
  const args = ["migrate", ...(isNew && !production ? ["draw"] : []), "seed", ...seeding]
  await step(what, (count) => setUp(args, env, count))
  await recordPlugins(env.DATABASE_URL)
  await saveStamp(env)
}

const seedStamp = (env) => `${schemaStamp()} ${env.PUBLISHABLE_KEY}`

const createStampTable = (env) =>
  ask(
    env.DATABASE_URL,
    "create table if not exists haat_start (id int primary key default 1 check (id = 1), stamp text not null)",
  )

/** Stores the fingerprint of this version in the database. */
export async function saveStamp(env) {
  await createStampTable(env)
  await ask(
    env.DATABASE_URL,
    "insert into haat_start (stamp) values ($1) on conflict (id) do update set stamp = excluded.stamp",
    [seedStamp(env)],
  )
}

/** Migrates the database. @throws StartError when it failed */
export async function migrate(env) {
  await setUp(["migrate"], env)
  await recordPlugins(env.DATABASE_URL)
}

/**
 * Seeds the database.
 * @param what "demo" for the demo data of an empty shop, "administrator" for HAAT_NEW_ADMINISTRATOR, "lost-phone" for
 * HAAT_LOST_PHONE_OF
 */
export const seed = (env, what) => setUp(["seed", ...what], env)

/** Runs backend/src/set-up.ts, which ends with its forks when this process is gone. */
const setUp = (args, env, count = () => {}) =>
  command(process.execPath, ["--import", LEAVE_WITH_PARENT, "src/set-up.js", ...args], {
    cwd: BACKEND,
    env: { ...NO_TELEMETRY, HAAT_DEMO_PICTURES: picturesFolder(), ...env, ...NO_TIME_LIMITS },
    listen: followSetUp(count),
  })

/** Folder of the demo shop's pictures; empty for none, as in an image. */
function picturesFolder() {
  if (process.env.HAAT_BUILT === "yes") return ""
  const drawn = findPlugins()
    .map(({ folder }) => path.relative(ROOT, path.join(folder, "src/demo")))
    .sort()
  const sources = ["backend/src/seed", "plugins/catalog/src/pictures", ...drawn]
  const inputs = sources.filter((folder) => existsSync(path.join(ROOT, folder)))
  const version = fingerprint(["package-lock.json", ...inputs]).slice(0, 20)
  return path.join(PICTURES, version)
}

/** Validates the backend's settings before anything is started. @throws StartError for the first invalid one */
export function checkBackendSettings(env) {
  const { parseSettings } = createRequire(import.meta.url)(path.join(BACKEND, "src/settings.js"))
  try {
    parseSettings({ ...process.env, DATABASE_URL: "postgres://embedded", ...env })
  } catch (error) {
    throw new StartError(error.message)
  }
}

const LOOPBACK = "127.0.0.1"

/** Returns the host name by which this machine reaches a server that listens on `host`. */
export const reachable = (host = LOOPBACK) =>
  /^(0\.0\.0\.0|::)$/.test(host) ? LOOPBACK : host.includes(":") ? `[${host}]` : host

const backendUrl = ({ BACKEND_HOST, BACKEND_PORT }) => `http://${reachable(BACKEND_HOST)}:${BACKEND_PORT}`

/** Starts the sandbox as one of `processes`, on the loopback address only: HOST is the web tier's. */
export function startSandbox(processes, env) {
  const settings = { ...env, HOST: LOOPBACK, BACKEND_URL: backendUrl(env) }
  if (env.HAAT_HOME) settings.SANDBOX_HOME = path.join(env.HAAT_HOME, "sandbox")
  return processes.start("sandbox", [path.join(ROOT, "sandbox/server.mjs")], { cwd: ROOT, env: settings })
}

/** Starts the backend as one of `processes`. */
export function startBackend(processes, env) {
  const address = ["--host", env.BACKEND_HOST ?? LOOPBACK, "--port", String(env.BACKEND_PORT)]
  const settings = { ...NO_TELEMETRY, ...env, METRICS_PORT: env.BACKEND_METRICS_PORT ?? "" }
  return processes.start("backend", [MEDUSA, "start", ...address], { cwd: BACKEND, env: settings })
}

/**
 * Settings of the web tier. Its threads free each other's memory, so with one malloc arena for each, every arena would
 * grow to the maximum.
 */
export const WEB_SETTINGS = { MALLOC_ARENA_MAX: "2", NODE_ENV: "production" }

/** Starts the web tier as one of `processes`. */
export function startWeb(processes, env, { dev = false } = {}) {
  const settings = { ...WEB_SETTINGS, ...env, BACKEND_URL: backendUrl(env), NODE_ENV: "production" }
  return processes.start("web tier", [path.join(WEB, "build/web/server.js"), ...(dev ? ["--dev"] : [])], {
    cwd: WEB,
    env: settings,
  })
}

/** Resolves when GET `address` responds with 200. @throws StartError after `seconds` */
export async function untilReady(address, seconds = 120) {
  const until = Date.now() + seconds * 1000
  for (;;) {
    const response = await fetch(address, { signal: AbortSignal.timeout(3000) }).catch(() => null)
    if (response?.ok) return
    if (Date.now() > until) throw new StartError(`${address} did not answer within ${seconds} s.`)
    await new Promise((resolve) => setTimeout(resolve, 150))
  }
}
