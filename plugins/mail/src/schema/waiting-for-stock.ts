import { view } from "@haat/sdk/server/schema/declare"

/** Number of people who wait for a variant to be in stock again, a row for each variant with any. */
export const WAITING_FOR_STOCK = view(
  "waiting_for_stock",
  [],
  `select variant_id, product_id, count(*)::int as people from stock_notice
  where told_at is null and deleted_at is null group by variant_id, product_id`,
)
