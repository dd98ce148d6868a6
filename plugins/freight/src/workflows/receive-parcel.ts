import { runHook } from "@haat/sdk/server/hooks"
import { HttpError } from "@haat/sdk/server/http-error"
import { inOrderTransaction } from "@haat/sdk/server/medusa-internals/order-transaction"
import { Modules } from "@medusajs/framework/utils"
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { acquireLockStep, emitEventStep, releaseLockStep } from "@medusajs/medusa/core-flows"
import { FREIGHT_ERRORS } from "../errors"
import { RECEIVE_PARCEL_HOOK } from "../hooks"
import { recordReceived } from "../queries/change-parcel"
import { findParcels, type Parcels } from "../queries/find-parcels"
import { putBackOnStock } from "../queries/put-back-on-stock"
import { HOLD, orderKey } from "./order-key"

/** Without `fulfillment_id` the parcel that is on its way; of several the one that the courier brings back. */
type Input = { order_id: string; restock: boolean; fulfillment_id?: string }

function findReturned({ parcels }: Parcels, fulfillment_id: string | undefined) {
  const travelling = parcels.filter(
    ({ id, shipped, delivered }) => shipped && !delivered && (!fulfillment_id || id === fulfillment_id),
  )
  const returning = travelling.filter(({ phase }) => phase === "returning" || phase === "returned")
  const [parcel, ...others] = returning.length ? returning : travelling
  if (!parcel) throw new HttpError(FREIGHT_ERRORS.nothing_on_its_way)
  if (others.length) throw new HttpError(FREIGHT_ERRORS.several_on_their_way)
  return parcel
}

const receiveParcelStep = createStep("freight-receive-parcel", async (input: Input, { container }) => {
  const { order_id, restock } = input
  const found = await findParcels(container, order_id)
  if (found.canceled) throw new HttpError(FREIGHT_ERRORS.order_canceled)
  const { id: reference_id, items } = findReturned(found, input.fulfillment_id)
  await inOrderTransaction(container, order_id, async ({ orders, trx, context, flush }) => {
    if (!(await recordReceived(trx, { order_id, fulfillment_id: reference_id, restocked: restock })))
      throw new HttpError(FREIGHT_ERRORS.nothing_on_its_way)
    // resets the shipped quantity: the goods may be sent once more
    const { items: lines = [] } = await orders.retrieveOrder(order_id, { relations: ["items"] }, context)
    for (const { id, detail } of lines) {
      const pieces = items.find((item) => item.id === id)?.quantity
      // which the type of the change does not name
      const change: object = { shipped_quantity: Number(detail.shipped_quantity) - Number(pieces) }
      if (pieces) await orders.updateOrderItem(detail.id, change, context)
    }
    await flush()
    await orders.cancelFulfillment({ order_id, reference: Modules.FULFILLMENT, reference_id, items }, context)
    if (restock) await putBackOnStock(trx, reference_id)
    await runHook(container, RECEIVE_PARCEL_HOOK, { trx, order_id, fulfillment_id: reference_id })
  })
  return new StepResponse({ fulfillment_id: reference_id })
})

/**
 * Records that a parcel came back undelivered. Its goods are held for the order on the stock again, unless they are not
 * to be sold any more; the order can then be cancelled, or sent once more. What it left with is credited.
 * @throws HttpError 409 when none is on its way, or it does not show which of several came back
 */
export const receiveParcelWorkflow = createWorkflow("freight-receive-parcel", (input: Input) => {
  const key = transform(input, ({ order_id }) => orderKey(order_id))
  acquireLockStep({ key, ...HOLD })
  const received = receiveParcelStep(input)
  emitEventStep({
    eventName: "order.fulfillment_canceled",
    data: transform({ input, received }, ({ input, received }) => ({ order_id: input.order_id, ...received })),
  })
  releaseLockStep({ key, executeOnSubWorkflow: true })
  return new WorkflowResponse(received)
})
