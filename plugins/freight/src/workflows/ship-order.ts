import { emitEvents } from "@haat/sdk/server/emit-events"
import { HttpError } from "@haat/sdk/server/http-error"
import { withOrderLock } from "@haat/sdk/server/order-lock"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { ManualParcel } from "../contract"
import { FREIGHT_ERRORS } from "../errors"
import { nextParcel } from "../parcel-content"
import { parcelId } from "../parcel-id"
import { findParcels, waitsForState } from "../queries/find-parcels"
import { findUnrecorded } from "../queries/unrecorded-parcel"
import { bookParcel } from "./book-parcel"
import { CARRIER_TIMEOUT_S } from "./carrier-timeout"
import { recordParcel } from "./record-parcel"

type Input = { order_id: string; by_hand?: ManualParcel; warehouse_id?: string }

/**
 * Books one parcel for all goods that have not left one warehouse yet and records that it is on its way; with `by_hand`
 * another carrier already has the parcel, and nothing is booked. Of two concurrent requests the second is rejected.
 * When the carrier fails, nothing is changed here, and trying again, or by hand, is safe. A process that dies leaves at
 * most a booking that belongs to no order yet: the next attempt takes it over, or the job does (`finish-shipments.ts`).
 */
export async function shipOrder(container: MedusaContainer, input: Input): Promise<void> {
  const { order_id, by_hand } = input
  const shipped = await withOrderLock(
    container,
    order_id,
    async () => {
      const parcel = await findShippable(container, input)
      if (!parcel.packed) await bookParcel(container, { ...parcel, by_hand })
      await recordParcel(container, { ...parcel, leaves: true })
      return parcel
    },
    CARRIER_TIMEOUT_S,
  )
  const { fulfillment_id, packed } = shipped
  const booked = { name: "order.fulfillment_created", data: { order_id, fulfillment_id } }
  await emitEvents(container, [...(packed ? [] : [booked]), { name: "shipment.created", data: { id: fulfillment_id } }])
}

/** Returns the next parcel to ship, or the one that is packed. @throws HttpError 409 when nothing can be shipped */
async function findShippable(container: MedusaContainer, { order_id, by_hand, warehouse_id }: Input) {
  const { canceled, refunded, waits_for, unpaid_because, parcels, remaining, count, ...found } = await findParcels(
    container,
    order_id,
  )
  if (canceled) throw new HttpError(FREIGHT_ERRORS.canceled_not_shippable)
  const waiting = parcels.filter(({ shipped }) => !shipped)
  if (!waiting.length && !remaining.length) throw new HttpError(FREIGHT_ERRORS.already_shipped)
  const packed = waiting.find(({ location_id }) => !warehouse_id || location_id === warehouse_id)
  if (unpaid_because) throw new HttpError(FREIGHT_ERRORS.waits_for_payment, { reason: unpaid_because })
  if (waits_for) throw new HttpError(FREIGHT_ERRORS.waits_for_return, { number: waits_for })
  if (refunded) throw new HttpError(FREIGHT_ERRORS.money_given_back)
  if (waitsForState({ ...found, parcels })) throw new HttpError(FREIGHT_ERRORS.waits_for_state)
  if (packed && by_hand) throw new HttpError(FREIGHT_ERRORS.already_booked)
  const fulfillment_id = packed?.id ?? parcelId(order_id, count)
  const begun = packed ? undefined : await findUnrecorded(container, fulfillment_id)
  const begun_at = begun && (begun.booked || begun.by_hand) ? begun.location_id : undefined
  const content = packed
    ? { items: packed.items, location_id: undefined }
    : nextParcel(remaining, warehouse_id, begun_at)
  const shipping_option_id = found.shipping_option_id ?? ""
  return { order_id, packed: !!packed, fulfillment_id, ...content, shipping_option_id }
}
