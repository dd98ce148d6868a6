import { view } from "@haat/sdk/server/schema/declare"

/** How many people wait to be told that a variant is in stock again, a row for each variant that someone waits for. */
export const WAITING_FOR_STOCK = view(
  "waiting_for_stock",
  [],
  `select variant_id, product_id, count(*)::int as people from stock_notice
  where told_at is null and deleted_at is null group by variant_id, product_id`,
)
