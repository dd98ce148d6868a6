import { says } from "@haat/sdk/message-in"
import { productId } from "@haat/sdk/record-id"
import { z } from "zod"
import { CHECKOUT_FORM_ERRORS } from "../form-errors"
import { MAX_GUEST_LINES, MAX_PIECES } from "../limits"
import { OffersReply } from "./cart-offers"

const pieces = z
  .number(says(CHECKOUT_FORM_ERRORS.quantity_number))
  .int(says(CHECKOUT_FORM_ERRORS.quantity_whole))
  .max(MAX_PIECES, says(CHECKOUT_FORM_ERRORS.most_pieces, { most: MAX_PIECES }))

/** Line to add; without a variant, the product's default one. */
export const AddLine = z.object({
  product_id: productId,
  variant_id: productId.optional(),
  quantity: pieces.min(1, says(CHECKOUT_FORM_ERRORS.quantity_at_least_1)).default(1),
})
export type AddLine = z.infer<typeof AddLine>

/** New quantity of a line; 0 removes it. `variant_id` changes the variant of the line. */
export const SetQuantity = z.object({
  quantity: pieces.min(0, says(CHECKOUT_FORM_ERRORS.quantity_negative)),
  variant_id: productId.optional(),
})
export type SetQuantity = z.infer<typeof SetQuantity>

/**
 * Guest cart, sent at sign-in. Repeated requests with the same `merge_id` have no effect. Quantities above the stock
 * are cut to it, and listed in `reduced`.
 */
export const MergeGuestCart = z.object({
  merge_id: z.uuid("merge_id must be a UUID"),
  lines: z
    .array(AddLine, "lines must be a list of products and quantities")
    .max(MAX_GUEST_LINES, `At most ${MAX_GUEST_LINES} lines`),
})
export type MergeGuestCart = z.infer<typeof MergeGuestCart>

export const CartLine = z.object({
  product_id: z.string(),
  variant_id: z.string(),
  handle: z.string(),
  name: z.string(),
  name_hi: z.string().optional().describe("Left out when there is no Hindi name"),
  choice: z
    .string()
    .optional()
    .describe('Option values of the variant, as "Indigo, M"; left out when the product has one variant'),
  image: z.string().nullable(),
  price: z.number().describe("Current price of one piece, in rupees"),
  quantity: z.number(),
  discount: z.number().optional().describe("Discount of all its pieces, in rupees; left out when 0"),
  available: z.number().describe("Sellable pieces; a line with 0 does not count in the totals"),
})
export type CartLine = z.infer<typeof CartLine>

export const Cart = z.object({
  lines: z.array(CartLine),
  item_count: z.number(),
  item_total: z.number().describe("Rupees, before offers"),
  item_discount: z.number().optional().describe("Discount of the goods, in rupees; left out when 0"),
  offers: OffersReply.optional().describe("Left out when there are no discounts, rejected codes or hints"),
})
export type Cart = z.infer<typeof Cart>

export const MergedCart = z.object({
  cart: Cart,
  merged: z.boolean().describe("False when this merge was applied before; `reduced` is empty then"),
  reduced: z
    .array(
      z.object({
        product_id: z.string(),
        variant_id: z.string().optional(),
        name: z.string(),
        choice: z.string().optional(),
        quantity: z.number(),
      }),
    )
    .describe("Lines that were cut to the stock, with the quantity now in the cart, possibly 0"),
})
export type MergedCart = z.infer<typeof MergedCart>
export type ReducedLine = MergedCart["reduced"][number]
