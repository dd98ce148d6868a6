import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

const IS_LISTED = `customer_id = :customer_id and deleted_at is null and not is_draft_order and status <> 'canceled'`

const COUNT = `select count(*)::int as count from "order" where ${IS_LISTED}`

const COUNT_UP_TO_ORDER = `
  select count(*)::int as count from "order" listed
  join "order" this on this.id = :id and this.customer_id = :customer_id and this.deleted_at is null
    and not this.is_draft_order and this.status <> 'canceled'
  where listed.customer_id = :customer_id and listed.deleted_at is null and not listed.is_draft_order
    and listed.status <> 'canceled' and (listed.created_at, listed.display_id) >= (this.created_at, this.display_id)`

/** Finds the page of a shopper's order list that has this order; undefined when no page has it. */
export async function findOrderPage(
  container: MedusaContainer,
  { customer_id, id, limit }: { customer_id: string; id: string; limit: number },
): Promise<number | undefined> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await database.raw<{ rows: { count: number }[] }>(COUNT_UP_TO_ORDER, { customer_id, id })
  return rows[0].count ? Math.ceil(rows[0].count / limit) : undefined
}

/** Counts a shopper's orders, without the cancelled ones. */
export async function countOrders(container: MedusaContainer, customer_id: string): Promise<number> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await database.raw<{ rows: { count: number }[] }>(COUNT, { customer_id })
  return rows[0].count
}
