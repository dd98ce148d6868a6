import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"

type PackableOrder = { cancelled: boolean; packed: boolean; shipped: boolean; refunded: boolean }

/** What decides whether an order can be packed; undefined when there is no such order. */
export async function readPackableOrder(
  container: MedusaContainer,
  order_id: string,
): Promise<PackableOrder | undefined> {
  const { rows } = await container
    .resolve(ContainerRegistrationKeys.PG_CONNECTION)
    .raw<{ rows: PackableOrder[] }>(
      "select cancelled, packed, coalesce(shipped, false) as shipped, refunded from order_state where order_id = :order_id",
      { order_id },
    )
  return rows[0]
}
