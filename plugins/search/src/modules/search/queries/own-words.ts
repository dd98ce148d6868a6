import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { setPins } from "../search-text/pinned"
import { setShopSynonyms } from "../search-text/synonyms"

/** Age up to which a process uses what it has read. With the web tier's second, changes show within two seconds. */
const FRESH_MS = 500

type Version = { synonyms: string; pins: string }

/** Texts that change whenever the owner's synonyms, or pinned products, do. */
const VERSION = `
  select
    (select md5(coalesce(string_agg(words, E'\\n' order by id), '')) from search_synonym) as synonyms,
    (select md5(coalesce(string_agg(concat_ws(' ', text, product_ids::text), E'\\n' order by id), '')) from search_pin)
      as pins`

let known: Partial<Version> = {}
let freshUntil = 0

/** Has the searches of this process use the owner's synonyms and pinned products as they are now. */
export async function readShopWords(db: Knex) {
  if (freshUntil > Date.now()) return
  const until = Date.now() + FRESH_MS
  const { rows } = await db.raw<{ rows: Version[] }>(VERSION)
  const [version] = rows
  if (version.synonyms !== known.synonyms) {
    const lines: { words: string }[] = await db("search_synonym").select("words").orderBy("id")
    setShopSynonyms(lines.map(({ words }) => words))
  }
  if (version.pins !== known.pins) setPins(await db("search_pin").select("text", "product_ids"))
  known = version
  freshUntil = until
}
