import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { setOwnSynonyms } from "../search-text/synonyms"

/** SQL for a text that is another one whenever the owner's lines are. */
export const OWN_SYNONYMS_VERSION = `(select md5(coalesce(string_agg(words, E'\\n' order by id), '')) from search_synonym)`

/** Of the lines that the searches of this process read. */
let known: string | undefined

/** Has the searches of this process read the owner's lines anew if these are of another version than theirs. */
export const keepOwnSynonyms = async (db: Knex, version: string) => {
  if (version === known) return
  const lines: { words: string }[] = await db("search_synonym").select("words").orderBy("id")
  setOwnSynonyms(lines.map(({ words }) => words))
  known = version
}
