import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { SearchDocument } from "../search-document"
import { LANGUAGE } from "../search-text/language"

/** The table of the search index: `id`, `document`, `search_vector`, and columns generated from `indexed`. */
export const PRODUCT_INDEX = "product_index"

/** Weights of the fields with words: what the product is, its category, the rest of its name, its description. */
const WEIGHTS = {
  noun: "A",
  name: "C",
  category: "B",
  name_hi: "C",
  category_hi: "B",
  attributes: "C",
  description: "D",
  noun_sounds: "A",
  name_sounds: "C",
  category_sounds: "B",
  attributes_sounds: "C",
  name_starts: "D",
} satisfies Partial<Record<keyof SearchDocument, string>>

const SEARCH_VECTOR = Object.entries(WEIGHTS)
  .map(([field, weight]) => `setweight(to_tsvector(${LANGUAGE}, coalesce(document->>'${field}', '')), '${weight}')`)
  .join(" || ")

const toRow = (document: SearchDocument) => {
  const { id, handle, name, name_hi, noun, noun_sounds, category_id, price, quantity, active, created_at } = document
  const indexed = { handle, name, name_hi, noun, noun_sounds, category_id, price, quantity, active }
  return { id, document, indexed: { ...indexed, created_at: Date.parse(created_at) } }
}

/**
 * Writes those of these documents that the index lacks or holds otherwise. One that was written again as it was would
 * leave a dead row in the table and in each of its indexes, which every search then goes through.
 * @returns ids of the documents that were written
 */
export async function writeDocuments(db: Knex, documents: SearchDocument[]): Promise<string[]> {
  if (!documents.length) return []
  const { rows } = await db.raw<{ rows: { id: string }[] }>(
    `insert into product_index (id, document, indexed, search_vector)
     select id, document, indexed, ${SEARCH_VECTOR}
     from jsonb_to_recordset(?::jsonb) as written (id text, document jsonb, indexed jsonb)
     where not exists (
       select from product_index its where its.id = written.id and its.document = written.document)
     order by id
     on conflict (id) do update
       set document = excluded.document, indexed = excluded.indexed, search_vector = excluded.search_vector
     returning id`,
    [JSON.stringify(documents.map(toRow))],
  )
  return rows.map(({ id }) => id)
}

export async function deleteDocuments(db: Knex, ids: string[]) {
  if (ids.length) await db.raw("delete from product_index where id = any(?)", [ids])
}

/** Ids of products and of documents after `after`, so that a document without its product is found too. */
export async function listProductAndDocumentIds(db: Knex, after: string, take: number): Promise<string[]> {
  const { rows } = await db.raw<{ rows: { id: string }[] }>(
    `select id from (select id from product where deleted_at is null union select id from product_index) known
     where id > ? order by id limit ?`,
    [after, take],
  )
  return rows.map(({ id }) => id)
}
