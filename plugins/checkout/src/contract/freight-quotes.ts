/** Hook: the key of the module that quotes what delivery costs. It fills `FreightQuotes`. */
export const FREIGHT_QUOTES = "freight"

/** Without a response of the carrier an item travels free, and nobody promises a day. */
export const NO_QUOTE = { freight_charge: 0, estimated_delivery_days: "N/A" } as const

/** The carrier was asked, and does not go there. */
export const NOT_SERVED = { ...NO_QUOTE, not_served: true } as const

export type Parcel = {
  item_id: string
  /** the warehouse it leaves from; without one, the main one */
  location_id?: string | null
  /** of one piece, in kg */
  weight: number
  quantity: number
}

export type FreightQuote = {
  item_id: string
  /** in rupees, for all pieces of the item; 0 when the carrier does not answer */
  freight_charge: number
  /** as the carrier says it, "3" or "3-6"; "N/A" when it does not answer */
  estimated_delivery_days: string
  /** only where the carrier says that it does not go there */
  not_served?: true
}

export type AskQuotes = { delivery_postal_code: string; parcels: Parcel[] }

/** One quote for each parcel, in their order, within two seconds. Never throws: what cannot be quoted gets NO_QUOTE. */
export type FreightQuotes = {
  quote(input: AskQuotes): Promise<FreightQuote[]>
  /**
   * The same for those who only look: a few at once in all, and whoever comes on top gets NO_QUOTE and does not wait, so
   * that strangers never come between the carrier and those who are checking out.
   */
  quoteStranger(input: AskQuotes): Promise<FreightQuote[]>
}
