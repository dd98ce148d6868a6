import type { Banner } from "@haat/banners/contract"
import { rowList } from "./list-rows"

/** In the order shoppers see them by default. */
export const BANNERS = rowList<Banner>()({
  from: "shop_banner",
  columns: "r.id, r.image_url, r.image_url_hi, r.redirect_url, r.rank",
  filters: {},
  sortable: ["id", "rank"],
  order: ["rank", "ASC"],
})
