import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

/** Whether an order was cancelled; false when there is no such order. */
export async function isCancelled(container: MedusaContainer, order_id: string | null): Promise<boolean> {
  const { rows } = await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw<{ rows: unknown[] }>("select from placed_order where order_id = :order_id and status = 'canceled'", {
      order_id,
    })
  return rows.length > 0
}

/** The order that took over the payments of this collection; undefined when none has. */
export async function findOrderOfPayment(
  container: MedusaContainer,
  payment_collection_id: string,
): Promise<string | undefined> {
  const { rows } = await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).raw<{ rows: { id: string }[] }>(
    `select o.order_id as id from order_payment_collection l join placed_order o on o.order_id = l.order_id
     where l.payment_collection_id = :payment_collection_id and l.deleted_at is null`,
    { payment_collection_id },
  )
  return rows[0]?.id
}
