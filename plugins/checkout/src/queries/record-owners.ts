import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

const OWNERS = {
  cart: `select customer_id from cart where id = :id and deleted_at is null`,
  order: `select customer_id from "order" where id = :id and deleted_at is null`,
  "payment collection": `
    select c.customer_id from cart_payment_collection l join cart c on c.id = l.cart_id
    where l.payment_collection_id = :id and l.deleted_at is null and c.deleted_at is null
    union all
    select o.customer_id from order_payment_collection l join "order" o on o.id = l.order_id
    where l.payment_collection_id = :id and l.deleted_at is null and o.deleted_at is null`,
}
export type OwnedRecord = keyof typeof OWNERS

/** Returns whether the record exists and belongs to this shopper. */
export async function isOwnedBy(
  container: MedusaContainer,
  { what, id, customer_id }: { what: OwnedRecord; id: string; customer_id: string },
): Promise<boolean> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await database.raw<{ rows: { customer_id: string | null }[] }>(OWNERS[what], { id })
  return rows.length > 0 && rows.every((row) => row.customer_id === customer_id)
}

/** Finds the id of the order that was placed from a cart. */
export async function findCartOrderId(container: MedusaContainer, cart_id: string): Promise<string | undefined> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await database.raw<{ rows: { order_id: string }[] }>(
    `select l.order_id from order_cart l join cart c on c.id = l.cart_id
     where l.cart_id = :cart_id and l.deleted_at is null and c.completed_at is not null`,
    { cart_id },
  )
  return rows[0]?.order_id
}

/** Finds the customer id of an order, also a cancelled one; undefined when there is no such order or customer. */
export async function findOrderCustomerId(container: MedusaContainer, id: string): Promise<string | undefined> {
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await database.raw<{ rows: { customer_id: string | null }[] }>(OWNERS.order, { id })
  return rows[0]?.customer_id ?? undefined
}
