import { table } from "@haat/sdk/server/schema/declare"

/**
 * Hook: filled by the plugin that has reviews, in the transaction that changes them; it emits RATING_CHANGED
 * afterwards. A product without a row has no rating. `average` has one decimal, and is null where `count` is 0.
 */
export const PRODUCT_RATING = table(
  "product_rating",
  [],
  `
create table if not exists product_rating (
  product_id text primary key,
  average numeric,
  count integer not null
)`,
)
