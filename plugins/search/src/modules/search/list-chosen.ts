import { sql } from "@haat/sdk/server/queries/sql"
import { canUseStoredCounts, choiceCondition, inStockCondition, STORED_COUNTS } from "./list-choices"
import {
  type BrowsedList,
  categoryCondition,
  type ListTables,
  ORDER,
  originCondition,
  stockCondition,
  whereAll,
} from "./list-parts"
import { isInStockAtPrice, priceCondition } from "./list-prices"
import { activeRows, indexRows } from "./search-text/index-rows"

/** SQL for the counts that the database keeps of the one combination of choices. */
const STORED_TOTALS = sql`
  select category_id, products, in_stock
  from choice_count
  where index_table = :table
    and besides = :kept_besides
    and choice = :kept_choice
    and products > 0`

/**
 * SQL for a list, without a text, of what was chosen: an index has the products of each choice, and they are read
 * once.
 */
export const filteredListTables = (query: BrowsedList): ListTables => {
  const order = ORDER[query.sort ?? "newest"]
  const [price, stock, origin] = [priceCondition(query), stockCondition(query), originCondition(query)]
  const hasStoredTotals = canUseStoredCounts(query)
  const category = categoryCondition(query)
  return {
    before: [
      sql`
        chosen_product as materialized (
          select
            id, product_price, highest_price, several_prices, variant_prices, pieces, added_at, origin, origin_name
          from ${indexRows(query.price_of)}
          ${whereAll("active", choiceCondition(query), category, hasStoredTotals && hasStored(query))}
        )`,
    ],
    listed: hasStoredTotals ? STORED_COUNTS : activeRows(query.price_of),
    page: sql`
      select id, row_number() over (order by ${order}) as place
      from chosen_product
      ${whereAll(price, stock, origin)}
      order by ${order}
      limit :limit::integer offset :offset::integer`,
    categoryTotals: hasStoredTotals ? STORED_TOTALS : countCategories(query),
    prices: sql`
      select min(product_price) as lowest, max(highest_price) as highest
      from chosen_product
      ${whereAll(stock, origin)}`,
    origins: sql`
      select origin, count(*) as count
      from chosen_product
      ${whereAll("origin is not null", price, stock)}
      group by 1`,
  }
}

/** SQL: whether any product has the choices, so that none is looked for in vain. */
const hasStored = (query: BrowsedList) => sql`
  exists (
    ${STORED_TOTALS}
      and ${categoryCondition(query, "category_id")}
  )`

const countCategories = (query: BrowsedList) => sql`
  select
    coalesce(product_category_id, '') as category_id,
    count(*) as products,
    count(*) filter (where ${isInStockAtPrice(query, inStockCondition(query))}) as in_stock
  from ${indexRows(query.price_of)}
  ${whereAll("active", choiceCondition(query), priceCondition(query), originCondition(query))}
  group by 1`
