import { HTTP_ERRORS } from "@haat/sdk/http-errors"
import { emitEvents } from "@haat/sdk/server/emit-events"
import { HttpError } from "@haat/sdk/server/http-error"
import { inOrderTransaction } from "@haat/sdk/server/medusa-internals/order-transaction"
import { withOrderLock } from "@haat/sdk/server/order-lock"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { Order } from "../contract"
import { CHECKOUT_ERRORS } from "../errors"
import { hasParcel } from "../queries/cancel-order"
import { isAwaitingReturn } from "../queries/exchange"
import { resolveOrderReader } from "../queries/order-reader"
import { findOrderCustomerId } from "../queries/record-owners"
import { RETURN_ERRORS } from "../return-errors"
import { cancelLockedOrder } from "./order/cancel-locked-order"

type Input = {
  order_id: string
  /** customer that the order must belong to; any customer's order when left out */
  customer_id?: string
}

/**
 * Cancels an order that is not shipped: releases its reservations and its uncaptured payment in one transaction.
 * Repeated or concurrent calls complete an interrupted cancellation, or have no effect.
 * @throws HttpError 404; 409 for an order that is on its way
 */
export async function cancelOrder(container: MedusaContainer, input: Input): Promise<Order> {
  const before = await withOrderLock(container, input.order_id, async () => {
    const order = await requireOrder(container, input)
    if (order.status !== "canceled" && !order.cancellable) throw new HttpError(CHECKOUT_ERRORS.too_late_to_cancel)
    await cancel(container, order)
    return order
  })
  if (before.status !== "canceled") {
    const product_ids = before.items.map(({ product_id }) => product_id)
    // The event is lost when the process dies here; subscribers also search for missed orders.
    await emitEvents(container, [
      { name: "order.canceled", data: { id: before.id } },
      { name: "catalog.stock-changed", data: { product_ids } },
    ])
  }
  return requireOrder(container, input)
}

async function requireOrder(container: MedusaContainer, { order_id, customer_id }: Input): Promise<Order> {
  const owner = customer_id ?? (await findOrderCustomerId(container, order_id))
  const order = owner ? await resolveOrderReader(container).findOrder({ customer_id: owner, id: order_id }) : undefined
  if (!order) throw new HttpError(HTTP_ERRORS.no_such_order)
  return order
}

const cancel = (container: MedusaContainer, { id, items }: Order): Promise<void> =>
  inOrderTransaction(container, id, async (transaction) => {
    const { order, trx } = transaction
    if (await hasParcel(trx, id)) throw new HttpError(CHECKOUT_ERRORS.too_late_to_cancel)
    // The goods' price would become store credit while the shopper still has them.
    if (!order.canceled && (await isAwaitingReturn(trx, id))) throw new HttpError(RETURN_ERRORS.exchange_cancel_return)
    const item_ids = items.map((item) => item.id)
    await cancelLockedOrder(container, transaction, item_ids)
  })
