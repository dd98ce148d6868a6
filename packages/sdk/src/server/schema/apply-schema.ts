import { createHash } from "node:crypto"
import { setTimeout } from "node:timers/promises"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { SchemaKind, SchemaObject } from "./declare"
import { dependentNames, sortByNeeds } from "./sort-by-needs"

/** Table of applied declarations; `position` is the sequence, `filled` whether `fill` has succeeded. */
const TABLE = `
create table if not exists haat_schema_object (
  name text primary key,
  kind text not null,
  checksum text not null,
  position integer not null,
  filled boolean not null
)`

/** Extension for declared indexes (`gin_trgm_ops`). Never dropped: other schemas of the database may use it. */
const EXTENSION = "create extension if not exists pg_trgm"

/** Lock that serializes processes which migrate the same database. */
const LOCK_SQL = "select pg_advisory_xact_lock(hashtextextended('haat_schema_object', 0))"

/** Error when a running older version has locked the same tables in the opposite sequence. */
const DEADLOCK = "40P01"
const MAX_TRIES = 10
const RETRY_PAUSE_MS = 200

/** Error when a view has lost columns or changed their types, which `create or replace` rejects. */
const INVALID_TABLE_DEFINITION = "42P16"

type Applied = { name: string; kind: SchemaKind; checksum: string; filled: boolean }

const checksumOf = ({ sql }: SchemaObject) => createHash("sha256").update(sql).digest("hex").slice(0, 20)

/** Statements that drop an object. Triggers go with the function that they call. */
const DROP: Record<SchemaKind, (name: string) => string> = {
  view: (name) => `drop view if exists "${name}"`,
  table: (name) => `drop table if exists "${name}"`,
  routine: (name) => `drop function if exists "${name}" cascade`,
  index: (name) => `drop index if exists "${name}"`,
}

/**
 * Brings the database to the declared state: applies what has changed since the last call and drops what is no longer
 * declared, in one transaction; then runs the fills that have not succeeded yet, or whose rows were computed from a
 * view or function that has changed. Does nothing where nothing has changed.
 * @param kept names of tables that stay when they are no longer declared
 */
export async function applySchema(database: Knex, declared: SchemaObject[], kept: string[] = []) {
  const sorted = sortByNeeds(declared)
  await inTransaction(database, async (transaction) => {
    await transaction.raw(EXTENSION)
    await transaction.raw(TABLE)
  })
  if (!(await readApplied(database)).length) await applyOneByOne(database, sorted)
  await inTransaction(database, (transaction) => applyAll(transaction, sorted, kept))
  await runPendingFills(database, sorted)
}

/** Runs `task` in a transaction that excludes other migrating processes, and again after a deadlock. */
async function inTransaction(database: Knex, task: (transaction: Knex.Transaction) => Promise<void>) {
  for (let tries = 1; ; tries++) {
    try {
      return await database.transaction(async (transaction) => {
        await transaction.raw(LOCK_SQL)
        await task(transaction)
      })
    } catch (error) {
      if (codeOf(error) !== DEADLOCK || tries === MAX_TRIES) throw error
      await setTimeout(RETRY_PAUSE_MS * Math.random())
    }
  }
}

/**
 * Applies each declaration in its own transaction, for a database without applied declarations: an older version of the
 * shop may still be running on it. One transaction for all would lock every busy table and view, and deadlock with it.
 * Declarations that fail here are applied again by `applyAll`, which reports the error.
 */
async function applyOneByOne(database: Knex, sorted: SchemaObject[]) {
  for (const [position, one] of sorted.entries()) {
    const apply = async (transaction: Knex.Transaction) => {
      await transaction.raw(escapeBindings(one.sql))
      await writeApplied(transaction, one, position)
    }
    await inTransaction(database, apply).catch(() => undefined)
  }
}

const readApplied = async (database: Knex) =>
  (
    await database.raw<{ rows: Applied[] }>(
      "select name, kind, checksum, filled from haat_schema_object order by position desc",
    )
  ).rows

const writeApplied = (transaction: Knex.Transaction, one: SchemaObject, position: number) =>
  transaction.raw(
    `insert into haat_schema_object (name, kind, checksum, position, filled) values (?, ?, ?, ?, ?)
     on conflict (name) do update set kind = excluded.kind, checksum = excluded.checksum,
       position = excluded.position, filled = excluded.filled`,
    [one.name, one.kind, checksumOf(one), position, !one.fill],
  )

async function applyAll(transaction: Knex.Transaction, sorted: SchemaObject[], kept: string[]) {
  const rows = await readApplied(transaction)
  await applyChanged(transaction, sorted, new Map(rows.map((row) => [row.name, row])))
  const names = new Set(sorted.map(({ name }) => name))
  for (const { name, kind } of rows.filter((row) => !names.has(row.name))) {
    // a kept table is filled again when it is declared again: until then nothing maintains it
    if (!(kind === "table" && kept.includes(name))) await transaction.raw(DROP[kind](name))
    await transaction.raw("delete from haat_schema_object where name = ?", [name])
  }
}

const codeOf = (error: unknown) => (error as { code?: string }).code

async function applyChanged(transaction: Knex.Transaction, sorted: SchemaObject[], applied: Map<string, Applied>) {
  const changed = sorted.filter((one) => applied.get(one.name)?.checksum !== checksumOf(one))
  const stale = new Set(changed.map(({ name }) => name))
  for (const [position, one] of sorted.entries()) {
    if (!stale.has(one.name)) continue
    if (one.kind === "view") for (const dropped of await replaceView(transaction, one, sorted)) stale.add(dropped)
    else {
      if (one.kind === "index" && applied.has(one.name)) await transaction.raw(DROP.index(one.name))
      await transaction.raw(escapeBindings(one.sql))
    }
    await writeApplied(transaction, one, position)
  }
  await markDependentFills(transaction, sorted, changed)
}

/**
 * Marks declarations as unfilled that need a changed view or function, directly or through others: their rows were
 * computed from its earlier definition.
 */
async function markDependentFills(transaction: Knex.Transaction, sorted: SchemaObject[], changed: SchemaObject[]) {
  const sources = changed.filter(({ kind }) => kind === "view" || kind === "routine")
  const dependents = new Set(sources.flatMap(({ name }) => [...dependentNames(name, sorted)]))
  const filled = sorted.filter(({ name, fill }) => fill && dependents.has(name)).map(({ name }) => name)
  if (filled.length) await transaction.raw("update haat_schema_object set filled = false where name = any(?)", [filled])
}

/** @returns names of the declared views that had to be dropped and must be created again */
async function replaceView(transaction: Knex.Transaction, one: SchemaObject, sorted: SchemaObject[]) {
  try {
    await transaction.transaction((savepoint) => savepoint.raw(escapeBindings(one.sql)))
    return []
  } catch (error) {
    if (codeOf(error) !== INVALID_TABLE_DEFINITION) throw error
  }
  const dependents = dependentNames(one.name, sorted)
  const dropped = sorted.filter(({ name, kind }) => kind === "view" && dependents.has(name)).map(({ name }) => name)
  for (const name of [...dropped.reverse(), one.name]) await transaction.raw(DROP.view(name))
  await transaction.raw(escapeBindings(one.sql))
  return dropped
}

async function runPendingFills(database: Knex, sorted: SchemaObject[]) {
  const { rows } = await database.raw<{ rows: { name: string }[] }>(
    "select name from haat_schema_object where not filled",
  )
  const unfilled = new Set(rows.map(({ name }) => name))
  for (const { name, fill } of sorted) {
    if (!unfilled.has(name)) continue
    if (typeof fill === "function") await fill(database)
    else if (fill) await database.transaction((transaction) => transaction.raw(escapeBindings(fill)))
    await database.raw("update haat_schema_object set filled = true where name = ?", [name])
  }
}

/** Escapes `?`, which is a jsonb operator in declarations and not a binding. */
const escapeBindings = (sql: string) => sql.replaceAll("?", "\\?")
