import type { Message } from "@medusajs/framework/types"
import type { Replacement } from "../../queries/exchange"
import { toOrderId } from "../order/order-rows"
import type { PlannedExchange } from "./make-exchange"

/** Events of a new replacement order. */
export const placedEvents = ({ plan, lines }: PlannedExchange): Message<object>[] => [
  { name: "order.placed", data: { id: toOrderId(plan.cart_id) } },
  stockChanged(lines.map(({ product_id }) => product_id)),
]

/** Events of a cancelled replacement order. */
export const canceledEvents = ({ order_id, product_ids }: Replacement): Message<object>[] => [
  { name: "order.canceled", data: { id: order_id } },
  stockChanged(product_ids),
]

const stockChanged = (product_ids: string[]) => ({ name: "catalog.stock-changed", data: { product_ids } })
