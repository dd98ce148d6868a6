import { HttpError } from "@haat/sdk/server/http-error"
import { FREIGHT_ERRORS } from "./errors"
import type { OrderedItem, WaitingItem } from "./queries/find-parcels"

/** A parcel's content, and the warehouse that all of it leaves from. */
export type ParcelContent = { items: OrderedItem[]; location_id: string | undefined }

const contentOf = (items: WaitingItem[], location_id: string | undefined): ParcelContent => ({
  items: items.map(({ id, quantity }) => ({ id, quantity })),
  location_id,
})

/**
 * What of an order leaves in its next parcel: all that waits in one warehouse. That is the one that is named, else the one that the
 * first line is in. One that a dead process has begun goes on from where it was begun.
 * @throws HttpError 409 when nothing waits in the warehouse that is named, or one from another is begun
 */
export function nextParcel(remaining: WaitingItem[], named?: string, begun?: string): ParcelContent {
  const isThere = (place: string | undefined) => remaining.some(({ location_id }) => location_id === place)
  const place = isThere(begun) ? begun : (named ?? remaining[0]?.location_id)
  if (named && place !== named) throw new HttpError(FREIGHT_ERRORS.other_parcel_begun)
  if (!isThere(place)) throw new HttpError(FREIGHT_ERRORS.nothing_waits_there)
  return contentOf(
    remaining.filter(({ location_id }) => location_id === place),
    place,
  )
}

/** The warehouse that all of these leave from. @throws HttpError 409 where they leave from several */
export function onePlaceOf(items: OrderedItem[], remaining: WaitingItem[]): string | undefined {
  const places = new Set(items.map(({ id }) => remaining.find((line) => line.id === id)?.location_id))
  if (places.size > 1) throw new HttpError(FREIGHT_ERRORS.parcel_of_several_warehouses)
  return [...places][0]
}

/** Whether two parcels hold the same pieces, in whatever sequence. */
export const isSameContent = (one: OrderedItem[], other: OrderedItem[]): boolean =>
  one.length === other.length &&
  one.every(({ id, quantity }) => other.some((item) => item.id === id && item.quantity === quantity))
