import { MANY_PIECES } from "@haat/catalog/contract"
import type { Locale } from "@haat/sdk/locale"
import { sql } from "@haat/sdk/server/queries/sql"
import { OPTIONS_FACET, optionValueTables } from "./list-choices"
import { unfilteredListTables } from "./list-everything"
import { type BrowsedList, CHOSEN_CATEGORY, categoryCondition, MAX_FOUND, rowLimit, whereAll } from "./list-parts"
import { listFound } from "./list-search"
import type { TextMatch } from "./search-text/match-text"
import type { PriceWish } from "./search-text/price-wish"
import { TYPED_TEXT } from "./search-text/typed-text"

/**
 * SQL for one page of the list with its count and facets (`response`), and of a search with the attributes of its
 * products by their ids (`attributes`, else null), and whether no product is what it looks for (`missing`). The
 * index table is written `??`, values are named bindings. It is assembled from parts, because each filter, each part
 * of a text and each order is left out where it does not apply: `list-statement.unit.test.ts` has finished
 * statements.
 */
export const writeListStatement = (
  query: BrowsedList,
  text: TextMatch | undefined,
  hasPinned = false,
  wishedOrder?: PriceWish["order"],
): string => {
  const isHindi = query.locale === "hi"
  const count = COUNT_BY_STOCK[query.in_stock ?? "any"]
  const list = text ? listFound(query, text, hasPinned, wishedOrder) : unfilteredListTables(query)
  const facet = isHindi ? "json_strip_nulls(to_json(category_facet))" : "category_facet"
  const { found } = list
  const limit = rowLimit(query, MAX_FOUND)
  return sql`
    with ${[
      chosenCategory(query),
      ...list.before,
      sql`
        page as materialized (
          ${list.page}
        )`,
      sql`
        category_total as materialized (
          ${list.categoryTotals}
        )`,
      sql`
        price_range as (
          ${list.prices}
        )`,
      sql`
        origin_total as (
          ${list.origins}
        )`,
      sql`
        category_facet as (
          select category.id, ${isHindi ? HINDI_NAME : "category.name"}, ${count} as count
          from category_total
          join product_category category on category.id = category_total.category_id
          where ${count} > 0
        )`,
      sql`
        total as (
          select coalesce(sum(${count}), 0) as count, coalesce(sum(in_stock), 0) as in_stock
          from category_total
          ${whereAll(categoryCondition(query, "category_id"))}
        )`,
      ...optionValueTables(query, list.listed),
    ]}
    select
      json_build_object(
        'products', coalesce(
          (
            select json_agg(${listedCardOf(query.locale)} order by place)
            from page
            join ?? using (id)
          ),
          '[]'
        ),
        'count', total.count,
        'count_is_at_least', ${found ? `total.count >= ${limit}` : "false"},
        'facets_of', ${found ? `(select case when count(*) >= ${limit} then count(*) end from ${found})` : "null"},
        'page', :page::integer,
        'limit', :limit::integer,
        'whole', ${list.fullMatches ? asSubquery(list.fullMatches) : "total.count"},
        'up_to', :up_to::float8,
        'facets', json_build_object(
          'categories', coalesce(
            (
              select json_agg(${facet} order by lower(name), id)
              from category_facet
            ),
            '[]'
          ),
          'price', (
            select json_build_object('min', coalesce(lowest, 0), 'max', coalesce(highest, 0))
            from price_range
          ),
          'in_stock', total.in_stock,
          'origins', coalesce(
            (
              select json_agg(json_build_object('origin', origin, 'count', count) order by count desc, origin)
              from origin_total
            ),
            '[]'
          ),
          'options', coalesce(
            ${OPTIONS_FACET},
            '[]'
          )
        )
      )::text as response,
      ${text?.parts ? attributesOf(query.locale) : "null"} as attributes,
      ${text?.parts ? `(select is_missing from ${TYPED_TEXT})` : "false"} as missing
    from total`
}

const asSubquery = (query: string) => sql`
  (
    ${query}
  )`

/** SQL for the table of the categories that were asked for. */
const chosenCategory = ({ category, locale }: BrowsedList) => {
  const isChosen = sql`
    (
      id = :category
      or handle = :category
      or lower(name) = lower(:category)
      ${locale === "hi" ? "or metadata->>'name_hi' = :category" : ""}
    )`
  return sql`
    ${CHOSEN_CATEGORY} as materialized (
      select id
      from product_category
      where deleted_at is null
        and ${category ? isChosen : "false"}
    )`
}

/** SQL for the attributes of the products of the page. */
const attributesOf = (locale: Locale) => {
  const attributes = "document->'more'->'attributes'"
  const shown = locale === "hi" ? `coalesce(document->'hi'->'page'->'attributes', ${attributes})` : attributes
  return sql`
    (
      select json_object_agg(id, ${shown})
      from page
      join ?? using (id)
    )`
}

/** SQL for the number of counted products with, without or with any stock. */
const COUNT_BY_STOCK = { true: "in_stock", false: "products - in_stock", any: "products" }

/** SQL for a category's name and, when that is English all the same, its language. */
const HINDI_NAME = sql`
  coalesce(nullif(category.metadata->>'name_hi', ''), category.name) as name,
  case when coalesce(category.metadata->>'name_hi', '') = '' then 'en' end as lang`

/** SQL for the card in a document of the index, as jsonb. */
export const localizedCardSql = (locale: Locale) =>
  locale === "hi" ? "(document->'card') || coalesce(document->'hi'->'card', '{}')" : "document->'card'"

/** SQL for the card as a list has it: its quantity ends at MANY_PIECES. */
const listedCardOf = (locale: Locale) =>
  `(${localizedCardSql(locale)}) || jsonb_build_object('quantity', least((document->'card'->>'quantity')::integer, ${MANY_PIECES}))`
