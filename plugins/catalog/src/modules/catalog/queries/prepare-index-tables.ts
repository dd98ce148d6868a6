import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { keepWordsOfTable } from "./search-words"

/**
 * Adds to the tables that the Search Module makes for our index what lists and searches read: to old ones, and to one that is
 * about to be filled. Costs one query where nothing is missing.
 * @returns names of the tables that something was added to
 */
export async function prepareIndexTables(db: Knex): Promise<string[]> {
  const { rows } = await db.raw<{ rows: { name: string }[] }>("select prepare_index_tables() as name")
  const prepared = rows.map(({ name }) => name)
  for (const name of prepared) await keepWordsOfTable(db, name)
  return prepared
}
