import { HttpError } from "@haat/sdk/server/http-error"
import { FREIGHT_ERRORS } from "./errors"
import type { OrderedItem, WaitingItem } from "./queries/find-parcels"

/** Items of a parcel and the warehouse that they are shipped from. */
export type ParcelContent = { items: OrderedItem[]; location_id: string | undefined }

const toParcelContent = (items: WaitingItem[], location_id: string | undefined): ParcelContent => ({
  items: items.map(({ id, quantity }) => ({ id, quantity })),
  location_id,
})

/**
 * Returns the content of an order's next parcel: all waiting items in one warehouse, the named one or else that of the
 * first line. An interrupted shipment continues in its warehouse.
 * @throws HttpError 409 when nothing waits in the named warehouse, or a parcel from another is begun
 */
export function nextParcel(remaining: WaitingItem[], named?: string, begun?: string): ParcelContent {
  const isThere = (place: string | undefined) => remaining.some(({ location_id }) => location_id === place)
  const place = isThere(begun) ? begun : (named ?? remaining[0]?.location_id)
  if (named && place !== named) throw new HttpError(FREIGHT_ERRORS.other_parcel_begun)
  if (!isThere(place)) throw new HttpError(FREIGHT_ERRORS.nothing_waits_there)
  return toParcelContent(
    remaining.filter(({ location_id }) => location_id === place),
    place,
  )
}

/** Returns the common warehouse of items. @throws HttpError 409 when they are in several */
export function sharedLocationId(items: OrderedItem[], remaining: WaitingItem[]): string | undefined {
  const places = new Set(items.map(({ id }) => remaining.find((line) => line.id === id)?.location_id))
  if (places.size > 1) throw new HttpError(FREIGHT_ERRORS.parcel_of_several_warehouses)
  return [...places][0]
}

/** Returns whether two parcels hold the same items, in any order. */
export const hasSameItems = (one: OrderedItem[], other: OrderedItem[]): boolean =>
  one.length === other.length &&
  one.every(({ id, quantity }) => other.some((item) => item.id === id && item.quantity === quantity))
