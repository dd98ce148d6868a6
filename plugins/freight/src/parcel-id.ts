/**
 * The id of an order's next parcel, when it has had so many. It follows from the order, so that whoever tries again means
 * the same parcel, and the carrier knows it by the same reference.
 */
export const parcelId = (order_id: string, had: number) =>
  `ful_${order_id.replace(/^order_/, "")}${had ? `_${had + 1}` : ""}`

/** What the carrier knows a parcel by: all of an order by its id, a part of it by the parcel's too. */
export const bookingReference = (parcel: { order_id: string; fulfillment_id: string | undefined; whole: boolean }) =>
  parcel.whole ? parcel.order_id : `${parcel.order_id}-${parcel.fulfillment_id?.slice(-8)}`
