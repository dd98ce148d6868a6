import type { Condition } from "@haat/sdk/server/back-office/queries/conditions"
import { rowList } from "@haat/sdk/server/back-office/queries/list-rows"
import { containing, SEARCH, text } from "@haat/sdk/server/back-office/text"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { SearchPinRow } from "../contract"

const FOUND = "r.text ilike ? or exists (select from json_array_elements(r.products) p where p->>'name' ilike ?)"

/** List of search pins, newest first by default; the filter `text` matches exactly. */
export const SEARCH_PINS = rowList<SearchPinRow>()({
  from: "shop_search_pin",
  columns: "r.id, r.text, r.product_ids, r.products, r.created_at, r.updated_at",
  filters: { ...SEARCH, text: text(200).optional() },
  where: ({ q, text }) => {
    const conditions: Condition[] = []
    if (text) conditions.push(["r.text = ?", text])
    if (q) conditions.push([FOUND, containing(q), containing(q)])
    return conditions
  },
  sortable: ["id", "text", "created_at", "updated_at"],
  order: ["created_at", "DESC"],
})

/** One of them with the names of its products, as the audit log shows it. */
export const findNamedPin = async (db: Knex, id: string) => {
  const pin = await SEARCH_PINS.find(db, id)
  return pin && { text: pin.text, products: pin.products.map(({ name }) => name) }
}
