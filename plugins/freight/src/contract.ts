import { z } from "zod"

/** What delivery costs and how long it takes, and which places a postal code stands for. Charges in rupees, weights in kg. */

/** The key of the module that quotes. Other plugins resolve `FreightQuotes` by it. */
export const FREIGHT = "freight"

/** Without an answer of the carrier an item travels free, and nobody promises a day. */
export const NO_QUOTE = { freight_charge: 0, estimated_delivery_days: "N/A" } as const

export type Parcel = {
  item_id: string
  /** of one piece, in kg */
  weight: number
  quantity: number
}

export type FreightQuote = {
  item_id: string
  /** in rupees, for all pieces of the item */
  freight_charge: number
  /** as the carrier says it, such as "3" or "3-6"; "N/A" when unknown */
  estimated_delivery_days: string
}

/** One quote for each parcel, in their order, within two seconds. Never throws: what cannot be quoted gets NO_QUOTE. */
export type FreightQuotes = {
  quote(asked: { delivery_postal_code: string; parcels: Parcel[] }): Promise<FreightQuote[]>
}

/** Only this many digits are looked up. */
export const POSTAL_CODE_DIGITS = 6

export const PostalCode = z.string().regex(/^[1-9]\d{5}$/, "A postal code has 6 digits and does not start with 0")

export type PostalPlaces = {
  postal_code: string
  state: string
  country: string
  country_code: "in"
  /** at least one; several mean that the shopper picks */
  cities: string[]
}

export const AskQuote = z.object({
  product_id: z
    .string("There is no such product")
    .max(100, "There is no such product")
    .regex(/^[\w-]+$/, "There is no such product"),
  postal_code: PostalCode,
})
export type AskQuote = z.infer<typeof AskQuote>

/** As the fulfilment provider is called in Medusa. */
export const SHIPROCKET = "freight_shiprocket"

/**
 * Why an order is not shipped: an error's `code`, with the status a route answers. Its message is for the owner to read.
 */
export const SHIPPING_REFUSALS = {
  already_shipped: 409,
  order_canceled: 409,
  not_shipped: 409,
  carrier_failed: 502,
} as const
export type ShippingRefusal = keyof typeof SHIPPING_REFUSALS

/*
 * Workflows, both { order_id } → { fulfillment_id }:
 * freight-ship-order     books a parcel with the carrier for all that has not left yet → event shipment.created { id }
 * freight-deliver-order  everything that has left has arrived; again changes nothing
 */
export const SHIP_ORDER = "freight-ship-order"
export const DELIVER_ORDER = "freight-deliver-order"

/*
 * For everybody.
 * GET /store/postal-codes/:code                          200 { places: PostalPlaces } | 400 not 6 digits | 404 unknown code
 * GET /store/freight-quotes?product_id=&postal_code=     200 { quote: FreightQuote } for one piece | 400 | 404
 */
