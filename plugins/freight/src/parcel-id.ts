/**
 * Returns the deterministic id of an order's next parcel after `had` parcels, so that a retry books the same reference
 * with the carrier.
 */
export const parcelId = (order_id: string, had: number) =>
  `ful_${order_id.replace(/^order_/, "")}${had ? `_${had + 1}` : ""}`

/**
 * Returns the carrier's reference of a parcel: the order's id for a first parcel with the whole order, otherwise with
 * the parcel's number. A parcel that is sent again has a new reference.
 */
export const bookingReference = (parcel: { order_id: string; fulfillment_id: string | undefined; whole: boolean }) =>
  parcel.whole && parcel.fulfillment_id === parcelId(parcel.order_id, 0)
    ? parcel.order_id
    : `${parcel.order_id}-${parcel.fulfillment_id?.slice(-8)}`
