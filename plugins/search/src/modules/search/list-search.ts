import type { ListProducts } from "../../contract"
import { hasChoices, ofStockOfChoices } from "./list-choices"
import { all, IN_CHOSEN, type ListParts, MAX_FOUND, ORDER, ofOrigin, ofStock, rowsUpTo } from "./list-parts"
import { isInStockAtPrice, ofPrice } from "./list-prices"
import { BY_PRICE, FOUND, writeFound } from "./search-text/found"
import { type TextMatch, TYPED } from "./search-text/match-text"
import { FOUND_AND_PINNED, PINNED_FIRST, writeFoundAndPinned } from "./search-text/pinned"
import type { PriceWish } from "./search-text/price-wish"

/**
 * However many are found, only so many are compared word by word, the newest of those whose noun is looked for; the others
 * follow in the same sequence.
 */
const MAX_SCORED = 100
/** The table of what a text finds that has what was chosen. */
const FITTING = "fitting"
const ROUGHLY = "partial, weight desc, fit desc, created desc, id desc"
const RELEVANCE = "partial, 100 * weight + coalesce(score, 0) desc, fit desc, created desc, id desc"

/**
 * SQL for a list of what a text finds. What has only parts of the text comes last in every order.
 * @param hasPinned that the owner has products come first for the text
 * @param wished the order that the text itself asks for, where the query has none
 */
export const writeSearch = (
  query: ListProducts,
  text: TextMatch,
  hasPinned: boolean,
  wished?: PriceWish["order"],
): ListParts => {
  const all_found = hasPinned ? FOUND_AND_PINNED : FOUND
  const isChosen = hasChoices(query)
  const found = isChosen === "true" ? all_found : FITTING
  const first = hasPinned ? PINNED_FIRST : ""
  const [price, stock, origin] = [ofPrice(query), ofStock(query), ofOrigin(query)]
  const category = query.category ? IN_CHOSEN : "true"
  const shown = all(category, price, stock, origin)
  const inStock = isInStockAtPrice(query, ofStockOfChoices(query))
  const byScore = !query.sort && !wished && text.parts > 0
  const inOrder = wished && !query.sort ? `weight desc, ${BY_PRICE[wished]}` : ORDER[query.sort ?? "newest"]
  const order = `${first}partial, ${inOrder}`
  return {
    before: `${writeFound(text, all(shown, isChosen), query.sort, rowsUpTo(query, MAX_FOUND), wished)}${hasPinned ? `, ${writeFoundAndPinned()}` : ""},
      ${FITTING} as (select * from ${all_found} where ${isChosen}),`,
    found: all_found,
    listed: all_found,
    page: byScore
      ? byRelevance(found, shown, text.score, first, rowsUpTo(query))
      : `select id, row_number() over (order by ${order}) as place from ${found} where ${shown}
         order by ${order} limit :limit::integer offset :offset::integer`,
    numbers: `
      select coalesce(category_id, '') as category_id, count(*) as products, count(*) filter (where ${inStock}) as in_stock
      from ${found} where ${all(price, origin)} group by 1`,
    prices: `select min(price) as lowest, max(highest) as highest from ${found} where ${all(category, stock, origin)}`,
    origins: `select origin, count(*) as count from ${found} where ${all("origin is not null", category, price, stock)} group by 1`,
    whole: `select count(*) from ${found} where ${all(shown, "not partial")}`,
  }
}

/** The words of a product are many: they are read once for all that is compared with them. */
const byRelevance = (found: string, shown: string, score: string, first: string, reach: string) => `
  with candidates as materialized (
    select id, partial, weight, fit, created from ${found} where ${shown}
    order by ${first}${ROUGHLY} limit greatest(${MAX_SCORED}, ${reach})
  ), best as materialized (
    select id from candidates order by ${first}${ROUGHLY} limit ${MAX_SCORED}
  ), compared as materialized (
    select id, its.* from best cross join lateral (
      select names, search_vector || ''::tsvector as search_vector from ?? one where one.id = best.id offset 0
    ) its
  ), scored as materialized (
    select id, ${score} as score from compared, ${TYPED}
  )
  select id, row_number() over (order by ${first}${RELEVANCE}) as place
  from candidates left join scored using (id) order by ${first}${RELEVANCE} limit :limit::integer offset :offset::integer`
