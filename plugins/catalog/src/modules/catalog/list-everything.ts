import type { ListProducts } from "../../contract"
import { hasChoices } from "./list-choices"
import { all, type ListParts, ORDER, ofPrice, ofStock } from "./list-parts"
import { ACTIVE } from "./search-text/match-text"

/** The index table with its columns as the conditions call them. */
const COLUMNS =
  "select id, active, product_price as price, pieces as quantity, added_at as created, product_category_id as category_id from ??"
const LISTED = `(${COLUMNS}) product`
const ON_SALE = `(${COLUMNS} where ${ACTIVE}) on_sale`

/**
 * SQL for a list without a text. An index has each order that is asked for, so no product is read but those up to the end of the
 * page. How many there are the database keeps for each category (`category_count`); only those in a range of prices are counted,
 * in the index by price.
 */
export const writeEverything = (query: ListProducts): ListParts => {
  const order = ORDER[query.sort ?? "newest"]
  const [price, stock, choices] = [ofPrice(query), ofStock(query), hasChoices(query)]
  const rows = query.category
    ? `chosen cross join lateral (
        select id, created, price from ${LISTED} where ${all(ACTIVE, "category_id = chosen.id", price, stock, choices)}
        order by ${order} limit :offset::integer + :limit::integer
      ) listed`
    : `${LISTED} where ${all(ACTIVE, price, stock, choices)}`
  const ofCategory = `chosen cross join lateral (
      select min(price) as lowest, max(price) as highest from ${LISTED} where ${all(ACTIVE, "category_id = chosen.id", stock, choices)}
    ) in_category cross join lateral (values (lowest), (highest)) both_ends (price)`
  return {
    before: "",
    listed: query.category || query.choice?.length ? ON_SALE : undefined,
    page: `
      select id, row_number() over (order by ${order}) as place from (
        select ${query.category ? "listed.id" : "id"}, created, price from ${rows} order by ${order} limit :limit offset :offset
      ) shown`,
    numbers:
      all(price, choices) === "true"
        ? "select category_id, products, in_stock from category_count where index_table = :table"
        : `select coalesce(category_id, '') as category_id, count(*) as products, count(*) filter (where quantity > 0) as in_stock
           from ${LISTED} where ${all(ACTIVE, price, choices)} group by 1`,
    prices: `
      select min(price) as lowest, max(price) as highest
      from ${query.category ? ofCategory : `${LISTED} where ${all(ACTIVE, stock, choices)}`}`,
  }
}
