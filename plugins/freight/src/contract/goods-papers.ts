import type { Transaction } from "@haat/sdk/server/database"

/** Hook: the key of the module that issues what goods leave with. It fills `GoodsPapers` and `ParcelCrediting`. */
export const GOODS_PAPERS = "gst"

/** A parcel that leaves: the pieces of the order's lines that are in it. */
export type LeavingParcel = {
  order_id: string
  fulfillment_id: string
  items: { id: string; quantity: number }[]
  /** the warehouse that it leaves from, of one that is not booked yet */
  location_id?: string
  /** what the shop calls itself, for its documents' head */
  shop_name: string
}

/** What a parcel comes to, in whole paise. */
export type ParcelPrice = {
  /** delivery, the fee for paying on delivery, and what the total is rounded up by */
  charges_paise: number
  /** what is to be paid when it arrives, after every discount and store credit; 0 when its order is paid */
  due_paise: number
}

/** A parcel that left without an invoice, as Medusa's own Admin API or an earlier version registered that it did. */
export type UndocumentedParcel = { order_id: string; fulfillment_id: string }

export type GoodsPapers = {
  /** Some of the last days' parcels that left without, the oldest first. */
  findUndocumentedParcels(): Promise<UndocumentedParcel[]>
  /** What stands on the document that a parcel would leave with now; undefined when there is no such order. */
  priceOf(trx: Transaction, parcel: LeavingParcel): Promise<ParcelPrice | undefined>
  /**
   * Issues the document for a parcel in the transaction in which it leaves: the number is taken if the parcel leaves, and
   * only then. Again for the same parcel, nothing happens.
   */
  issueFor(trx: Transaction, parcel: LeavingParcel): Promise<void>
}

/** Issues credit notes for parcels that came back. */
export type ParcelCrediting = {
  /**
   * For all of a parcel's document that is not credited yet: it came back undelivered, as is recorded in this transaction, which
   * holds the order. Again for the same parcel, nothing happens.
   */
  creditParcel(trx: Transaction, fulfillment_id: string): Promise<void>
}
