import type { Locale } from "@haat/http/locale"
import type { ListProducts, Sort } from "../../contract"
import { writeFound } from "./search-text/found"
import type { TextMatch } from "./search-text/match-text"
import { PINNED_FIRST, writeWithPinned } from "./search-text/pinned"

/** What has only parts of the text comes last. Every order ends in the id, so that pages never overlap. */
const ORDER: Record<Sort | "relevance", string> = {
  newest: "partial, created desc, id desc",
  oldest: "partial, created, id",
  priceLowToHigh: "partial, price, id",
  priceHighToLow: "partial, price desc, id",
  relevance: "partial, score desc, created desc, id desc",
}

/** SQL for one page of the list with its count and facets; the index table is written `??`, values are named bindings. */
export const writeListStatement = (query: ListProducts, text: TextMatch | undefined, hasPinned = false): string => {
  const order = (hasPinned ? PINNED_FIRST : "") + ORDER[query.sort ?? (text ? "relevance" : "newest")]
  const category = ofCategory(query)
  const price = ofPrice(query)
  const stock = ofStock(query)
  const shown = all(category, price, stock)
  const hindi = query.locale === "hi"
  const fields = {
    id: "id",
    price: "(indexed->>'price')::float8",
    created: "(indexed->>'created_at')::float8",
    quantity: "(indexed->>'quantity')::integer",
    category_id: "indexed->>'category_id'",
    category: "indexed->>'category'",
    ...(hindi && { category_hi: "nullif(indexed->>'category_hi', '')" }),
    ...(query.category && { handle: "indexed->>'category_handle'" }),
  }
  const { before, rows } = writeFound(text, fields)
  return `
    with ${before} found as materialized (${hasPinned ? writeWithPinned(rows, fields) : rows}), page as (
      select * from found where ${shown} order by ${order} limit :limit offset :offset
    ), totals as (
      select count(*) filter (where ${shown}) as count,
        min(price) filter (where ${all(category, stock)}) as lowest,
        max(price) filter (where ${all(category, stock)}) as highest,
        count(*) filter (where ${all(category, price)} and quantity > 0) as in_stock,
        count(*) filter (where ${shown} and not partial) as whole
      from found
    ), categories as (
      select category_id as id, ${hindi ? HINDI_NAME : "category as name"}, count(*) as count from found
      where category_id is not null and ${all(price, stock)} group by ${hindi ? "1, 2, 3" : "1, 2"}
    )
    select json_build_object(
      'products', coalesce((select json_agg(${cardOf(query.locale)} order by ${order}) from page join ?? using (id)), '[]'),
      'count', totals.count, 'page', :page::integer, 'limit', :limit::integer,
      'whole', totals.whole, 'up_to', :up_to::float8,
      'facets', json_build_object(
        'categories', coalesce((select json_agg(${hindi ? "json_strip_nulls(to_json(c))" : "c"} order by lower(name), id) from categories c), '[]'),
        'price', json_build_object('min', coalesce(lowest, 0), 'max', coalesce(highest, 0)),
        'in_stock', totals.in_stock
      ))::text as response
    from totals`
}

/** A category's name and, when that is English all the same, its language. */
const HINDI_NAME = "coalesce(category_hi, category) as name, case when category_hi is null then 'en' end as lang"

/** The card in a document of the index, as jsonb. */
export const cardOf = (locale: Locale) =>
  locale === "hi" ? "(document->'card') || coalesce(document->'hi'->'card', '{}')" : "document->'card'"

const ofCategory = ({ category, locale }: ListProducts) => {
  if (!category) return ""
  const hindi = locale === "hi" ? " or category_hi = :category" : ""
  return `(category_id = :category or handle = :category or lower(category) = lower(:category)${hindi})`
}

const ofPrice = ({ min_price, max_price }: ListProducts) =>
  all(min_price === undefined ? "" : "price >= :min_price", max_price === undefined ? "" : "price <= :max_price")

const ofStock = ({ in_stock }: ListProducts) =>
  in_stock ? (in_stock === "true" ? "quantity > 0" : "quantity <= 0") : ""

const all = (...conditions: string[]) => conditions.filter((one) => one && one !== "true").join(" and ") || "true"
