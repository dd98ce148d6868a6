import { rowList } from "@haat/sdk/server/back-office/queries/list-rows"
import { SEARCH } from "@haat/sdk/server/back-office/text"
import type { StaffV1Note } from "../contract"

/** Lists the v1 notes of all shoppers for staff. `q` searches their names and the shoppers'. */
export const V1_NOTES_LIST = rowList<StaffV1Note>()({
  from: "v1_note",
  joins: { c: "left join shopper c on c.id = r.customer_id" },
  columns: "r.id, r.name, r.product_id, r.customer_id, c.name as customer_name, r.created_at",
  filters: SEARCH,
  searched: ["r.name", "c.name"],
  sortable: ["id", "name", "created_at"],
  order: ["created_at", "DESC"],
})
