import { HttpError } from "@haat/sdk/server/http-error"
import { inOrderTransaction } from "@haat/sdk/server/medusa-internals/order-transaction"
import { Modules } from "@medusajs/framework/utils"
import {
  createStep,
  createWorkflow,
  StepResponse,
  transform,
  WorkflowResponse,
  when,
} from "@medusajs/framework/workflows-sdk"
import { acquireLockStep, emitEventStep, releaseLockStep } from "@medusajs/medusa/core-flows"
import { DELIVER_ORDER } from "../contract"
import { FREIGHT_ERRORS } from "../errors"
import { markDelivered } from "../queries/change-parcel"
import { findParcels, type OrderedItem } from "../queries/find-parcels"
import { HOLD, orderKey } from "./order-key"

/** Without `fulfillment_id` the first parcel that is on its way. */
type Input = { order_id: string; fulfillment_id?: string }
type Arrived = { order_id: string; fulfillment_id: string; items: OrderedItem[] }

const checkDeliverableStep = createStep(
  "freight-check-deliverable",
  async ({ order_id, fulfillment_id }: Input, { container }) => {
    const { canceled, parcels, remaining } = await findParcels(container, order_id)
    if (canceled) throw new HttpError(FREIGHT_ERRORS.order_canceled)
    const meant = parcels.filter(({ id }) => !fulfillment_id || id === fulfillment_id)
    const travelling = meant.find(({ shipped, delivered }) => shipped && !delivered)
    const last = travelling ?? meant.at(-1)
    if (!last || (!travelling && ((!fulfillment_id && remaining.length) || !last.delivered)))
      throw new HttpError(FREIGHT_ERRORS.not_shipped)
    return new StepResponse({ order_id, fulfillment_id: last.id, items: last.items, travelling: !!travelling })
  },
)

/** Records the arrival of parcel and order in one transaction; does nothing where it is already recorded. */
const recordArrivalStep = createStep(
  "freight-record-arrival",
  async ({ order_id, fulfillment_id, items }: Arrived, { container }) => {
    await inOrderTransaction(container, order_id, async ({ orders, trx, context }) => {
      if (!(await markDelivered(trx, fulfillment_id))) return
      const change = { order_id, reference: Modules.FULFILLMENT, reference_id: fulfillment_id, items }
      await orders.registerDelivery(change, context)
    })
    return new StepResponse(fulfillment_id)
  },
)

/** Marks the parcel as arrived. Again, also at once, changes nothing. */
export const deliverOrderWorkflow = createWorkflow(DELIVER_ORDER, (input: Input) => {
  const key = transform(input, ({ order_id }) => orderKey(order_id))
  acquireLockStep({ key, ...HOLD })
  const parcel = checkDeliverableStep(input)
  when(parcel, ({ travelling }) => travelling).then(() => {
    emitEventStep({ eventName: "delivery.created", data: { id: recordArrivalStep(parcel) } })
  })
  releaseLockStep({ key, executeOnSubWorkflow: true })
  return new WorkflowResponse(transform(parcel, ({ fulfillment_id }) => ({ fulfillment_id })))
})
