import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { setPins } from "../search-text/pinned"

/** SQL for a text that is another one whenever the owner's choice of what comes first is. */
export const OWN_PINS_VERSION = `(select md5(coalesce(string_agg(concat_ws(' ', text, product_ids::text), E'\\n' order by id), '')) from search_pin)`

/** Of the choice that the searches of this process read. */
let known: string | undefined

/** Has the searches of this process read the owner's choice anew if this is another version than theirs. */
export const keepOwnPins = async (db: Knex, version: string) => {
  if (version === known) return
  setPins(await db("search_pin").select("text", "product_ids"))
  known = version
}
