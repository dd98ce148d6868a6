import { HTTP_ERRORS } from "@haat/sdk/http-errors"
import { HttpError } from "@haat/sdk/server/http-error"
import { orderLockKey, WORKFLOW_LOCK } from "@haat/sdk/server/lock-options"
import { inOrderTransaction } from "@haat/sdk/server/medusa-internals/order-transaction"
import type { MedusaContainer } from "@medusajs/framework/types"
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
  when,
} from "@medusajs/framework/workflows-sdk"
import { acquireLockStep, emitEventStep, releaseLockStep } from "@medusajs/medusa/core-flows"
import { CANCEL_ORDER, type Order } from "../contract"
import { CHECKOUT_ERRORS } from "../errors"
import { hasParcel } from "../queries/cancel-order"
import { waitsForReturn } from "../queries/exchange"
import { orderReaderOf } from "../queries/order-reader"
import { ownerOfOrder } from "../queries/owners"
import { RETURN_ERRORS } from "../return-errors"
import { cancelHeld } from "./order/cancel-held"

type Input = {
  order_id: string
  /** customer that the order must belong to; any customer's order when left out */
  customer_id?: string
}

async function requireOrder(container: MedusaContainer, { order_id, customer_id }: Input): Promise<Order> {
  const owner = customer_id ?? (await ownerOfOrder(container, order_id))
  const order = owner ? await orderReaderOf(container).findOrder({ customer_id: owner, id: order_id }) : undefined
  if (!order) throw new HttpError(HTTP_ERRORS.no_such_order)
  return order
}

const checkStep = createStep("checkout-check-cancellable", async (input: Input, { container }) => {
  const order = await requireOrder(container, input)
  if (order.status !== "canceled" && !order.cancellable) throw new HttpError(CHECKOUT_ERRORS.too_late_to_cancel)
  return new StepResponse({ order, item_ids: order.items.map(({ id }) => id), open: order.status !== "canceled" })
})

/**
 * The order, its stock and its promised cash, in one transaction: it is cancelled, for good, or nothing has changed.
 */
const cancelStep = createStep(
  "checkout-cancel",
  async ({ order_id, item_ids }: { order_id: string; item_ids: string[] }, { container }) => {
    await inOrderTransaction(container, order_id, async (transaction) => {
      const { order, trx } = transaction
      if (await hasParcel(trx, order_id)) throw new HttpError(CHECKOUT_ERRORS.too_late_to_cancel)
      // The goods' price would become store credit while the shopper still has them.
      if (!order.canceled && (await waitsForReturn(trx, order_id)))
        throw new HttpError(RETURN_ERRORS.exchange_cancel_return)
      await cancelHeld(container, transaction, item_ids)
    })
    return new StepResponse(order_id)
  },
)

const readStep = createStep(
  "checkout-read-cancelled",
  async (input: Input, { container }) => new StepResponse(await requireOrder(container, input)),
)

/**
 * Cancels an order that has not left yet: its stock can be sold again, promised cash is let go. Cancelling twice, also
 * at once, cancels once. Rejects with a 409 what is on its way.
 */
export const cancelOrderWorkflow = createWorkflow(CANCEL_ORDER, (input: Input) => {
  const key = transform(input, ({ order_id }) => orderLockKey(order_id))
  acquireLockStep({ key, ...WORKFLOW_LOCK, executeOnSubWorkflow: true })
  const checked = checkStep(input)
  cancelStep(transform({ input, checked }, ({ input, checked }) => ({ ...input, item_ids: checked.item_ids })))
  when(checked, ({ open }) => open).then(() => {
    // The event is lost when the process dies here; subscribers also search for missed orders.
    emitEventStep({ eventName: "order.canceled", data: { id: input.order_id } })
    emitEventStep({
      eventName: "catalog.stock-changed",
      data: transform(checked, ({ order }) => ({ product_ids: order.items.map(({ product_id }) => product_id) })),
    }).config({ name: "emit-stock-freed" })
  })
  releaseLockStep({ key, executeOnSubWorkflow: true })
  return new WorkflowResponse(readStep(input))
})
