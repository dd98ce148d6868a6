import { emitEvents } from "@haat/sdk/server/emit-events"
import { HttpError } from "@haat/sdk/server/http-error"
import { inOrderTransaction } from "@haat/sdk/server/medusa-internals/order-transaction"
import { withOrderLock } from "@haat/sdk/server/order-lock"
import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { FREIGHT_ERRORS } from "../errors"
import type FreightService from "../modules/freight/service"
import { cancelParcel } from "../queries/change-parcel"
import { findParcels } from "../queries/find-parcels"
import { putBackOnStock } from "../queries/put-back-on-stock"
import { CARRIER_TIMEOUT_S } from "./carrier-timeout"

type Input = { order_id: string; fulfillment_id: string; no_notification?: boolean }

/**
 * Cancels an unshipped parcel: its carrier booking, its stock change and its reservations, in one transaction. For
 * Medusa's Admin API.
 */
export async function cancelOrderParcel(container: MedusaContainer, input: Input): Promise<void> {
  await withOrderLock(container, input.order_id, () => cancelCarrierBooking(container, input), CARRIER_TIMEOUT_S)
  await emitEvents(container, [{ name: "order.fulfillment_canceled", data: input }])
}

async function cancelCarrierBooking(container: MedusaContainer, { order_id, fulfillment_id }: Input): Promise<void> {
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
    // Last in the transaction: a carrier error rolls everything back, and a crash after it is completed by a retry.
    const { booking } = cancelled
    if (booking) await container.resolve<FreightService>("freight").cancelBooking(booking)
  })
}
