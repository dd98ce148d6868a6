import { sql } from "@haat/sdk/server/queries/sql"

/**
 * Columns of the index table by which lists filter, sort and count; the tables of what a text finds have them too.
 */
export const LIST_COLUMNS = [
  "id, product_price, highest_price, several_prices, variant_prices, pieces, added_at",
  "product_category_id, origin, origin_name, choices, choices_in_stock",
]

/** The index table, where each product has the price of its first variant only. */
const FIRST_PRICE_ROWS = sql`
  (
    select
      id,
      first_price as product_price,
      first_price as highest_price,
      false as several_prices,
      null::text[] as variant_prices,
      pieces, added_at, product_category_id, origin, origin_name, choices, choices_in_stock,
      active, names, noun_vector, search_vector
    from ??
  ) product`

/** SQL for the products of the index, written `??`. @param priceOf the variants whose prices a product has */
export const indexRows = (priceOf: "first" | undefined) => (priceOf === "first" ? FIRST_PRICE_ROWS : "?? product")

/** SQL for the active ones of them. */
export const activeRows = (priceOf: "first" | undefined) => sql`
  (
    select *
    from ${indexRows(priceOf)}
    where active
  ) active_product`

/** SQL: whether a table has so many rows, of which no more are read. @param many a number or SQL for one */
export const hasAtLeast = (many: number | string, table: string) => `exists (select from ${table} offset ${many} - 1)`
