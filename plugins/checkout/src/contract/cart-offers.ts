import { says } from "@haat/sdk/message-in"
import { STORABLE_LINE } from "@haat/sdk/storable"
import { z } from "zod"
import { CHECKOUT_FORM_ERRORS } from "../form-errors"
import { CodeReason } from "./code-reason"

/** Key of the module that stores the codes on carts. It implements `CartCodes`. */
export const OFFERS = "offers"

/** Maximum number of codes that a shopper may have on a cart. */
export const MAX_CODES_ON_CART = 10

export const AddCartCode = z.object({
  code: z
    .string(says(CHECKOUT_FORM_ERRORS.code_missing))
    .trim()
    .min(1, says(CHECKOUT_FORM_ERRORS.code_missing))
    .max(100, says(CHECKOUT_FORM_ERRORS.no_code))
    .regex(STORABLE_LINE, says(CHECKOUT_FORM_ERRORS.no_code)),
})
export type AddCartCode = z.infer<typeof AddCartCode>

/** Discount of an offer on an order's line or delivery; `amount` in rupees. */
export type Adjustment = { offer_id: string; code?: string; name: string; amount: number }

/** An offer that an order uses. `code_id` where a code added it; `amount` is its whole discount, in rupees. */
export type OfferUse = { offer_id: string; code_id?: string; amount: number }

export type OfferLine = {
  product_id: string
  variant_id: string
  /** price of one piece, in rupees */
  price: number
  quantity: number
}

export type CartOffersQuery = {
  customer_id: string
  cart_id: string | null
  lines: OfferLine[]
  /** in rupees; null until it is known */
  delivery_charge: number | null
}

const Named = { name: z.string(), name_hi: z.string().optional() }

/** Reply to a shopper about the offers on a cart. */
export const OffersReply = z.object({
  applied: z
    .array(
      z.object({
        ...Named,
        code: z.string().optional().describe("Left out for an automatic offer"),
        amount: z.number().describe("Whole discount in rupees; 0 for a delivery discount until the charge is known"),
        of_delivery: z.boolean().optional(),
      }),
    )
    .describe("Discounts of the cart"),
  rejected: z
    .array(
      z.object({
        code: z.string(),
        reason: CodeReason,
      }),
    )
    .describe("Codes on the cart that give no discount now, with the reason"),
  hints: z
    .array(z.object({ ...Named, missing: z.number().describe("Rupees to add"), free_delivery: z.boolean().optional() }))
    .describe("Automatic offers that would apply if goods for `missing` rupees were added"),
})
export type OffersReply = z.infer<typeof OffersReply>

/** Discounts of a cart, in rupees. `lines` has the sequence of the request. */
export type CartOffers = {
  lines: Adjustment[][]
  delivery: Adjustment[]
  item_discount: number
  delivery_discount: number
  uses: OfferUse[]
  shown: OffersReply
}

/** Returns empty discounts for a cart with this number of lines. */
export const noOffers = (lines: number): CartOffers => ({
  lines: Array.from({ length: lines }, () => []),
  delivery: [],
  item_discount: 0,
  delivery_discount: 0,
  uses: [],
  shown: { applied: [], rejected: [], hints: [] },
})

/** The codes that shoppers have on their carts. */
export type CartCodes = {
  /**
   * Adds a code to the shopper's cart. It stays there until an order uses it, or it is removed.
   * @throws HttpError 404 or 409 with the reason why the code can never apply
   */
  addCartCode(input: { customer_id: string; cart_id: string | null; code: string }): Promise<void>
  removeCartCode(input: { customer_id: string; code: string }): Promise<void>
}
