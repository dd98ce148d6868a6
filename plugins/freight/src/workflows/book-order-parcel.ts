import { HttpError } from "@haat/sdk/server/http-error"
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { acquireLockStep, emitEventStep, releaseLockStep } from "@medusajs/medusa/core-flows"
import { FREIGHT_ERRORS } from "../errors"
import { onePlaceOf } from "../one-place"
import { parcelId } from "../parcel-id"
import { findParcels, type OrderedItem, waitsForState } from "../queries/find-parcels"
import { HOLD, orderKey } from "./order-key"
import { bookParcelStep } from "./steps/book-parcel"
import { recordParcelStep } from "./steps/record-parcel"

export type BookOrderParcel = {
  order_id: string
  items: OrderedItem[]
  shipping_option_id?: string
  metadata?: Record<string, unknown>
  no_notification?: boolean
}

const checkPackableStep = createStep("freight-check-packable", async (input: BookOrderParcel, { container }) => {
  const { canceled, waits_for, unpaid_because, remaining, count, ...found } = await findParcels(
    container,
    input.order_id,
  )
  if (canceled) throw new HttpError(FREIGHT_ERRORS.canceled_not_shippable)
  if (unpaid_because) throw new HttpError(FREIGHT_ERRORS.waits_for_payment, { reason: unpaid_because })
  if (waits_for) throw new HttpError(FREIGHT_ERRORS.waits_for_return, { number: waits_for })
  if (waitsForState(found)) throw new HttpError(FREIGHT_ERRORS.waits_for_state)
  const here = (item: OrderedItem) => remaining.some(({ id, quantity }) => id === item.id && quantity >= item.quantity)
  if (!input.items.length || !input.items.every((item) => item.quantity > 0 && here(item)))
    throw new HttpError(FREIGHT_ERRORS.nothing_left_for_parcel)
  const shipping_option_id = input.shipping_option_id ?? found.shipping_option_id ?? ""
  const location_id = onePlaceOf(input.items, remaining)
  return new StepResponse({
    ...input,
    shipping_option_id,
    location_id,
    fulfillment_id: parcelId(input.order_id, count),
  })
})

/** Books a parcel for a part of an order, which waits to leave; its goods are taken off the stock. For Medusa's Admin API. */
export const bookOrderParcelWorkflow = createWorkflow("freight-book-order-parcel", (input: BookOrderParcel) => {
  const key = transform(input, ({ order_id }) => orderKey(order_id))
  acquireLockStep({ key, ...HOLD })
  const parcel = checkPackableStep(input)
  bookParcelStep(parcel)
  const fulfillment_id = recordParcelStep(transform(parcel, (parcel) => ({ ...parcel, packed: false, leaves: false })))
  emitEventStep({
    eventName: "order.fulfillment_created",
    data: transform({ input, fulfillment_id }, ({ input: { order_id, no_notification }, fulfillment_id }) => ({
      ...{ order_id, fulfillment_id, no_notification },
    })),
  })
  releaseLockStep({ key, executeOnSubWorkflow: true })
  return new WorkflowResponse({ fulfillment_id })
})
