import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
  when,
} from "@medusajs/framework/workflows-sdk"
import { acquireLockStep, markOrderFulfillmentAsDeliveredWorkflow, releaseLockStep } from "@medusajs/medusa/core-flows"
import { DELIVER_ORDER } from "../contract"
import { refuse } from "../refuse"
import { HOLD, orderKey } from "./order-key"
import { findParcels } from "./steps/find-parcels"

type Input = { order_id: string }

const checkDeliverableStep = createStep("freight-check-deliverable", async ({ order_id }: Input, { container }) => {
  const { canceled, parcels, remaining } = await findParcels(container, order_id)
  if (canceled) throw refuse("order_canceled", "This order is cancelled")
  const travelling = parcels.find(({ shipped, delivered }) => shipped && !delivered)
  const last = travelling ?? parcels.at(-1)
  if (!last || (!travelling && (remaining.length || !last.delivered)))
    throw refuse("not_shipped", "This order has not been shipped yet")
  return new StepResponse({ fulfillment_id: last.id, travelling: !!travelling })
})

/** Marks the parcel as arrived. Again, also at once, changes nothing. */
export const deliverOrderWorkflow = createWorkflow(DELIVER_ORDER, (input: Input) => {
  const key = transform(input, ({ order_id }) => orderKey(order_id))
  acquireLockStep({ key, ...HOLD })
  const parcel = checkDeliverableStep(input)
  when(parcel, ({ travelling }) => travelling).then(() => {
    markOrderFulfillmentAsDeliveredWorkflow.runAsStep({
      input: transform({ input, parcel }, ({ input: { order_id }, parcel: { fulfillment_id } }) => ({
        orderId: order_id,
        fulfillmentId: fulfillment_id,
      })),
    })
  })
  releaseLockStep({ key, executeOnSubWorkflow: true })
  return new WorkflowResponse(transform(parcel, ({ fulfillment_id }) => ({ fulfillment_id })))
})
