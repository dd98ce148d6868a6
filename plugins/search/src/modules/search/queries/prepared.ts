import { type Bindings, type Prepared, prepare, runPrepared } from "@haat/sdk/server/queries/prepared"
import { sql } from "@haat/sdk/server/queries/sql"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

const MAX_SHAPES = 1_000
const statements = new Map<string, Prepared>()

/** The table of one row that a statement keeps its values in. */
const VALUES = "value"
const typeOf = (value: Bindings[string]) =>
  Array.isArray(value) ? "text[]" : typeof value === "string" ? "text" : "float8"

/**
 * The statement, which begins with tables of its own, with its values in a table of one row. PostgreSQL keeps its
 * plan then, for it cannot take one for these very values for a better one: planning a search takes longer than
 * running it. For a statement whose plan is the same whatever the values are; a number is a float8 until it is cast.
 */
export const withPlanPerValues = (statement: string, bindings: Bindings): string => {
  const values = Object.entries(bindings).map(([name, value]) => `:${name}::${typeOf(value)} as "${name}"`)
  const rest = statement.replace(/^\s*with /, "").replace(/(?<!:):(\w+)/g, `(select "$1" from ${VALUES})`)
  return sql`
    with ${VALUES} as materialized (
      select
        ${values}
    ),
    ${rest}`
}

/**
 * Runs a composed statement like `runPrepared`: `shape` identifies it, and the text is written only for the first of
 * its shape.
 */
export const prepared = <Row>(db: Knex, shape: string, write: () => string, bindings: Bindings): Promise<Row[]> => {
  let statement = statements.get(shape)
  if (!statement) {
    statement = prepare(write())
    if (statements.size >= MAX_SHAPES) statements.clear()
    statements.set(shape, statement)
  }
  return runPrepared(db, statement, bindings)
}
