import type { ListProducts } from "../../contract"
import { areKept, hasChoices, KEPT, ofStockOfChoices } from "./list-choices"
import { all, IN_CHOSEN, LISTED, type ListParts, ON_SALE, ORDER, ofOrigin, ofStock } from "./list-parts"
import { isInStockAtPrice, ofPrice } from "./list-prices"
import { ACTIVE } from "./search-text/match-text"

/** The table of what has the choices, of the categories that were asked for. */
const CHOSEN_OF = "having_choices"

/** What the database keeps of the one combination of choices. */
const NUMBERS = `select category_id, products, in_stock from choice_count
  where index_table = :table and besides = :kept_besides and choice = :kept_choice and products > 0`

/** SQL for a list, without a text, of what is to be had as it was chosen: an index has which those are, and they are read once. */
export const writeChosen = (query: ListProducts): ListParts => {
  const order = ORDER[query.sort ?? "newest"]
  const [price, stock, origin] = [ofPrice(query), ofStock(query), ofOrigin(query)]
  const kept = areKept(query)
  const category = query.category ? IN_CHOSEN : "true"
  return {
    before: `${CHOSEN_OF} as materialized (
      select id, price, highest, several_prices, variant_prices, quantity, created, origin, origin_name
      from ${LISTED} where ${all(ACTIVE, hasChoices(query), category, kept && `exists (${NUMBERS} and ${category})`)}),`,
    listed: kept ? KEPT : ON_SALE,
    page: `select id, row_number() over (order by ${order}) as place from ${CHOSEN_OF} where ${all(price, stock, origin)}
      order by ${order} limit :limit::integer offset :offset::integer`,
    numbers: kept
      ? NUMBERS
      : `select coalesce(category_id, '') as category_id, count(*) as products, count(*) filter (where ${isInStockAtPrice(query, ofStockOfChoices(query))}) as in_stock
         from ${LISTED} where ${all(ACTIVE, hasChoices(query), price, origin)} group by 1`,
    prices: `select min(price) as lowest, max(highest) as highest from ${CHOSEN_OF} where ${all(stock, origin)}`,
    origins: `select origin, count(*) as count from ${CHOSEN_OF} where ${all("origin is not null", price, stock)} group by 1`,
  }
}
