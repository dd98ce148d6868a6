import { readdirSync } from "node:fs"
import path from "node:path"
import { runningShop } from "@haat/testing/running-shop"
import { knex } from "@medusajs/framework/mikro-orm/knex"
import type { Migration } from "@medusajs/framework/mikro-orm/migrations"
import { afterAll, beforeAll, expect, it } from "vitest"
import { ROOT } from "./run/root.mjs"

const NAME = `migrations_of_test_${process.pid}`
const FILE = /^[^/]+\/src\/modules\/.*\/migrations\/(Migration\d+)\.ts$/

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

/** The statements of all plugins' migrations, a module's in the sequence in which Medusa runs them. */
async function readStatements() {
  const files = readdirSync(path.join(ROOT, "plugins"), { recursive: true })
    .map((file) => String(file).replaceAll(path.sep, "/"))
    .filter((file) => FILE.test(file))
    .sort()
  const read = files.map(async (file) => {
    const name = FILE.exec(file)?.[1] ?? ""
    const { [name]: Class } = await import(path.join(ROOT, "plugins", file))
    // Statements are collected without a connection.
    const migration: Migration = new Class(undefined, undefined)
    await migration.up()
    return migration.getQueries().map(String)
  })
  return (await Promise.all(read)).flat()
}

/** All that stands in the database: columns, constraints, indexes, and the rows with when each was written. */
async function readDatabase() {
  const tables = await db("pg_tables").where({ schemaname: "public" }).orderBy("tablename").pluck("tablename")
  const readRows = (name: string) => db(name).select("*", db.raw("xmin::text as written"))
  return {
    rows: await Promise.all(tables.map(readRows)),
    columns: await db("information_schema.columns")
      .where({ table_schema: "public" })
      .orderBy(["table_name", "column_name"]),
    constraints: await db("pg_constraint").whereRaw("connamespace = 'public'::regnamespace").orderBy("oid"),
    indexes: await db("pg_indexes").where({ schemaname: "public" }).orderBy("indexname"),
  }
}

it("migrations run again change nothing, as on a shop that has their tables", async () => {
  const statements = await readStatements()
  for (const statement of statements) await db.raw(statement)
  const made = await readDatabase()
  expect(made.rows.length).toBeGreaterThan(50)
  expect(made.rows.flat().length).toBeGreaterThan(10)
  for (const statement of statements) await db.raw(statement)
  expect(await readDatabase()).toEqual(made)
})
