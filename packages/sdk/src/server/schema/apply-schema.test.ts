import { runningShop } from "@haat/testing/running-shop"
import { knex } from "@medusajs/framework/mikro-orm/knex"
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest"
import { applySchema } from "./apply-schema"
import { index, routine, type SchemaObject, table, view } from "./declare"

const NAME = `schema_of_test_${process.pid}`

let server: ReturnType<typeof knex>
let db: ReturnType<typeof knex>

const connect = (database?: string) => {
  const url = new URL(runningShop().databaseUrl)
  if (database) url.pathname = database
  return knex({ client: "pg", connection: url.toString(), pool: { min: 1, max: 1 } })
}

beforeAll(async () => {
  server = connect()
  await server.raw(`create database ${NAME}`)
  db = connect(NAME)
})

afterAll(async () => {
  await db.destroy()
  await server.raw(`drop database ${NAME}`)
  await server.destroy()
})

beforeEach(async () => {
  await db.raw("drop schema public cascade; create schema public; create table goods (id text primary key, pieces int)")
  await db.raw("insert into goods values ('cup', 3), ('lota', 0)")
})

const WAITING = "select 1 from pg_stat_activity where datname = ? and wait_event_type = 'Lock'"

/** Locks by which views are held while the database of the test waits for another lock. */
const HELD = `
  select l.mode from pg_locks l join pg_stat_activity a on a.pid = l.pid
  where a.datname = ? and a.wait_event_type = 'Lock' and l.granted and l.mode = 'AccessExclusiveLock'`

const IN_STOCK = view("in_stock", [], "select id, pieces from goods where pieces > 0")
const NAMED = view("named", ["in_stock"], "select id from in_stock")
const read = async (name: string) => (await db(name).orderByRaw("1")) as Record<string, unknown>[]
const isThere = async (name: string) =>
  (await db.raw("select to_regclass(?) is not null as there", [name])).rows[0].there as boolean
/** Statements that create, change or drop something. */
async function changesOf(declared: SchemaObject[]) {
  const changes: string[] = []
  const note = ({ sql }: { sql: string }) => {
    if (
      /^\s*(create|alter|drop|update|insert)/.test(sql) &&
      !sql.includes("create table if not exists haat_schema") &&
      !sql.includes("extension")
    )
      changes.push(sql)
  }
  db.on("query", note)
  await applySchema(db, declared)
  db.removeListener("query", note)
  return changes
}

describe("the declared schema", () => {
  it("makes what is declared, whatever the sequence, and changes nothing the second time", async () => {
    await applySchema(db, [NAMED, IN_STOCK])
    expect(await read("named")).toEqual([{ id: "cup" }])
    expect(await changesOf([NAMED, IN_STOCK])).toEqual([])
  })

  it("takes over what was there before it was declared, also a view that has lost a column", async () => {
    await db.raw("create view in_stock as select id, pieces, 1 as one from goods")
    await db.raw("create view named as select id, one from in_stock")
    await applySchema(db, [IN_STOCK, NAMED])
    expect(await read("in_stock")).toEqual([{ id: "cup", pieces: 3 }])
    expect(await read("named")).toEqual([{ id: "cup" }])
  })

  it("takes over one object after the other: none waits while another is locked", async () => {
    const older = connect(NAME)
    const running = await older.transaction()
    try {
      await running.raw("update goods set pieces = 2 where id = 'cup'")
      const applying = applySchema(db, [
        IN_STOCK,
        index("haat_pieces", "goods", "(pieces)"),
        view("z_last", [], "select 1"),
      ])
      await vi.waitUntil(async () => (await server.raw(WAITING, [NAME])).rows.length, { timeout: 20_000 })
      const held = await server.raw(HELD, [NAME])
      expect(held.rows).toEqual([])
      await running.commit()
      await applying
      expect(await isThere("haat_pieces")).toBe(true)
    } finally {
      if (!running.isCompleted()) await running.rollback()
      await older.destroy()
    }
  })

  it("applies a view that has changed alone", async () => {
    await applySchema(db, [IN_STOCK, NAMED])
    const changed = view("in_stock", [], "select id, pieces, pieces > 2 as many from goods where pieces > 0")
    expect((await changesOf([changed, NAMED])).filter((sql) => sql.includes("named"))).toEqual([])
    expect(await read("in_stock")).toEqual([{ id: "cup", pieces: 3, many: true }])
  })

  it("makes views again that read one of which a column is gone", async () => {
    await applySchema(db, [IN_STOCK, NAMED])
    await applySchema(db, [view("in_stock", [], "select id from goods"), NAMED])
    expect(await read("named")).toEqual([{ id: "cup" }, { id: "lota" }])
  })

  it("drops what is declared no longer, triggers with their function", async () => {
    const trigger = routine(
      "haat_rejects_goods",
      [],
      `create or replace function haat_rejects_goods() returns trigger language plpgsql as $$ begin return null; end $$;
       create or replace trigger haat_rejects_goods before insert on goods
         for each row execute function haat_rejects_goods();`,
    )
    await applySchema(db, [IN_STOCK, NAMED, trigger, index("haat_pieces", "goods", "(pieces)")])
    await applySchema(db, [])
    for (const name of ["in_stock", "named", "haat_pieces"]) expect(await isThere(name), name).toBe(false)
    await db.raw("insert into goods values ('diya', 1)")
    expect(await read("goods")).toHaveLength(3)
  })

  it("keeps a table of a removed plugin, and fills it again when it is declared again", async () => {
    const sql = "create table if not exists goods_sum (pieces int)"
    const sum = table("goods_sum", [], sql, "insert into goods_sum select sum(pieces) from goods")
    await applySchema(db, [sum])
    await applySchema(db, [], ["goods_sum"])
    expect(await read("goods_sum")).toEqual([{ pieces: 3 }])
    await db.raw("delete from goods_sum")
    await applySchema(db, [sum])
    expect(await read("goods_sum")).toEqual([{ pieces: 3 }])
    await applySchema(db, [])
    expect(await isThere("goods_sum")).toBe(false)
  })

  it("makes an index anew when its definition changes", async () => {
    await applySchema(db, [index("haat_pieces", "goods", "(pieces)")])
    await applySchema(db, [index("haat_pieces", "goods", "(pieces, id) where pieces > 0")])
    const { rows } = await db.raw("select indexdef from pg_indexes where indexname = 'haat_pieces'")
    expect(rows[0].indexdef).toContain("(pieces, id) WHERE (pieces > 0)")
  })

  it("fills a kept table once, and again after it failed or its declaration changed", async () => {
    let fails = true
    let fills = 0
    const kept = (sql: string) =>
      table("kept", [], sql, async (database) => {
        if (fails) throw new Error("The connection was lost")
        fills++
        await database.raw("insert into kept select id from goods on conflict do nothing")
      })
    const first = kept("create table if not exists kept (id text primary key)")
    await expect(applySchema(db, [first])).rejects.toThrow("The connection was lost")
    fails = false
    await applySchema(db, [first])
    await applySchema(db, [first])
    expect(await read("kept")).toEqual([{ id: "cup" }, { id: "lota" }])
    expect(fills).toBe(1)
    await applySchema(db, [
      kept(
        "create table if not exists kept (id text primary key); alter table kept add column if not exists note text",
      ),
    ])
    expect(fills).toBe(2)
  })

  it("fills again what was computed from a view that has changed, directly or through others", async () => {
    let fills = 0
    const writer = routine(
      "haat_write_kept",
      ["named"],
      `create or replace function haat_write_kept() returns void language sql as $$
        delete from kept; insert into kept select id from named $$`,
      async (database) => {
        fills++
        await database.raw("select haat_write_kept()")
      },
    )
    const apply = (...views: SchemaObject[]) =>
      applySchema(db, [...views, table("kept", [], "create table if not exists kept (id text)"), writer])
    await apply(IN_STOCK, NAMED)
    expect(await read("kept")).toEqual([{ id: "cup" }])
    const all = view("in_stock", [], "select id, pieces from goods")
    await apply(all, NAMED)
    expect(await read("kept")).toEqual([{ id: "cup" }, { id: "lota" }])
    await apply(all, NAMED, view("z_other", [], "select 1"), index("haat_pieces", "goods", "(pieces)"))
    expect(fills).toBe(2)
  })

  it("leaves everything as it was when one declaration fails", async () => {
    await applySchema(db, [IN_STOCK])
    const changed = view("in_stock", [], "select id from goods")
    await expect(applySchema(db, [changed, view("z_wrong", [], "select nothing from nowhere")])).rejects.toThrow(
      "nowhere",
    )
    expect(await read("in_stock")).toEqual([{ id: "cup", pieces: 3 }])
    expect(await changesOf([IN_STOCK])).toEqual([])
  })

  it("tries again after a deadlock with a version that still runs", async () => {
    const STOCK = "a_stock"
    await applySchema(db, [view(STOCK, [], "select id from goods")])
    const older = connect(NAME)
    const running = await older.transaction()
    try {
      await running.raw("update goods set pieces = 2 where id = 'cup'")
      const applying = applySchema(db, [
        view(STOCK, [], "select id, pieces from goods"),
        index("haat_pieces", "goods", "(pieces)"),
      ])
      await vi.waitUntil(async () => (await server.raw(WAITING, [NAME])).rows.length, { timeout: 20_000 })
      // each transaction now waits for the other's lock
      await running.raw(`select * from ${STOCK}`)
      await running.commit()
      await applying
      expect(await read(STOCK)).toEqual([
        { id: "cup", pieces: 2 },
        { id: "lota", pieces: 0 },
      ])
    } finally {
      if (!running.isCompleted()) await running.rollback()
      await older.destroy()
    }
  })

  it("takes a question mark for an operator of jsonb", async () => {
    await applySchema(db, [view("asked", [], `select '{"a": 1}'::jsonb ? 'a' as there`)])
    expect(await read("asked")).toEqual([{ there: true }])
  })
})
