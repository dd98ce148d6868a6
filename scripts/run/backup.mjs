import { existsSync } from "node:fs"
import { chmod, chown, cp, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import { copyRunningDatabase } from "./copy-database.mjs"
import { brokenInvariants } from "./invariants.mjs"
import { postgresFolder, runningPostgres, startPostgres } from "./postgres.mjs"
import { placePostgres } from "./postgres-binaries.mjs"
import { Processes } from "./processes.mjs"
import { ask } from "./shop.mjs"
import { StartError } from "./start-error.mjs"

/** Files of the data folder that are copied with the database. */
const FILES = ["static", "sandbox", "secrets.json", "postgres.password"]
/** Manifest, written last: a copy without it is incomplete. */
const MANIFEST = "backup.json"

/**
 * Copies the open shop in `home` to the new folder `copy`. It has every transaction committed before, and later ones
 * completely or not at all. It contains the shop's secrets and is readable only by its owner.
 * @throws StartError when the shop is closed or `copy` exists
 */
export async function backUp(home, copy) {
  if (existsSync(copy)) throw new StartError(`${copy} exists: name a new folder.`)
  const database = path.join(home, "postgres")
  const address = await runningPostgres(database)
  if (!address) throw new StartError("The shop is closed: open it with npm start, then run this beside it.")
  const partialCopy = `${copy}.begun`
  await rm(partialCopy, { recursive: true, force: true })
  await mkdir(partialCopy, { recursive: true, mode: 0o700 })
  // Pictures are copied before and after, for those that are deleted or added meanwhile.
  await copyFiles(home, partialCopy)
  await copyRunningDatabase(address("postgres"), await postgresFolder(database), path.join(partialCopy, "postgres"))
  await copyFiles(home, partialCopy)
  await writeFile(path.join(partialCopy, MANIFEST), `${JSON.stringify({ made_at: new Date().toISOString() })}\n`)
  await rename(partialCopy, copy)
}

/**
 * Restores `copy` into `home`, and starts its database once to replay the log.
 * @returns the violated invariants, and the number of orders
 * @throws StartError when `copy` is not a complete copy, or `home` has a shop
 */
export async function restore(copy, home) {
  const manifest = await readFile(path.join(copy, MANIFEST), "utf8").catch(() => null)
  if (!manifest) throw new StartError(`${copy} is not a complete copy of npm run backup.`)
  const folder = path.join(home, "postgres")
  const data = await postgresFolder(folder)
  if (existsSync(data) || existsSync(path.join(home, "static")))
    throw new StartError(`${home} holds a shop: name another place, such as HAAT_HOME=.haat-restored npm run restore.`)
  await mkdir(home, { recursive: true })
  await cp(path.join(copy, "postgres"), data, { recursive: true })
  await chmod(data, 0o700)
  const { user } = await placePostgres(folder)
  if (user.uid !== undefined) await changeOwner(user, data)
  await copyFiles(copy, home)
  const processes = new Processes()
  try {
    const { address } = await startPostgres(processes, { folder })
    const [{ orders }] = await ask(
      address("haat"),
      'select count(*)::int as orders from "order" where deleted_at is null',
    )
    return { broken: await brokenInvariants(address("haat")), orders }
  } finally {
    await processes.stop()
  }
}

async function copyFiles(from, to) {
  for (const name of FILES)
    if (existsSync(path.join(from, name))) await cp(path.join(from, name), path.join(to, name), { recursive: true })
}

async function changeOwner({ uid, gid }, folder) {
  await chown(folder, uid, gid)
  for (const name of await readdir(folder, { recursive: true })) await chown(path.join(folder, name), uid, gid)
}
