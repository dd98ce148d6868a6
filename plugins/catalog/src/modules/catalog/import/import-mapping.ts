import { createHash } from "node:crypto"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** Number of headings whose mapping is kept; the oldest are deleted. */
const MAX_MAPPINGS = 100

const headingHash = (header: string[]) =>
  createHash("sha256")
    .update(JSON.stringify(header.map((name) => name.trim().toLowerCase())))
    .digest("hex")

/** Returns the last mapping of a file with this heading; null when there is none. */
export const readImportMapping = async (db: Knex, header: string[]): Promise<(string | null)[] | null> => {
  const row = await db("product_import_mapping")
    .where({ heading: headingHash(header) })
    .first("targets")
  return row?.targets ?? null
}

/** Stores the mapping of the columns of files with this heading. */
export const saveImportMapping = async (db: Knex, header: string[], targets: (string | null)[]): Promise<void> => {
  await db("product_import_mapping")
    .insert({ heading: headingHash(header), targets: JSON.stringify(targets), updated_at: db.fn.now() })
    .onConflict("heading")
    .merge()
  await db.raw(
    `delete from product_import_mapping where heading not in (
       select heading from product_import_mapping order by updated_at desc limit ?)`,
    [MAX_MAPPINGS],
  )
}
