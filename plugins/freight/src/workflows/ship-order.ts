import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
  when,
} from "@medusajs/framework/workflows-sdk"
import {
  acquireLockStep,
  createOrderFulfillmentWorkflow,
  createOrderShipmentWorkflow,
  releaseLockStep,
} from "@medusajs/medusa/core-flows"
import { type HandedOver, SHIP_ORDER } from "../contract"
import { refuse } from "../refuse"
import { HOLD, orderKey } from "./order-key"
import { findParcels } from "./steps/find-parcels"

type Input = { order_id: string; by_hand?: HandedOver }

const checkShippableStep = createStep(
  "freight-check-shippable",
  async ({ order_id, by_hand }: Input, { container }) => {
    const { canceled, given_back, parcels, remaining, shipping_option_id } = await findParcels(container, order_id)
    if (canceled) throw refuse("order_canceled", "This order is cancelled and cannot be shipped")
    const packed = parcels.some(({ shipped }) => !shipped)
    if (!packed && !remaining.length) throw refuse("already_shipped", "This order has already been shipped")
    if (given_back) throw refuse("money_given_back", "The money of this order was given back: it can only be cancelled")
    if (packed && by_hand)
      throw refuse("already_booked", "The carrier has this parcel booked already: ship it with that booking")
    return new StepResponse({ packed, remaining, shipping_option_id: shipping_option_id ?? undefined })
  },
)

/** The parcel that waits to leave: the one just booked, or one that was left behind when a process died. */
const findPackedStep = createStep("freight-find-packed", async ({ order_id }: Input, { container }) => {
  const { parcels } = await findParcels(container, order_id)
  const packed = parcels.find(({ shipped }) => !shipped)
  if (!packed) throw refuse("already_shipped", "This order has already been shipped")
  return new StepResponse(packed)
})

/**
 * Books one parcel for everything that has not left yet and marks it as on its way; with `by_hand` the parcel is
 * somebody's already, and nothing is booked. Asked twice at once, the second is refused. When the carrier fails, nothing
 * is changed here, and trying again, or by hand, is safe.
 */
export const shipOrderWorkflow = createWorkflow(SHIP_ORDER, (input: Input) => {
  const key = transform(input, ({ order_id }) => orderKey(order_id))
  acquireLockStep({ key, ...HOLD })
  const order = checkShippableStep(input)
  when(order, ({ packed }) => !packed).then(() => {
    createOrderFulfillmentWorkflow.runAsStep({
      input: transform({ input, order }, ({ input, order: { remaining, shipping_option_id } }) => ({
        order_id: input.order_id,
        items: remaining,
        shipping_option_id,
        // The provider reads it and books nothing.
        metadata: input.by_hand && { by_hand: input.by_hand },
      })),
    })
  })
  const parcel = findPackedStep(input)
  createOrderShipmentWorkflow.runAsStep({
    input: transform({ input, parcel }, ({ input: { order_id }, parcel: { id, items, labels } }) => ({
      order_id,
      fulfillment_id: id,
      items,
      labels,
    })),
  })
  releaseLockStep({ key, executeOnSubWorkflow: true })
  return new WorkflowResponse(transform(parcel, ({ id }) => ({ fulfillment_id: id })))
})
