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
import { SHIP_ORDER } from "../contract"
import { refuse } from "../refuse"
import { HOLD, orderKey } from "./order-key"
import { findParcels } from "./steps/find-parcels"

type Input = { order_id: string }

const checkShippableStep = createStep("freight-check-shippable", async ({ order_id }: Input, { container }) => {
  const { canceled, parcels, remaining, shipping_option_id } = await findParcels(container, order_id)
  if (canceled) throw refuse("order_canceled", "This order is cancelled and cannot be shipped")
  const packed = parcels.some(({ shipped }) => !shipped)
  if (!packed && !remaining.length) throw refuse("already_shipped", "This order has already been shipped")
  return new StepResponse({ packed, remaining, shipping_option_id: shipping_option_id ?? undefined })
})

/** The parcel that waits to leave: the one just booked, or one that was left behind when a process died. */
const findPackedStep = createStep("freight-find-packed", async ({ order_id }: Input, { container }) => {
  const { parcels } = await findParcels(container, order_id)
  const packed = parcels.find(({ shipped }) => !shipped)
  if (!packed) throw refuse("already_shipped", "This order has already been shipped")
  return new StepResponse(packed)
})

/**
 * Books one parcel for everything that has not left yet and marks it as on its way. Asked twice at once, the second is
 * refused. When the carrier fails, nothing is changed here, and trying again is safe.
 */
export const shipOrderWorkflow = createWorkflow(SHIP_ORDER, (input: Input) => {
  const key = transform(input, ({ order_id }) => orderKey(order_id))
  acquireLockStep({ key, ...HOLD })
  const order = checkShippableStep(input)
  when(order, ({ packed }) => !packed).then(() => {
    createOrderFulfillmentWorkflow.runAsStep({
      input: transform({ input, order }, ({ input: { order_id }, order: { remaining, shipping_option_id } }) => ({
        order_id,
        items: remaining,
        shipping_option_id,
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
