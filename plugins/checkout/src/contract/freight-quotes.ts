import { z } from "zod"

/** Key of the module that quotes delivery charges. It implements `FreightQuotes`. */
export const FREIGHT_QUOTES = "freight"

/** Quote without a response of the carrier: the item travels free, without an estimated day. */
export const NO_QUOTE = { freight_charge: 0, estimated_delivery_days: "N/A" } as const

/** Quote for an address that the carrier does not serve. */
export const NOT_SERVED = { ...NO_QUOTE, not_served: true } as const

export type Parcel = {
  item_id: string
  /** warehouse that the parcel leaves from; the main one by default */
  location_id?: string | null
  /** weight of one piece, in kg */
  weight: number
  quantity: number
}

export const FreightQuote = z.object({
  item_id: z.string(),
  freight_charge: z.number().describe("Rupees, for all pieces of the item; 0 when the carrier does not respond"),
  estimated_delivery_days: z
    .string()
    .describe('Days as the carrier states them: "3" or "3-6"; "N/A" when it does not respond'),
  not_served: z.literal(true).optional().describe("Set when the carrier does not serve the address"),
})
export type FreightQuote = z.infer<typeof FreightQuote>

export type FreightQuotesQuery = { delivery_postal_code: string; parcels: Parcel[] }

/**
 * Returns one quote for each parcel, in their order, within two seconds. Never throws: an item without a quote gets
 * NO_QUOTE.
 */
export type FreightQuotes = {
  quote(input: FreightQuotesQuery): Promise<FreightQuote[]>
  /**
   * Quotes for visitors who are not checking out: only a few run at once, and others get NO_QUOTE without waiting, so
   * that visitors never delay a checkout.
   */
  quoteForVisitor(input: FreightQuotesQuery): Promise<FreightQuote[]>
}
