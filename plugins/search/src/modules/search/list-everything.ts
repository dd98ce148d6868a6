import { sql } from "@haat/sdk/server/queries/sql"
import type { ListProducts, Sort } from "../../contract"
import { canUseStoredCounts, STORED_COUNTS } from "./list-choices"
import { filteredListTables } from "./list-chosen"
import {
  type BrowsedList,
  CHOSEN_CATEGORY,
  categoryCondition,
  type ListTables,
  ORDER,
  originCondition,
  rowLimit,
  stockCondition,
  whereAll,
} from "./list-parts"
import { hasPriceRange, priceCondition, rowsAtPrice } from "./list-prices"
import { activeRows, indexRows } from "./search-text/index-rows"

/**
 * SQL for a list without a text. An index has each order that is asked for, so no product is read but those up to
 * the end of the page. How many there are the database keeps for each category (`category_count`); only those in a
 * range of prices are counted, in the indexes by price.
 */
export const unfilteredListTables = (query: BrowsedList): ListTables => {
  if (query.choice?.length) return filteredListTables(query)
  return {
    before: [],
    listed: query.category ? (canUseStoredCounts(query) ? STORED_COUNTS : activeRows(query.price_of)) : undefined,
    page: firstRows(query),
    categoryTotals: hasPriceRange(query)
      ? sql`
          select
            coalesce(product_category_id, '') as category_id,
            count(*) as products,
            count(*) filter (where available) as in_stock
          from ${rowsAtPrice(query)}
          ${whereAll(originCondition(query))}
          group by 1`
      : storedCategoryTotals(originCondition(query)),
    prices: priceEnds(query),
    origins: originTotals(query),
  }
}

/** Sections of a list, read one by one in the order of an index: no index has the order of several together. */
type Sections = { table: string; conditions: string[]; sort: Sort }

const sectionsOf = (query: ListProducts): Sections => {
  const sort = query.sort ?? "newest"
  if (query.category) {
    const conditions = [`product_category_id = ${CHOSEN_CATEGORY}.id`, originCondition(query)]
    return { table: CHOSEN_CATEGORY, conditions, sort }
  }
  if (!query.origin?.length) return { table: "(select) everything", conditions: [], sort }
  return {
    table: "(select distinct unnest(:origins::text[]) as country) from_each",
    conditions: ["origin = from_each.country"],
    // one country has one name
    sort: sort === "countryOfOrigin" ? "newest" : sort,
  }
}

const firstRows = (query: BrowsedList) => {
  const { table, conditions, sort } = sectionsOf(query)
  const order = ORDER[query.sort ?? "newest"]
  return sql`
    select id, row_number() over (order by ${order}) as place
    from (
      select listed.id, added_at, product_price, origin_name
      from ${table}
      cross join lateral (
        select id, added_at, product_price, origin_name
        from ${indexRows(query.price_of)}
        ${whereAll("active", ...conditions, priceCondition(query), stockCondition(query))}
        order by ${ORDER[sort]}
        limit ${rowLimit(query)}
      ) listed
      order by ${order}
      limit :limit::integer offset :offset::integer
    ) shown`
}

/** SQL for the lowest and the highest price; each is the first row of an index. */
const priceEnds = (query: BrowsedList) => {
  const { table, conditions } = sectionsOf(query)
  const stock = stockCondition(query)
  return sql`
    select min(price) as lowest, max(price) as highest
    from ${table}
    cross join lateral (
      select min(product_price) as lowest, max(product_price) as highest
      from ${indexRows(query.price_of)}
      ${whereAll("active", ...conditions, stock)}
    ) of_lowest_prices
    cross join lateral (
      select max(highest_price) as dearest
      from ${indexRows(query.price_of)}
      ${whereAll("active", "several_prices", ...conditions, stock)}
    ) of_highest_prices
    cross join lateral (values (lowest), (highest), (dearest)) ends (price)`
}

const storedCategoryTotals = (origin: string) =>
  origin === "true"
    ? sql`
        select category_id, products, in_stock
        from category_count
        where index_table = :table`
    : sql`
        select category_id, sum(products) as products, sum(in_stock) as in_stock
        from origin_count
        where index_table = :table
          and ${origin}
        group by 1`

/** SQL for the count of each country: kept by the database (`origin_count`), or counted where a price was chosen. */
const originTotals = (query: BrowsedList): string => {
  if (hasPriceRange(query))
    return sql`
      select origin, count(*) as count
      from ${rowsAtPrice(query)}
      ${whereAll("origin is not null", categoryCondition(query), stockCondition(query))}
      group by 1`
  const count = { any: "products", true: "in_stock", false: "products - in_stock" }[query.in_stock ?? "any"]
  return sql`
    select origin, sum(${count}) as count
    from origin_count
    ${whereAll("index_table = :table", categoryCondition(query, "category_id"))}
    group by 1
    having sum(${count}) > 0`
}
