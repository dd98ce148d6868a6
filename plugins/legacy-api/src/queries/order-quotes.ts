import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

/** Reads the delivery quotes of orders, in rupees, by order id and then by product id. */
export async function readOrderQuotes(
  scope: MedusaContainer,
  order_ids: string[],
): Promise<Map<string, Map<string, number>>> {
  const database = scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const { rows } = await database.raw<{ rows: { order_id: string; product_id: string; charge: number }[] }>(
    "select order_id, product_id, charge from order_quote where order_id = any(:order_ids::text[])",
    { order_ids },
  )
  const byOrder = new Map<string, Map<string, number>>()
  for (const { order_id, product_id, charge } of rows) {
    const charges = byOrder.get(order_id) ?? new Map<string, number>()
    byOrder.set(order_id, charges.set(product_id, (charges.get(product_id) ?? 0) + charge))
  }
  return byOrder
}
