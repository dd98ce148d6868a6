import type { Locale } from "@haat/sdk/locale"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { MAX_RELATED_OF_A_KIND } from "../../contract"
import { cardOf } from "./list-statement"
import { activeProduct } from "./queries/active-product"
import { prepared } from "./queries/prepared"

/** What a popular product or a large category may cost at most: this many of its orders and neighbours are looked at. */
const MAX_ORDERS = 100
const MAX_NEIGHBOURS = 200

/**
 * RelatedProducts as JSON text; empty for what is not on sale. First those of its category that are nearest in price, then
 * those that were ordered together with it most often.
 */
export const related = async (db: Knex, table: string, idOrHandle: string, locale: Locale): Promise<string> => {
  const [{ response }] = await prepared<{ response: string }>(
    db,
    `related,${table},${locale}`,
    () => statement(locale).replaceAll("??", `"${table}"`),
    { key: idOrHandle.replaceAll("\0", "\uFFFD") },
  )
  return response
}

/** What can be bought now. */
const ON_SALE = "other.active and other.pieces > 0"

const statement = (locale: Locale) => `
  with mine as materialized (
    select id, product_category_id as category_id, product_price as price from ??
    ${activeProduct(":key::text")}
  ), neighbour as (
    select other.id, other.document, abs(other.product_price - mine.price) as distance
    from mine join ?? other on other.product_category_id = mine.category_id
    where other.id <> mine.id and ${ON_SALE} limit ${MAX_NEIGHBOURS}
  ), alike as (
    select id, document, row_number() over (order by distance, id) as place from neighbour order by place limit ${MAX_RELATED_OF_A_KIND}
  ), bought as materialized (
    select ordered.order_id from mine join ordered_product ordered on ordered.product_id = mine.id and not ordered.cancelled limit ${MAX_ORDERS}
  ), counted as (
    select ordered.product_id as id, count(distinct ordered.order_id) as times
    from bought join ordered_product ordered using (order_id) group by 1
  ), together as (
    select other.id, other.document, row_number() over (order by times desc, other.id) as place
    from counted join ?? other using (id)
    where ${ON_SALE} and other.id not in (select id from mine union all select id from alike)
    order by place limit ${MAX_RELATED_OF_A_KIND}
  )
  select json_build_object('products', coalesce(json_agg(${cardOf(locale)} order by kind, place), '[]'))::text as response
  from (select document, 1 as kind, place from alike union all select document, 2, place from together) shown`
