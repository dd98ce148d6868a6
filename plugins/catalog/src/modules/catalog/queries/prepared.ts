import { type Prepared, prepare, runPrepared } from "@haat/http/queries/prepared"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

const MAX_SHAPES = 1_000
const statements = new Map<string, Prepared>()

/** As `runPrepared`, of a text that is put together: `shape` stands for it, and it is written for the first of its shape only. */
export const prepared = <Row>(
  db: Knex,
  shape: string,
  write: () => string,
  bindings: Record<string, string | number | string[] | null>,
): Promise<Row[]> => {
  let statement = statements.get(shape)
  if (!statement) {
    statement = prepare(write())
    if (statements.size >= MAX_SHAPES) statements.clear()
    statements.set(shape, statement)
  }
  return runPrepared(db, statement, bindings)
}
