import { rowList } from "@haat/sdk/server/back-office/queries/list-rows"
import { SEARCH } from "@haat/sdk/server/back-office/text"
import { z } from "zod"
import type { StaffWishlist } from "../contract"

/** Lists the lists of all shoppers for staff. `q` searches their names and the shoppers'. */
export const WISHLIST_LIST = rowList<StaffWishlist>()({
  from: "wishlist",
  joins: { c: "left join shopper c on c.id = r.customer_id" },
  columns: `r.id, r.name, r.customer_id, c.name as customer_name, r.share_token is not null as is_shared, r.created_at,
    (select count(*)::int from wishlist_item i where i.wishlist_id = r.id) as items`,
  filters: { ...SEARCH, customer_id: z.string().optional() },
  searched: ["r.name", "c.name"],
  where: ({ customer_id }) => (customer_id ? [["r.customer_id = ?", customer_id]] : []),
  sortable: ["id", "name", "created_at"],
  order: ["created_at", "DESC"],
})
