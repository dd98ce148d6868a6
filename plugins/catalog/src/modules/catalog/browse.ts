import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { ListProducts, Sort } from "../../contract"
import { matchText } from "./match-text"

const ORDER: Record<Sort | "relevance", string> = {
  newest: "created desc, id desc",
  oldest: "created, id",
  priceLowToHigh: "price, id",
  priceHighToLow: "price desc, id",
  relevance: "score desc, created desc, id desc",
}

/**
 * The whole answer to a list as JSON text, in one statement over the index: it is sent as it is, never parsed here.
 * Every order ends in the id, so pages never overlap.
 */
export const browse = async (db: Knex, table: string, query: ListProducts): Promise<string> => {
  const text = matchText(query.q)
  const order = ORDER[query.sort ?? (text ? "relevance" : "newest")]
  const { rows } = await db.raw<{ rows: { answer: string }[] }>(
    `with ${text ? `${text.typed}, ` : ""} found as materialized (
       select id, (indexed->>'price')::numeric as price, (indexed->>'created_at')::numeric as created,
         indexed->>'category_id' as category_id, indexed->>'category' as category,
         (indexed->>'quantity')::integer > 0 as in_stock, ${text?.score ?? "0"} as score,
         ${query.category ? CATEGORY : "true"} as of_category,
         ${PRICE(query)} as of_price,
         ${query.in_stock ? `((indexed->>'quantity')::integer > 0) = :in_stock::boolean` : "true"} as of_stock
       from ?? ${text ? ", typed" : ""} where indexed->>'active' = 'true' ${text ? `and ${text.condition}` : ""}
     ), page as (
       select id, row_number() over (order by ${order}) as place from found
       where of_category and of_price and of_stock order by ${order} limit :limit offset :offset
     )
     select json_build_object(
       'products', coalesce((select json_agg(t.document->'card' order by page.place) from page join ?? t using (id)), '[]'),
       'count', (select count(*) from found where of_category and of_price and of_stock),
       'page', :page::integer, 'limit', :limit::integer,
       'facets', json_build_object(
         'categories', coalesce((
           select json_agg(json_build_object('id', category_id, 'name', category, 'count', count) order by lower(category))
           from (select category_id, category, count(*) as count from found
                 where of_price and of_stock and category_id is not null group by 1, 2) c), '[]'),
         'price', (select json_build_object('min', coalesce(min(price), 0), 'max', coalesce(max(price), 0))
                   from found where of_category and of_stock),
         'in_stock', (select count(*) from found where of_category and of_price and in_stock)
       ))::text as answer`.replaceAll("??", `"${table}"`),
    {
      ...text?.bindings,
      category: query.category ?? "",
      min_price: query.min_price ?? 0,
      max_price: query.max_price ?? 0,
      in_stock: query.in_stock ?? "",
      limit: query.limit,
      offset: (query.page - 1) * query.limit,
      page: query.page,
    },
  )
  return rows[0].answer
}

/** One active product by id or handle as JSON text, or undefined. */
export const look = async (db: Knex, table: string, idOrHandle: string): Promise<string | undefined> => {
  const { rows } = await db.raw<{ rows: { answer: string }[] }>(
    `select json_build_object('product', document->'card' || (document->'more'))::text as answer from "${table}"
     where (id = :key or indexed @> jsonb_build_object('handle', :key::text)) and indexed->>'active' = 'true'
     order by id = :key desc limit 1`,
    { key: idOrHandle },
  )
  return rows[0]?.answer
}

const CATEGORY = `coalesce(
  indexed->>'category_id' = :category or indexed->>'category_handle' = :category
  or lower(indexed->>'category') = lower(:category), false)`

const PRICE = ({ min_price, max_price }: ListProducts) =>
  [
    min_price === undefined ? "" : "(indexed->>'price')::numeric >= :min_price",
    max_price === undefined ? "" : "(indexed->>'price')::numeric <= :max_price",
  ]
    .filter(Boolean)
    .join(" and ") || "true"
