import { rowList } from "@haat/sdk/server/back-office/queries/list-rows"
import type { Banner } from "../contract"

/** In the order shoppers see them by default. */
export const BANNERS = rowList<Banner>()({
  from: "shop_banner",
  columns: "r.id, r.image_url, r.image_url_hi, r.redirect_url, r.rank",
  filters: {},
  sortable: ["id", "rank"],
  order: ["rank", "ASC"],
})
