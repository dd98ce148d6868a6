import { runHook } from "@haat/sdk/server/hooks"
import type { OrderTransaction } from "@haat/sdk/server/medusa-internals/order-transaction"
import type { MedusaContainer } from "@medusajs/framework/types"
import { CANCEL_ORDER_HOOK } from "../../hooks"
import { cancelUncapturedPayments, releaseReservations } from "../../queries/cancel-order"

/** Cancels a locked order: runs the hook, releases its reservations and cancels its uncaptured payments. */
export async function cancelLockedOrder(
  container: MedusaContainer,
  { order, orders, trx, context }: OrderTransaction,
  item_ids: string[],
): Promise<void> {
  await runHook(container, CANCEL_ORDER_HOOK, { trx, order_id: order.id })
  if (!order.canceled) await orders.cancel(order.id, context)
  await releaseReservations(trx, item_ids)
  await cancelUncapturedPayments(trx, order.id)
}
