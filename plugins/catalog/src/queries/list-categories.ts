import { rowList } from "@haat/sdk/server/back-office/queries/list-rows"
import { SEARCH } from "@haat/sdk/server/back-office/text"
import type { Category } from "../contract"

/** By name as people read it, whatever the case. */
export const CATEGORIES = rowList<Category>()({
  from: "shop_category",
  columns: "r.*",
  filters: SEARCH,
  searched: ["r.name", "r.name_hi"],
  sortable: ["id", "name", "handle", "product_count"],
  sorts: { name: "lower(r.name)" },
  order: ["name", "ASC"],
})
