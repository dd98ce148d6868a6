import { constants } from "node:fs"
import { copyFile, mkdir, readdir, writeFile } from "node:fs/promises"
import path from "node:path"
import pg from "pg"

/** Folders that PostgreSQL needs empty: their files are created again at each start. */
const EMPTY_FOLDERS = new Set([
  "pg_wal",
  "pg_replslot",
  "pg_dynshmem",
  "pg_notify",
  "pg_serial",
  "pg_snapshots",
  "pg_stat_tmp",
  "pg_subtrans",
])
const EXCLUDED = /^(postmaster\.(pid|opts)|backup_label.*|tablespace_map.*|pg_internal\.init.*|pgsql_tmp.*)$/
const WAL_SEGMENT = /^[0-9A-F]{24}$/

/**
 * Copies the data folder of a running PostgreSQL to `target` while others write: a base backup by PostgreSQL's own
 * functions. A server started on the copy replays the log of the time it took and holds every transaction that was
 * committed when the copying ended, whole.
 * @param address of the server, as a superuser
 * @param data its data folder, on this machine
 */
export async function copyRunningDatabase(address, data, target) {
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  try {
    // The temporary slot keeps the log that is written during the copy.
    await client.query("select pg_create_physical_replication_slot($1, true, true)", [`backup_${process.pid}`])
    const [{ first }] = await rows(client, "select pg_backup_start('backup', fast => true) as first")
    await copyFolder(data, target)
    const [end] = await rows(client, "select lsn, labelfile, spcmapfile from pg_backup_stop(wait_for_archive => false)")
    const [{ from, to }] = await rows(client, "select pg_walfile_name($1) as from, pg_walfile_name($2) as to", [
      first,
      end.lsn,
    ])
    const log = path.join(data, "pg_wal")
    for (const name of await readdir(log))
      if (WAL_SEGMENT.test(name) && name >= from && name <= to)
        await copyFile(path.join(log, name), path.join(target, "pg_wal", name))
    await writeFile(path.join(target, "backup_label"), end.labelfile, { mode: 0o600 })
    if (end.spcmapfile) await writeFile(path.join(target, "tablespace_map"), end.spcmapfile, { mode: 0o600 })
  } finally {
    await client.end()
  }
}

const rows = async (client, text, values) => (await client.query(text, values)).rows

/** Copies a folder. Files that disappear meanwhile are skipped: replaying the log handles them. */
async function copyFolder(from, to) {
  await mkdir(to, { recursive: true, mode: 0o700 })
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (EXCLUDED.test(entry.name)) continue
    const [source, copy] = [path.join(from, entry.name), path.join(to, entry.name)]
    if (EMPTY_FOLDERS.has(entry.name)) await mkdir(copy, { recursive: true, mode: 0o700 })
    else if (entry.isDirectory()) await copyFolder(source, copy)
    else await copyFile(source, copy, constants.COPYFILE_FICLONE).catch(ignoreMissing)
  }
}

function ignoreMissing(error) {
  if (error.code !== "ENOENT") throw error
}
