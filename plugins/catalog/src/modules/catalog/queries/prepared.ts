import { createHash } from "node:crypto"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

type Statement = { text: string; name: string }

const MAX_SHAPES = 1_000
const statements = new Map<string, Statement>()

/**
 * Runs a statement under a name, so that each connection plans it once: planning the list costs as much as half of running
 * it. `shape` stands for the text, which is only put together for the first of its shape; values go in as bindings.
 */
export const prepared = async <Row>(
  db: Knex,
  shape: string,
  write: () => string,
  bindings: Record<string, string | number | string[] | null>,
): Promise<Row[]> => {
  let statement = statements.get(shape)
  if (!statement) {
    const text = write()
    statement = { text, name: `haat_${createHash("sha256").update(text).digest("hex").slice(0, 24)}` }
    if (statements.size >= MAX_SHAPES) statements.clear()
    statements.set(shape, statement)
  }
  // Knex passes `options` to the driver, where `name` means a prepared statement.
  const { rows } = await (db.raw(statement.text, bindings).options({ name: statement.name }) as unknown as Promise<{
    rows: Row[]
  }>)
  return rows
}
