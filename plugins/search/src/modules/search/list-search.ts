import { sql } from "@haat/sdk/server/queries/sql"
import { choiceCondition, inStockCondition } from "./list-choices"
import {
  allConditions,
  type BrowsedList,
  categoryCondition,
  type ListTables,
  MAX_FOUND,
  ORDER,
  originCondition,
  rowLimit,
  stockCondition,
  whereAll,
} from "./list-parts"
import { isInStockAtPrice, priceCondition } from "./list-prices"
import type { TextMatch } from "./search-text/match-text"
import { FOUND, foundTables, ORDER_BY_PRICE } from "./search-text/matching-products"
import { FOUND_AND_PINNED, foundAndPinned, PINNED_FIRST } from "./search-text/pinned"
import type { PriceWish } from "./search-text/price-wish"
import { TYPED_TEXT } from "./search-text/typed-text"

/**
 * Number of products that are compared word by word, however many are found: the newest of those whose noun is looked
 * for. The others follow in the same sequence.
 */
const MAX_SCORED = 100
/** Table of what a text finds that has what was chosen. */
const FOUND_CHOSEN = "found_chosen"
const ORDER_BEFORE_SCORE = "is_partial, weight desc, fit desc, added_at desc, id desc"
const ORDER_BY_SCORE = "is_partial, 100 * weight + coalesce(score, 0) desc, fit desc, added_at desc, id desc"

/**
 * SQL for a list of what a text finds. What has only parts of the text comes last in every order.
 * @param hasPinned whether the owner has products come first for the text
 * @param wishedOrder the order that the text itself asks for, where the query has none
 */
export const listFound = (
  query: BrowsedList,
  text: TextMatch,
  hasPinned: boolean,
  wishedOrder?: PriceWish["order"],
): ListTables => {
  const allFound = hasPinned ? FOUND_AND_PINNED : FOUND
  const isChosen = choiceCondition(query)
  const found = isChosen === "true" ? allFound : FOUND_CHOSEN
  const first = hasPinned ? PINNED_FIRST : ""
  const [price, stock, origin] = [priceCondition(query), stockCondition(query), originCondition(query)]
  const category = categoryCondition(query)
  const shown = allConditions(category, price, stock, origin)
  const isByScore = !query.sort && !wishedOrder && text.parts > 0
  const [limit, { sort, price_of: priceOf }] = [rowLimit(query, MAX_FOUND), query]
  return {
    before: [
      ...foundTables({ text, filter: allConditions(shown, isChosen), sort, limit, wishedOrder, priceOf }),
      ...(hasPinned ? [foundAndPinned(priceOf)] : []),
      ...(found === FOUND_CHOSEN ? [foundChosen(allFound, isChosen)] : []),
    ],
    found: allFound,
    listed: allFound,
    page: isByScore
      ? pageByScore(query, text.score, found, shown, first)
      : pageInOrder(found, shown, `${first}is_partial, ${orderOf(query, wishedOrder)}`),
    categoryTotals: sql`
      select
        coalesce(product_category_id, '') as category_id,
        count(*) as products,
        count(*) filter (where ${isInStockAtPrice(query, inStockCondition(query))}) as in_stock
      from ${found}
      ${whereAll(price, origin)}
      group by 1`,
    prices: sql`
      select min(product_price) as lowest, max(highest_price) as highest
      from ${found}
      ${whereAll(category, stock, origin)}`,
    origins: sql`
      select origin, count(*) as count
      from ${found}
      ${whereAll("origin is not null", category, price, stock)}
      group by 1`,
    fullMatches: sql`
      select count(*)
      from ${found}
      ${whereAll(shown, "not is_partial")}`,
  }
}

const foundChosen = (allFound: string, isChosen: string) => sql`
  ${FOUND_CHOSEN} as (
    select *
    from ${allFound}
    where ${isChosen}
  )`

const orderOf = ({ sort }: BrowsedList, wishedOrder: PriceWish["order"]) =>
  wishedOrder && !sort ? `weight desc, ${ORDER_BY_PRICE[wishedOrder]}` : ORDER[sort ?? "newest"]

const pageInOrder = (found: string, shown: string, order: string) => sql`
  select id, row_number() over (order by ${order}) as place
  from ${found}
  ${whereAll(shown)}
  order by ${order}
  limit :limit::integer offset :offset::integer`

/** The words of a product are many: they are read once for all that is compared with them. */
const pageByScore = (query: BrowsedList, score: string, found: string, shown: string, first: string) => sql`
  with candidate as materialized (
    select id, is_partial, weight, fit, added_at
    from ${found}
    ${whereAll(shown)}
    order by ${first}${ORDER_BEFORE_SCORE}
    limit greatest(${MAX_SCORED}, ${rowLimit(query)})
  ),
  best_candidate as materialized (
    select id
    from candidate
    order by ${first}${ORDER_BEFORE_SCORE}
    limit ${MAX_SCORED}
  ),
  words_of_candidate as materialized (
    select id, words.*
    from best_candidate
    cross join lateral (
      select names, search_vector || ''::tsvector as search_vector
      from ?? product
      where product.id = best_candidate.id
      offset 0
    ) words
  ),
  scored as materialized (
    select
      id,
      ${score} as score
    from words_of_candidate, ${TYPED_TEXT}
  )
  select
    id,
    row_number() over (order by ${first}${ORDER_BY_SCORE}) as place
  from candidate
  left join scored using (id)
  order by ${first}${ORDER_BY_SCORE}
  limit :limit::integer offset :offset::integer`
