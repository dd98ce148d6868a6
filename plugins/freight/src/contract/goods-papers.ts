import type { Transaction } from "@haat/sdk/server/database"

/** The key of the module that issues the documents of leaving goods. It implements `GoodsPapers`. */
export const GOODS_PAPERS = "gst"

/** A parcel that leaves: its pieces of the order's lines. */
export type LeavingParcel = {
  order_id: string
  fulfillment_id: string
  items: { id: string; quantity: number }[]
  /** warehouse that a parcel leaves from, if it is not booked yet */
  location_id?: string
  /** shop name for the head of its documents */
  shop_name: string
}

/** Price of a parcel, in whole paise. */
export type ParcelPrice = {
  /** delivery, cash on delivery fee, and the amount that rounds the total up */
  charges_paise: number
  /** amount to pay on arrival, after every discount and store credit; 0 when its order is paid */
  due_paise: number
}

/** A parcel that left without an invoice, registered by Medusa's own Admin API or an earlier version. */
export type UndocumentedParcel = { order_id: string; fulfillment_id: string }

export type GoodsPapers = {
  /** Finds some of the last days' parcels that left without a document, the oldest first. */
  findUndocumentedParcels(): Promise<UndocumentedParcel[]>
  /** Price on the document that a parcel would leave with now; undefined when there is no such order. */
  priceOf(trx: Transaction, parcel: LeavingParcel): Promise<ParcelPrice | undefined>
}
