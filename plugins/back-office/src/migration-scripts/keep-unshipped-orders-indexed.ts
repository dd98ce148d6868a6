import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

/**
 * The oldest orders to ship are the last of all orders by time. Whether one was refunded is in the index: without it PostgreSQL
 * took an index of all orders that has all columns, and read through every order that was shipped before.
 */
const INDEX = `
  drop index if exists order_fact_to_ship;
  create index if not exists order_fact_unshipped on order_fact (created_at, display_id) include (id, refunded)
    where status = 'pending' and not shipped;`

/** Gives the list of orders to ship its index. Safe to run again. */
export default async function keepUnshippedOrdersIndexed({ container }: { container: MedusaContainer }) {
  await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw(INDEX)
}
