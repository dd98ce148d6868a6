import { sql } from "@haat/sdk/server/queries/sql"
import { ORDER } from "../list-parts"
import { indexRows, LIST_COLUMNS } from "./index-rows"
import { HAS_TYPED_NAME, NAMED_PRODUCT, type TextMatch } from "./match-text"
import {
  FULL_MATCH,
  fitColumn,
  nearMatches,
  nearMatchTables,
  orderBy,
  type Search,
  substituteTables,
} from "./near-matches"
import type { PriceWish } from "./price-wish"
import { DIRECT_MATCH, HAS_ENOUGH_DIRECT_MATCHES, TYPED_TEXT } from "./typed-text"

/**
 * Returns the SQL for ids of all products, inactive ones included, that match every part of the text. "guessed" matches
 * corrected spellings, and only texts with a part that no product has as typed. Stop words alone match nothing.
 */
export const matchingIds = (text: TextMatch, which: "known" | "guessed"): string =>
  text.parts
    ? sql`
        with ${text.tables()}
        select id
        from ??, ${TYPED_TEXT}
        where search_vector @@ all_parts_query
          and ${which === "known" ? "are_all_known" : "not are_all_known"}`
    : "select id from ?? where false"

/** Name of the CTE with the products that match a text. */
export const FOUND = "found"

/** SQL of `order by` for texts with a wish such as "cheapest": by fit first, then by price. */
export const ORDER_BY_PRICE: Record<NonNullable<PriceWish["order"]>, string> = {
  cheapest: "fit desc, product_price, id",
  dearest: "fit desc, product_price desc, id desc",
}

/**
 * Returns the CTEs that end in FOUND: the active products that match a text. `is_partial` tells whether they match only
 * parts of it, `weight` is the summed weight of these parts, and `fit` ranks matches of the name, of its noun, and
 * others. When few products match every part, those follow that match the parts with the highest weight: the noun and
 * rare words weigh most. Each CTE has only the first `limit` rows of the list's order.
 */
export const foundTables = (search: Search): string[] => {
  const { text } = search
  if (!text.parts)
    return [
      sql`
        ${FOUND} as (
          select
            ${FULL_MATCH_COLUMNS},
            0 as fit
          from ${indexRows(search.priceOf)}
          where false
        )`,
    ]
  return [
    NAMED_PRODUCT,
    ...text.tables(directMatches(search)),
    ...fullMatchTables(search),
    ...substituteTables(search),
    ...(text.parts > 1 ? nearMatchTables(search) : []),
    sql`
      ${FOUND} as materialized (
        ${text.parts > 1 ? nearMatches(search) : ""}
        table substitute
        union all
        table full_match
      )`,
  ]
}

const FULL_MATCH_COLUMNS = [...LIST_COLUMNS, "false as is_partial", "0::float8 as weight"]

/** SQL for the order of products that have every part. */
const fullMatchOrder = (search: Search) => {
  const byFit = search.wishedOrder ? ORDER_BY_PRICE[search.wishedOrder] : "fit desc, added_at desc, id desc"
  return orderBy(search, search.sort ? ORDER[search.sort] : byFit)
}

const directMatches = (search: Search) => sql`
  select
    ${FULL_MATCH_COLUMNS},
    ${fitColumn("direct_noun_query")}
  from ${indexRows(search.priceOf)}, text_query
  where active
    and search_vector @@ direct_query
  order by
    ${fullMatchOrder(search)}
  limit ${search.limit}`

const fullMatchTables = (search: Search) => [
  sql`
    all_parts_match as (
      select
        ${FULL_MATCH_COLUMNS},
        ${fitColumn(`part${search.text.noun}_query`)}
      from ${indexRows(search.priceOf)}, ${TYPED_TEXT}
      where not ${HAS_ENOUGH_DIRECT_MATCHES}
        and active
        and search_vector @@ all_parts_query
      order by
        ${fullMatchOrder(search)}
      limit ${search.limit}
    )`,
  sql`
    name_match as (
      select
        ${FULL_MATCH_COLUMNS},
        2 as fit
      from ${indexRows(search.priceOf)}, ${TYPED_TEXT}
      where active
        and ${HAS_TYPED_NAME}
        and not is_all_stop_words
        and search_vector @@ all_parts_query is not true
    )`,
  sql`
    stop_words_match as (
      select any_product.*
      from ${TYPED_TEXT}
      cross join lateral (
        select
          ${FULL_MATCH_COLUMNS},
          0 as fit
        from ${indexRows(search.priceOf)}
        where active
        order by
          ${orderBy(search, ORDER[search.sort ?? "newest"])}
        limit ${search.limit}
      ) any_product
      where is_all_stop_words
    )`,
  sql`
    ${FULL_MATCH} as materialized (
      select *
      from ${DIRECT_MATCH}
      where ${HAS_ENOUGH_DIRECT_MATCHES}
      union all
      table all_parts_match
      union all
      table name_match
      union all
      table stop_words_match
    )`,
]
