import { emitEvents } from "@haat/sdk/server/emit-events"
import { HttpError } from "@haat/sdk/server/http-error"
import { inOrderTransaction } from "@haat/sdk/server/medusa-internals/order-transaction"
import { withOrderLock } from "@haat/sdk/server/order-lock"
import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { FREIGHT_ERRORS } from "../errors"
import { markDelivered } from "../queries/change-parcel"
import { findParcels, type OrderedItem } from "../queries/find-parcels"
import { CARRIER_TIMEOUT_S } from "./carrier-timeout"

/** Without `fulfillment_id` the first parcel that is on its way. */
type Input = { order_id: string; fulfillment_id?: string }
type Arrived = { order_id: string; fulfillment_id: string; items: OrderedItem[] }

/** Marks a parcel as delivered; idempotent, also under concurrent requests. @throws HttpError 409 before shipping */
export async function deliverOrder(container: MedusaContainer, input: Input): Promise<void> {
  const arrived = await withOrderLock(
    container,
    input.order_id,
    async () => {
      const parcel = await findTravelling(container, input)
      if (parcel) await recordArrival(container, parcel)
      return parcel
    },
    CARRIER_TIMEOUT_S,
  )
  if (arrived) await emitEvents(container, [{ name: "delivery.created", data: { id: arrived.fulfillment_id } }])
}

/** Returns the parcel in transit; undefined when it was delivered. @throws HttpError 409 before shipping */
async function findTravelling(
  container: MedusaContainer,
  { order_id, fulfillment_id }: Input,
): Promise<Arrived | undefined> {
  const { canceled, parcels, remaining } = await findParcels(container, order_id)
  if (canceled) throw new HttpError(FREIGHT_ERRORS.order_canceled)
  const meant = parcels.filter(({ id }) => !fulfillment_id || id === fulfillment_id)
  const travelling = meant.find(({ shipped, delivered }) => shipped && !delivered)
  if (travelling) return { order_id, fulfillment_id: travelling.id, items: travelling.items }
  const last = meant.at(-1)
  if (!last?.delivered || (!fulfillment_id && remaining.length)) throw new HttpError(FREIGHT_ERRORS.not_shipped)
  return undefined
}

/** Records the delivery of parcel and order in one transaction; does nothing when it is recorded already. */
const recordArrival = (container: MedusaContainer, { order_id, fulfillment_id, items }: Arrived): Promise<void> =>
  inOrderTransaction(container, order_id, async ({ orders, trx, context }) => {
    if (!(await markDelivered(trx, fulfillment_id))) return
    const change = { order_id, reference: Modules.FULFILLMENT, reference_id: fulfillment_id, items }
    await orders.registerDelivery(change, context)
  })
