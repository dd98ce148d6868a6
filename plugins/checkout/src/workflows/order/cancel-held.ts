import type { OrderTransaction } from "@haat/sdk/server/medusa-internals/order-transaction"
import type { MedusaContainer } from "@medusajs/framework/types"
import { dropPromisedCash, freeStock } from "../../queries/cancel-order"
import { returnCredit } from "../../queries/store-credit"

/** Cancels an order that is held: its stock can be sold again, its store credit is back, promised cash is let go. */
export async function cancelHeld(
  container: MedusaContainer,
  { order, orders, trx, context }: OrderTransaction,
  item_ids: string[],
): Promise<void> {
  await returnCredit(container, trx, order.id)
  if (!order.canceled) await orders.cancel(order.id, context)
  await freeStock(trx, item_ids)
  await dropPromisedCash(trx, order.id)
}
