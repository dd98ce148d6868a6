import { execFileSync } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import pg from "pg"
import { ROOT } from "./root.mjs"

const MIGRATION = /^plugins\/([^/]+)\/.*\/migrations\/(Migration\w+)\.ts$/
const CREATED_TABLE = /createWhereMissing\(\s*["'`]([a-z0-9_]+)["'`],\s*["'`]create table/g

/** Returns the tables that a migration creates. @param {string} source */
export const createdTables = (source) => [...source.matchAll(CREATED_TABLE)].map(([, table]) => table)

const git = (...args) => execFileSync("git", args, { cwd: ROOT, stdio: "ignore" })

const succeeds = (run) => {
  try {
    run()
    return true
  } catch {
    return false
  }
}

/** Returns whether other shops may have it: it is committed or, without git, its plugin is in the lock file. */
function isReleased({ file, plugin }) {
  if (succeeds(() => git("rev-parse", "HEAD"))) return succeeds(() => git("cat-file", "-e", `HEAD:./${file}`))
  return readFileSync(path.join(ROOT, "package-lock.json"), "utf8").includes(`"plugins/${plugin}"`)
}

/**
 * Makes edits of migrations take effect in development, where one has run already: drops the tables of a migration that
 * is not committed yet, so that it runs again. A committed one may have run in other shops: its edit is only reported.
 * @param {string} address of the database
 * @param {string[]} files changed ones, as paths from the root
 * @returns {Promise<string[]>} a sentence for each migration that has run
 */
export async function remakeEditedTables(address, files) {
  const edited = files.flatMap((file) => {
    const [, plugin, name] = MIGRATION.exec(file) ?? []
    return name && existsSync(path.join(ROOT, file)) ? [{ file, plugin, name }] : []
  })
  if (!edited.length) return []
  const database = new pg.Client({ connectionString: address })
  await database.connect()
  try {
    const names = edited.map(({ name }) => name)
    const { rows } = await database.query("select name from mikro_orm_migrations where name = any($1)", [names])
    const sentences = []
    for (const migration of edited.filter(({ name }) => rows.some((row) => row.name === name)))
      sentences.push(await rerun(database, migration))
    return sentences
  } finally {
    await database.end()
  }
}

async function rerun(database, migration) {
  const { file, plugin, name } = migration
  const what = `${name} of ${plugin} was edited`
  if (isReleased(migration))
    return `${what}, but it has run already, and may have run in other shops: write a new migration, with a later number.`
  const tables = createdTables(readFileSync(path.join(ROOT, file), "utf8"))
  if (!tables.length)
    return `${what}, but it has run already: write a new migration, or empty the shop by npm run reset.`
  await database.query("begin")
  await resetDependents(database, tables)
  for (const table of tables) await database.query(`drop table if exists "${table}" cascade`)
  await database.query("delete from mikro_orm_migrations where name = $1", [name])
  await database.query("commit")
  return `${what}: ${tables.join(", ")} is made anew, without its rows.`
}

/** Marks views, indexes and functions that go with the tables, so that they are made again. */
const resetDependents = (database, tables) =>
  database.query(
    `with recursive gone as (
       select c.oid from pg_class c where c.relname = any($1) and c.relnamespace = current_schema()::regnamespace
       union
       select r.ev_class
       from gone
       join pg_depend d on d.refclassid = 'pg_class'::regclass and d.refobjid = gone.oid
       join pg_rewrite r on d.classid = 'pg_rewrite'::regclass and r.oid = d.objid
     )
     update haat_schema_object set checksum = ''
     where name in (
       select c.relname from gone join pg_class c on c.oid = gone.oid
       union select i.relname from pg_index x join gone on gone.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
       union select p.proname from pg_trigger t join gone on gone.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
     )`,
    [tables],
  )
