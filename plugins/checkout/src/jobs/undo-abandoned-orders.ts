import type { MedusaContainer } from "@medusajs/framework/types"
import { undoAbandonedOrdersWorkflow } from "../workflows/undo-abandoned-orders"

/** Longer than any order takes. */
const SECONDS = 5 * 60

export default async function undoAbandonedOrders(container: MedusaContainer) {
  await undoAbandonedOrdersWorkflow(container).run({ input: { seconds: SECONDS } })
}

export const config = { name: "checkout-undo-abandoned-orders", schedule: "*/5 * * * *" }
