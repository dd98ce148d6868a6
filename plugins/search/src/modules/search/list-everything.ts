import type { ListProducts, Sort } from "../../contract"
import { areKept, KEPT } from "./list-choices"
import { writeChosen } from "./list-chosen"
import { all, IN_CHOSEN, LISTED, type ListParts, ON_SALE, ORDER, ofOrigin, ofStock, rowsUpTo } from "./list-parts"
import { hasPriceRange, listedAtPrice, ofPrice } from "./list-prices"
import { ACTIVE } from "./search-text/match-text"

/**
 * SQL for a list without a text. An index has each order that is asked for, so no product is read but those up to the end of the
 * page. How many there are the database keeps for each category (`category_count`); only those in a range of prices are counted,
 * in the indexes by price.
 */
export const writeEverything = (query: ListProducts): ListParts => {
  if (query.choice?.length) return writeChosen(query)
  const order = ORDER[query.sort ?? "newest"]
  const [stock, origin] = [ofStock(query), ofOrigin(query)]
  const each = eachPart(query)
  const rows = `${each.parts} cross join lateral (
      select id, created, price, origin_name from ${LISTED} where ${all(ACTIVE, ...each.isIn, ofPrice(query), stock)}
      order by ${ORDER[each.sort]} limit ${rowsUpTo(query)}
    ) listed`
  const priced = `${each.parts} cross join lateral (
      select min(price) as lowest, max(price) as highest from ${LISTED} where ${all(ACTIVE, ...each.isIn, stock)}
    ) of_part cross join lateral (
      select max(highest) as dearest from ${LISTED} where ${all(ACTIVE, "several_prices", ...each.isIn, stock)}
    ) of_several cross join lateral (values (lowest), (highest), (dearest)) ends (price)`
  return {
    before: "",
    listed: query.category ? (areKept(query) ? KEPT : ON_SALE) : undefined,
    page: `
      select id, row_number() over (order by ${order}) as place from (
        select listed.id, created, price, origin_name from ${rows} order by ${order} limit :limit::integer offset :offset::integer
      ) shown`,
    numbers: hasPriceRange(query)
      ? `select coalesce(category_id, '') as category_id, count(*) as products, count(*) filter (where available) as in_stock
         from ${listedAtPrice(query)} where ${origin} group by 1`
      : keptNumbers(origin),
    prices: `select min(price) as lowest, max(price) as highest from ${priced}`,
    origins: originsOf(query),
  }
}

/** What is read part by part, each in the order of an index: of several parts together none has the order. Everything is one part. */
const eachPart = (query: ListProducts): { parts: string; isIn: string[]; sort: Sort } => {
  const sort = query.sort ?? "newest"
  if (query.category) return { parts: "chosen", isIn: ["category_id = chosen.id", ofOrigin(query)], sort }
  if (!query.origin?.length) return { parts: "(select) everything", isIn: [], sort }
  return {
    parts: "(select distinct unnest(:origins::text[]) as country) from_each",
    isIn: ["origin = from_each.country"],
    // one country has one name
    sort: sort === "countryOfOrigin" ? "newest" : sort,
  }
}

const keptNumbers = (origin: string) =>
  origin === "true"
    ? "select category_id, products, in_stock from category_count where index_table = :table"
    : `select category_id, sum(products) as products, sum(in_stock) as in_stock
       from origin_count where index_table = :table and ${origin} group by 1`

/** Kept by the database (`origin_count`) for everything and each category; counted where a price was chosen. */
const originsOf = (query: ListProducts): string => {
  const category = query.category ? IN_CHOSEN : "true"
  const counted = { any: "products", true: "in_stock", false: "products - in_stock" }[query.in_stock ?? "any"]
  return hasPriceRange(query)
    ? `select origin, count(*) as count from ${listedAtPrice(query)}
       where ${all(ACTIVE, "origin is not null", category, ofStock(query))} group by 1`
    : `select origin, sum(${counted}) as count from origin_count where ${all("index_table = :table", category)}
       group by 1 having sum(${counted}) > 0`
}
