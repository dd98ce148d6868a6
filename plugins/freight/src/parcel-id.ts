/**
 * The id of an order's next parcel after `had` parcels. It follows from the order, so that a retry means the same
 * parcel and the carrier knows it by the same reference.
 */
export const parcelId = (order_id: string, had: number) =>
  `ful_${order_id.replace(/^order_/, "")}${had ? `_${had + 1}` : ""}`

/**
 * The carrier's reference of a parcel: the order's id for a first parcel with the whole order, otherwise with the
 * parcel's number. A parcel that is sent again has another reference than the one that came back.
 */
export const bookingReference = (parcel: { order_id: string; fulfillment_id: string | undefined; whole: boolean }) =>
  parcel.whole && parcel.fulfillment_id === parcelId(parcel.order_id, 0)
    ? parcel.order_id
    : `${parcel.order_id}-${parcel.fulfillment_id?.slice(-8)}`
