import { prepare, runPrepared } from "@haat/sdk/server/queries/prepared"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** Maximum number of orders that are read, which limits the cost for a popular product. */
const MAX_ORDERS = 100

const BOUGHT_TOGETHER = prepare(`
  with own as (select :product_id::text as product_id),
  bought as materialized (
    select ordered.order_id
    from own join ordered_product ordered on ordered.product_id = own.product_id and not ordered.cancelled
    limit ${MAX_ORDERS}
  )
  select other.product_id as id
  from bought join ordered_product other using (order_id)
  where other.product_id <> (select product_id from own)
  group by 1
  order by count(distinct other.order_id) desc, 1`)

/** Finds the ids of products ordered together with this one, most frequent first. */
export async function findBoughtTogether(db: Knex, product_id: string): Promise<string[]> {
  const rows = await runPrepared<{ id: string }>(db, BOUGHT_TOGETHER, { product_id })
  return rows.map(({ id }) => id)
}
