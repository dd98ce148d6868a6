import { rowList } from "@haat/sdk/server/back-office/queries/list-rows"
import { SEARCH } from "@haat/sdk/server/back-office/text"
import type { Staff__Row__ } from "../contract"

/** Lists the __rows_words__ of all shoppers for staff. `q` searches their names and the shoppers'. */
export const __PLUGIN___LIST = rowList<Staff__Row__>()({
  from: "__table__",
  joins: { c: "left join shopper c on c.id = r.customer_id" },
  columns: "r.id, r.name, r.product_id, r.customer_id, c.name as customer_name, r.created_at",
  filters: SEARCH,
  searched: ["r.name", "c.name"],
  sortable: ["id", "name", "created_at"],
  order: ["created_at", "DESC"],
})
