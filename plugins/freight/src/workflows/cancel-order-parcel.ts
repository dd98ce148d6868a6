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
import type FreightService from "../modules/freight/service"
import { cancelParcel } from "../queries/change-parcel"
import { findParcels } from "../queries/find-parcels"
import { putBackOnStock } from "../queries/put-back-on-stock"
import { HOLD, orderKey } from "./order-key"

type Input = { order_id: string; fulfillment_id: string; no_notification?: boolean }

const cancelParcelStep = createStep(
  "freight-cancel-parcel",
  async ({ order_id, fulfillment_id }: Input, { container }) => {
    const { canceled, parcels } = await findParcels(container, order_id)
    if (canceled) throw new HttpError(FREIGHT_ERRORS.order_canceled)
    const parcel = parcels.find(({ id }) => id === fulfillment_id)
    if (!parcel) throw new HttpError(FREIGHT_ERRORS.no_such_parcel)
    await inOrderTransaction(container, order_id, async ({ orders, trx, context }) => {
      const cancelled = await cancelParcel(trx, fulfillment_id)
      if (!cancelled) throw new HttpError(FREIGHT_ERRORS.parcel_on_its_way)
      const { items } = parcel
      await orders.cancelFulfillment(
        { order_id, reference: Modules.FULFILLMENT, reference_id: fulfillment_id, items },
        context,
      )
      await putBackOnStock(trx, fulfillment_id)
      // Last, and within: where the carrier fails nothing has changed; dying after it, the next attempt does the rest.
      const { booking } = cancelled
      if (booking) await container.resolve<FreightService>("freight").cancelBooking(booking)
    })
    return new StepResponse(fulfillment_id)
  },
)

/**
 * Takes a parcel that has not left back: its booking at the carrier, its goods and what is held for the order, in one
 * transaction. For Medusa's Admin API.
 */
export const cancelOrderParcelWorkflow = createWorkflow("freight-cancel-order-parcel", (input: Input) => {
  const key = transform(input, ({ order_id }) => orderKey(order_id))
  acquireLockStep({ key, ...HOLD })
  const fulfillment_id = cancelParcelStep(input)
  emitEventStep({
    eventName: "order.fulfillment_canceled",
    data: transform({ input, fulfillment_id }, ({ input, fulfillment_id }) => ({ ...input, fulfillment_id })),
  })
  releaseLockStep({ key, executeOnSubWorkflow: true })
  return new WorkflowResponse({ fulfillment_id })
})
