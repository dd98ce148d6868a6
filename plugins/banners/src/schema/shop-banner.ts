import { view } from "@haat/sdk/server/schema/declare"

/** Banners of the home page, shown by `rank`. */
export const SHOP_BANNER = view(
  "shop_banner",
  [],
  "select id, image_url, image_url_hi, redirect_url, rank from banner where deleted_at is null",
)

/** Main products of the home page as chosen by the owner, sorted by `place`; some may have been deleted since. */
export const MAIN_PRODUCT = view(
  "main_product",
  [],
  `select chosen.product_id, chosen.place
  from main_selection s cross join unnest(s.product_ids) with ordinality as chosen(product_id, place)
  where s.id = 'main'`,
)
