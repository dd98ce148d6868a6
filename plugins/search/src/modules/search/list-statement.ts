import type { Locale } from "@haat/sdk/locale"
import type { ListProducts } from "../../contract"
import { OPTIONS_FACET, writeOptionValues } from "./list-choices"
import { writeEverything } from "./list-everything"
import { IN_CHOSEN, MAX_FOUND, rowsUpTo } from "./list-parts"
import { writeSearch } from "./list-search"
import { IS_MISSING, type TextMatch, TYPED } from "./search-text/match-text"
import type { PriceWish } from "./search-text/price-wish"

/**
 * SQL for one page of the list with its count and facets (`response`), and of a search with the attributes of its
 * products by their ids (`attributes`, else null), and whether no product is what it looks for (`missing`); the index
 * table is written `??`, values are named bindings. `chosen` are the categories that were asked for.
 */
export const writeListStatement = (
  query: ListProducts,
  text: TextMatch | undefined,
  hasPinned = false,
  wished?: PriceWish["order"],
): string => {
  const hindi = query.locale === "hi"
  const most = rowsUpTo(query, MAX_FOUND)
  const shown = SHOWN[query.in_stock ?? "any"]
  const { before, page, numbers, prices, origins, whole, found, listed } = text
    ? writeSearch(query, text, hasPinned, wished)
    : writeEverything(query)
  return `
    with chosen as materialized (
      select id from product_category where deleted_at is null and ${query.category ? isChosen(hindi) : "false"}
    ), ${before} page as materialized (${page}), numbers as materialized (${numbers}), prices as (${prices}), origins as (${origins}), categories as (
      select c.id, ${hindi ? HINDI_NAME : "c.name"}, ${shown} as count
      from numbers join product_category c on c.id = numbers.category_id where ${shown} > 0
    ), totals as (
      select coalesce(sum(${shown}), 0) as count, coalesce(sum(in_stock), 0) as in_stock from numbers where ${query.category ? IN_CHOSEN : "true"}
    ), ${writeOptionValues(query, listed)}
    select json_build_object(
      'products', coalesce((select json_agg(${cardOf(query.locale)} order by place) from page join ?? using (id)), '[]'),
      'count', totals.count, 'count_is_at_least', ${found ? `totals.count >= ${most}` : "false"},
      'facets_of', ${found ? `(select case when count(*) >= ${most} then count(*) end from ${found})` : "null"},
      'page', :page::integer, 'limit', :limit::integer,
      'whole', ${whole ? `(${whole})` : "totals.count"}, 'up_to', :up_to::float8,
      'facets', json_build_object(
        'categories', coalesce((select json_agg(${hindi ? "json_strip_nulls(to_json(c))" : "c"} order by lower(name), id) from categories c), '[]'),
        'price', (select json_build_object('min', coalesce(lowest, 0), 'max', coalesce(highest, 0)) from prices),
        'in_stock', totals.in_stock,
        'origins', coalesce((select json_agg(json_build_object('origin', origin, 'count', count) order by count desc, origin) from origins), '[]'),
        'options', coalesce(${OPTIONS_FACET}, '[]')
      ))::text as response,
      (select json_object_agg(id, ${attributesIn(query.locale)}) from page join ?? using (id) where ${Boolean(text?.parts)}) as attributes,
      ${text?.parts ? `(select ${IS_MISSING} from ${TYPED})` : "false"} as missing
    from totals`
}

const attributesIn = (locale: Locale) =>
  locale === "hi"
    ? "coalesce(document->'hi'->'page'->'attributes', document->'more'->'attributes')"
    : "document->'more'->'attributes'"

/** SQL: number of counted products with, without or with any stock. */
const SHOWN = { true: "in_stock", false: "products - in_stock", any: "products" }

/** A category's name and, when that is English all the same, its language. */
const HINDI_NAME =
  "coalesce(nullif(c.metadata->>'name_hi', ''), c.name) as name, case when coalesce(c.metadata->>'name_hi', '') = '' then 'en' end as lang"

/** The card in a document of the index, as jsonb. */
export const cardOf = (locale: Locale) =>
  locale === "hi" ? "(document->'card') || coalesce(document->'hi'->'card', '{}')" : "document->'card'"

const isChosen = (hindi: boolean) =>
  `(id = :category or handle = :category or lower(name) = lower(:category)${hindi ? " or metadata->>'name_hi' = :category" : ""})`
