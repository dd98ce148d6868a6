import { emitEvents } from "@haat/sdk/server/emit-events"
import { HttpError } from "@haat/sdk/server/http-error"
import { withOrderLock } from "@haat/sdk/server/order-lock"
import type { MedusaContainer } from "@medusajs/framework/types"
import { FREIGHT_ERRORS } from "../errors"
import { sharedLocationId } from "../parcel-content"
import { parcelId } from "../parcel-id"
import { findParcels, type OrderedItem, waitsForState } from "../queries/find-parcels"
import { bookParcel } from "./book-parcel"
import { CARRIER_TIMEOUT_S } from "./carrier-timeout"
import { recordParcel } from "./record-parcel"

export type BookOrderParcel = {
  order_id: string
  items: OrderedItem[]
  shipping_option_id?: string
  metadata?: Record<string, unknown>
  no_notification?: boolean
}

/**
 * Books a parcel for a part of an order and lowers the stock, without marking it as shipped. For Medusa's Admin API.
 */
export async function bookOrderParcel(container: MedusaContainer, input: BookOrderParcel): Promise<void> {
  const { order_id, no_notification } = input
  const fulfillment_id = await withOrderLock(
    container,
    order_id,
    async () => {
      const parcel = await planParcel(container, input)
      await bookParcel(container, parcel)
      await recordParcel(container, { ...parcel, packed: false, leaves: false })
      return parcel.fulfillment_id
    },
    CARRIER_TIMEOUT_S,
  )
  const data = { order_id, fulfillment_id, no_notification }
  await emitEvents(container, [{ name: "order.fulfillment_created", data }])
}

async function planParcel(container: MedusaContainer, input: BookOrderParcel) {
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
  const location_id = sharedLocationId(input.items, remaining)
  return { ...input, shipping_option_id, location_id, fulfillment_id: parcelId(input.order_id, count) }
}
