import { Modules } from "@medusajs/framework/utils"
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { dismissRemoteLinkStep } from "@medusajs/medusa/core-flows"
import { type Abandoned, type AskAbandoned, findAbandoned } from "../queries/abandoned"

const findAbandonedStep = createStep("checkout-find-abandoned", async (asked: AskAbandoned, { container }) => {
  return new StepResponse(await findAbandoned(container, asked))
})

/** Nothing to undo here: what is left over after a failure is found again the next time. */
const removeAbandonedStep = createStep("checkout-remove-abandoned", async (abandoned: Abandoned, { container }) => {
  const { order_ids, payment_collection_ids, reservation_ids } = abandoned
  if (reservation_ids.length) await container.resolve(Modules.INVENTORY).deleteReservationItems(reservation_ids)
  if (payment_collection_ids.length) {
    await container.resolve(Modules.PAYMENT).deletePaymentCollections(payment_collection_ids)
  }
  if (order_ids.length) await container.resolve(Modules.ORDER).deleteOrders(order_ids)
  return new StepResponse(abandoned)
})

/** Frees what a process left behind that died half-way through an order; the shopper still has their cart. */
export const undoAbandonedOrdersWorkflow = createWorkflow("checkout-undo-abandoned-orders", (asked: AskAbandoned) => {
  const abandoned = findAbandonedStep(asked)
  // Not by removing the orders' links: that would take the payment along, and money that was paid belongs to it.
  dismissRemoteLinkStep(
    transform(abandoned, ({ cart_links, payment_links }) => [
      ...cart_links.map(({ order_id, cart_id }) => ({ [Modules.ORDER]: { order_id }, [Modules.CART]: { cart_id } })),
      ...payment_links.map(({ order_id, payment_collection_id }) => ({
        [Modules.ORDER]: { order_id },
        [Modules.PAYMENT]: { payment_collection_id },
      })),
    ]),
  )
  return new WorkflowResponse(removeAbandonedStep(abandoned))
})
