import { createHash } from "node:crypto"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** Number of remembered headings, newest first. */
const MAX_MAPPINGS = 100

const keyOf = (header: string[]) =>
  createHash("sha256")
    .update(JSON.stringify(header.map((name) => name.trim().toLowerCase())))
    .digest("hex")

/** Returns the last mapping of a file with this heading; null when there is none. */
export const readImportMapping = async (db: Knex, header: string[]): Promise<(string | null)[] | null> => {
  const row = await db("product_import_mapping")
    .where({ heading: keyOf(header) })
    .first("targets")
  return row?.targets ?? null
}

/** Remembers what the columns of a file with this heading are. */
export const keepImportMapping = async (db: Knex, header: string[], targets: (string | null)[]): Promise<void> => {
  await db("product_import_mapping")
    .insert({ heading: keyOf(header), targets: JSON.stringify(targets), updated_at: db.fn.now() })
    .onConflict("heading")
    .merge()
  await db.raw(
    `delete from product_import_mapping where heading not in (
       select heading from product_import_mapping order by updated_at desc limit ?)`,
    [MAX_MAPPINGS],
  )
}
