import { createHash } from "node:crypto"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** Values of a statement by their names. */
export type Bindings = Record<string, string | number | string[] | null>

/** A named statement. */
export type Prepared = { text: string; name: string }

/**
 * Names a statement by its hash.
 * @param text one of a small number of texts: each connection keeps the plan of every statement that it has run
 */
export const prepare = (text: string): Prepared => ({
  text,
  name: `haat_${createHash("sha256").update(text).digest("hex").slice(0, 24)}`,
})

/**
 * Runs a statement under its name, so that each connection plans it a few times only: planning one that crosses a dozen
 * tables takes ten times as long as running it. Values go in as bindings.
 */
export async function runPrepared<Row>(
  db: { raw(text: string, bindings: Bindings): unknown },
  { text, name }: Prepared,
  bindings: Bindings,
): Promise<Row[]> {
  // Knex passes `options` to the driver, where `name` means a prepared statement.
  const statement = db.raw(text, bindings) as Knex.Raw
  const { rows } = await (statement.options({ name }) as unknown as Promise<{ rows: Row[] }>)
  return rows
}
