import { randomBytes } from "node:crypto"
import { access, chmod, chown, mkdir, readFile, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import { fileURLToPath } from "node:url"
import pg from "pg"
import { command } from "./command.mjs"
import { freePort } from "./free-port.mjs"
import { placePostgres } from "./postgres-binaries.mjs"
import { StartError } from "./start-error.mjs"

const SUPERVISOR = fileURLToPath(new URL("./postgres-supervisor.mjs", import.meta.url))
const START_TIMEOUT_MS = 60_000

const exists = (file) =>
  access(file).then(
    () => true,
    () => false,
  )

/**
 * Starts embedded PostgreSQL as one of `processes`, with its data in `folder` (created when missing), on the loopback
 * address.
 * @param port a free one when left out
 * @param flags further PostgreSQL settings, such as "fsync=off" for a temporary database
 * @returns address(database) for a connection string
 */
export async function startPostgres(processes, { folder, flags = /** @type {string[]} */ ([]), port: wanted = 0 }) {
  const { native, data, user } = await placePostgres(folder)
  const passwordFile = `${folder}.password`
  await mkdir(path.dirname(folder), { recursive: true })
  await freeDataFolder(folder)
  const made = (await exists(passwordFile)) && (await exists(path.join(data, "PG_VERSION")))
  if (!made) {
    const password = randomBytes(24).toString("hex")
    await initialise({ native, data, user, password })
    await writeFile(passwordFile, password, { mode: 0o600 })
  }

  const port = wanted || (await freePort())
  const settings = [
    `port=${port}`,
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
    "max_connections=200",
    // Parallel workers cost more than they save while requests keep the cores busy.
    "max_parallel_workers_per_gather=0",
    ...flags,
  ]
  const part = processes.start("database", [
    SUPERVISOR,
    String(user.uid ?? 0),
    String(user.gid ?? 0),
    path.join(native, "bin", "postgres"),
    "-D",
    data,
    ...settings.flatMap((setting) => ["-c", setting]),
  ])
  const address = addresses(await readPassword(folder), port)
  await processes.until(waitUntilAccepting(address("postgres")))
  return { address, part }
}

/** Returns the real path of the data of `folder`. */
export const postgresFolder = async (folder) => (await placePostgres(folder)).data

async function initialise({ native, data, user, password }) {
  // A first start that was interrupted leaves half a folder, which initdb rejects.
  await rm(data, { recursive: true, force: true })
  await mkdir(data, { recursive: true, mode: 0o700 })
  if (user.uid !== undefined) await chown(data, user.uid, user.gid)
  const secret = `${data}.new-password`
  await writeFile(secret, password)
  await chmod(secret, 0o600)
  if (user.uid !== undefined) await chown(secret, user.uid, user.gid)
  try {
    const choices = [
      "--username=haat",
      "--auth=scram-sha-256",
      `--pwfile=${secret}`,
      "--encoding=UTF8",
      "--locale=C",
      "--no-sync",
    ]
    await command(path.join(native, "bin", "initdb"), [`--pgdata=${data}`, ...choices], {
      ...user,
      cwd: "/",
      env: { LC_ALL: "C" },
    })
  } finally {
    await rm(secret, { force: true })
  }
}

/**
 * Ends an orphaned PostgreSQL that runs on `folder`.
 * @throws StartError when it belongs to an open shop
 */
export async function freeDataFolder(folder) {
  const data = await postgresFolder(folder)
  const running = await runningOn(data)
  if (!running) return
  if (!(await isSupervised(running.pid)) && requestShutdown(running.pid)) {
    const until = Date.now() + START_TIMEOUT_MS
    while (await runningOn(data)) {
      if (Date.now() > until) throw new StartError(`PostgreSQL (process ${running.pid}) does not end: end it by hand.`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    return
  }
  throw new StartError(
    `Another Haat is using the data folder ${path.dirname(folder)}: stop it, or set HAAT_HOME to another folder.`,
  )
}

/** The address(database) of the PostgreSQL that runs on `folder` for an open shop, or null when none does. */
export async function runningPostgres(folder) {
  const running = await runningOn(await postgresFolder(folder))
  return running && addresses(await readPassword(folder), running.port)
}

/** Reads process id and port from postmaster.pid (lines 1 and 4), which is stale after a crash. */
async function runningOn(data) {
  const note = (await readFile(path.join(data, "postmaster.pid"), "utf8").catch(() => "")).split("\n")
  const pid = Number(note[0])
  return pid && (await commandLine(pid)).includes(data) ? { pid, port: Number(note[3]) } : null
}

const commandLine = (pid) => readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "")

/** Returns whether the supervisor of the process is running. */
async function isSupervised(pid) {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "")
  return (await commandLine(/^PPid:\s*(\d+)/m.exec(status)?.[1])).includes(path.basename(SUPERVISOR))
}

/** Sends a fast shutdown. @returns false when this user may not end the process */
function requestShutdown(pid) {
  try {
    return process.kill(pid, "SIGINT")
  } catch (error) {
    return error.code === "ESRCH"
  }
}

const readPassword = async (folder) => (await readFile(`${folder}.password`, "utf8")).trim()

const addresses = (password, port) => (database) => `postgres://haat:${password}@127.0.0.1:${port}/${database}`

async function waitUntilAccepting(address) {
  const until = Date.now() + START_TIMEOUT_MS
  for (;;) {
    const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: 2000 })
    client.on("error", () => {})
    try {
      await client.connect()
      return await client.end()
    } catch (error) {
      await client.end().catch(() => {})
      if (Date.now() > until) throw new StartError(`The embedded database does not answer: ${error.message}`)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}
