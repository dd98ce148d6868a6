import { runningShop } from "@haat/testing/running-shop"
import { knex } from "@medusajs/framework/mikro-orm/knex"
import { afterAll, beforeEach, describe, expect, it } from "vitest"
import { addWhereMissing, createWhereMissing, widenCheck } from "./migrate"

const SCHEMA = `migrate_of_test_${process.pid}`
const db = knex({
  client: "pg",
  connection: runningShop().databaseUrl,
  searchPath: [SCHEMA],
  pool: { min: 1, max: 1 },
})

const KINDS = "kind in ('cup', 'cup_large')"
/** The current table with its later additions: a column with a value for old rows, an index, and a kind. */
const MIGRATION = [
  createWhereMissing(
    "goods",
    `create table goods (id text primary key, kind text check (${KINDS}), pieces integer)`,
    "create index goods_kind on goods (kind)",
    "insert into goods values ('first', 'cup', 1)",
  ),
  addWhereMissing("goods", "pieces", "alter table goods add column pieces integer", "update goods set pieces = 7"),
  createWhereMissing("goods_pieces", "create index goods_pieces on goods (pieces)"),
  widenCheck("goods", "goods_kind_check", "cup_large", KINDS),
]

async function migrate() {
  for (const statement of MIGRATION) await db.raw(statement)
}
const rows = () => db("goods").orderBy("id")
const indexes = async () =>
  (await db("pg_indexes").where({ schemaname: SCHEMA }).orderBy("indexname").pluck("indexname")) as string[]

beforeEach(() => db.raw(`drop schema if exists ${SCHEMA} cascade; create schema ${SCHEMA}`))

afterAll(async () => {
  await db.raw(`drop schema if exists ${SCHEMA} cascade`)
  await db.destroy()
})

describe("the migration of a table", () => {
  it("makes the table with its first rows and its indexes in a new database", async () => {
    await migrate()
    expect(await rows()).toEqual([{ id: "first", kind: "cup", pieces: 1 }])
    expect(await indexes()).toEqual(["goods_kind", "goods_pieces", "goods_pkey"])
  })

  it("brings an earlier version's table up to date and gives its rows a value", async () => {
    await db.raw("create table goods (id text primary key, kind text check (kind in ('cup')))")
    await db.raw("create index goods_kind on goods (kind); insert into goods values ('old', 'cup')")
    await migrate()
    expect(await rows()).toEqual([{ id: "old", kind: "cup", pieces: 7 }])
    expect(await indexes()).toEqual(["goods_kind", "goods_pieces", "goods_pkey"])
    await db("goods").insert({ id: "new", kind: "cup_large" })
    await expect(db("goods").insert({ id: "bad", kind: "lota" })).rejects.toThrow("goods_kind_check")
  })

  it("neither changes nor locks a table that is up to date", async () => {
    await migrate()
    await db("goods").update({ pieces: 0 })
    const locks = await db.transaction(async (transaction) => {
      for (const statement of MIGRATION) await transaction.raw(statement)
      return transaction("pg_locks as l")
        .join("pg_class as c", "c.oid", "l.relation")
        .whereRaw("l.pid = pg_backend_pid() and c.relname like 'goods%'")
        .select("relname", "mode")
    })
    expect(locks).toEqual([])
    expect(await rows()).toEqual([{ id: "first", kind: "cup", pieces: 0 }])
  })
})
