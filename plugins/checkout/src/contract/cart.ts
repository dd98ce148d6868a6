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
 * A guest's cart, sent once at sign-in. The same `merge_id` is applied once, however often it is sent. Quantities
 * beyond the stock are cut to it, and told.
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
  name_hi: z.string().optional().describe("Left out as long as there is no Hindi name"),
  choice: z.string().optional().describe('Which of the product\'s variants, as "Indigo, M"; left out for the only one'),
  image: z.string().nullable(),
  price: z.number().describe("Rupees for one piece, as of today"),
  quantity: z.number(),
  discount: z
    .number()
    .optional()
    .describe("What offers take off all its pieces, in rupees; left out when it is nothing"),
  available: z.number().describe("Pieces that can still be sold; a line with 0 is outside the totals"),
})
export type CartLine = z.infer<typeof CartLine>

export const Cart = z.object({
  lines: z.array(CartLine),
  item_count: z.number(),
  item_total: z.number().describe("Rupees, before offers"),
  item_discount: z
    .number()
    .optional()
    .describe("What offers take off the goods, in rupees; left out when it is nothing"),
  offers: OffersReply.optional().describe("Left out when there is nothing to say"),
})
export type Cart = z.infer<typeof Cart>

export const MergedCart = z.object({
  cart: Cart,
  merged: z.boolean().describe("False when this merge was applied before; nothing is reduced then"),
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
    .describe("Of what there were not enough pieces, and how many are in the cart now, perhaps none"),
})
export type MergedCart = z.infer<typeof MergedCart>
export type ReducedLine = MergedCart["reduced"][number]
