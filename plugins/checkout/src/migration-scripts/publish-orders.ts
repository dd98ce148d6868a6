import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { ORDER_CREDIT } from "../schema/order-credit"
import { ORDER_LINE } from "../schema/order-line"
import { ORDER_STATE } from "../schema/order-state"
import { ORDERED_PRODUCT } from "../schema/ordered-product"

/** Makes the views that everybody reads orders by. Safe to run again. */
export default async function publishOrders({ container }: { container: MedusaContainer }) {
  await container.resolve(ContainerRegistrationKeys.PG_CONNECTION).transaction(async (transaction) => {
    for (const view of [ORDER_LINE, ORDERED_PRODUCT, ORDER_CREDIT, ORDER_STATE]) await transaction.raw(view)
  })
}
