/**
 * The id of an order's next parcel, when it has had so many. It follows from the order, so that whoever tries again means
 * the same parcel, and the carrier knows it by the same reference.
 */
export const parcelId = (order_id: string, had: number) =>
  `ful_${order_id.replace(/^order_/, "")}${had ? `_${had + 1}` : ""}`

/**
 * What the carrier knows a parcel by: an order's first one, when all of it is in it, by the order's id, any other by the
 * parcel's too. One that is sent again is not taken for the one that came back.
 */
export const bookingReference = (parcel: { order_id: string; fulfillment_id: string | undefined; whole: boolean }) =>
  parcel.whole && parcel.fulfillment_id === parcelId(parcel.order_id, 0)
    ? parcel.order_id
    : `${parcel.order_id}-${parcel.fulfillment_id?.slice(-8)}`
