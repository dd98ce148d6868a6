import { emitEvents } from "@haat/sdk/server/emit-events"
import { runHook } from "@haat/sdk/server/hooks"
import { HttpError } from "@haat/sdk/server/http-error"
import { inOrderTransaction } from "@haat/sdk/server/medusa-internals/order-transaction"
import { withOrderLock } from "@haat/sdk/server/order-lock"
import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { FREIGHT_ERRORS } from "../errors"
import { RECEIVE_PARCEL_HOOK } from "../hooks"
import { recordReceived } from "../queries/change-parcel"
import { findParcels, type Parcels } from "../queries/find-parcels"
import { putBackOnStock } from "../queries/put-back-on-stock"
import { CARRIER_TIMEOUT_S } from "./carrier-timeout"

/** Without `fulfillment_id`: the parcel in transit; of several, the one that the courier returns. */
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

/**
 * Records that an undelivered parcel came back. Sellable goods are restocked and reserved for the order, which can then
 * be cancelled or shipped again. The parcel's invoice is credited.
 * @throws HttpError 409 when no parcel is in transit, or when it is unclear which of several came back
 */
export async function receiveParcel(container: MedusaContainer, input: Input): Promise<void> {
  const { order_id } = input
  const record = () => recordReturn(container, input)
  const fulfillment_id = await withOrderLock(container, order_id, record, CARRIER_TIMEOUT_S)
  await emitEvents(container, [{ name: "order.fulfillment_canceled", data: { order_id, fulfillment_id } }])
}

/** @returns the id of the parcel */
async function recordReturn(container: MedusaContainer, input: Input): Promise<string> {
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
  return reference_id
}
