import { view } from "@haat/sdk/server/schema/declare"
import { SEARCH_PERIODS } from "../contract/search-figures"

/**
 * Results of each search text within the last `days`, a row for each period: a query names one period, and only that
 * one is added up. `found` is of the last day of the text.
 */
export const SEARCH_FIGURE = view(
  "search_figure",
  [],
  `
  select p.days || ' ' || f.text as id, f.text, p.days, f.searches, f.clicks, f.found, f.last_day
  from (values ${SEARCH_PERIODS.map((days) => `(${days})`).join(", ")}) p (days)
  cross join lateral (
    select text, sum(searches)::integer as searches, sum(clicks)::integer as clicks,
      (array_agg(found order by day desc))[1] as found, max(day)::text as last_day
    from search_count
    where day > (now() at time zone 'Asia/Kolkata')::date - p.days
    group by text
  ) f`,
)

/** Pinned products of a search text, a row for each text; `products` are those that still exist, in their order. */
export const SHOP_SEARCH_PIN = view(
  "shop_search_pin",
  ["shop_product"],
  `
  select s.id, s.text, s.product_ids, s.created_at, s.updated_at, (
    select coalesce(
      json_agg(json_build_object('id', p.id, 'name', p.name) order by array_position(s.product_ids, p.id)), '[]')
    from shop_product p where p.id = any(s.product_ids)
  ) as products
  from search_pin s`,
)

/** Synonyms of the owner, a row for each line. */
export const SHOP_SYNONYM = view("shop_synonym", [], "select id, words, created_at, updated_at from search_synonym")
