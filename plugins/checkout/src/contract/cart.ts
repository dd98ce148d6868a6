import { FORM_ERRORS } from "@haat/sdk/form-errors"
import { says } from "@haat/sdk/message-in"
import { z } from "zod"
import { CHECKOUT_FORM_ERRORS } from "../form-errors"
import { MAX_GUEST_LINES, MAX_PIECES } from "../limits"
import type { CartLine as CartLineReply, Cart as CartReply } from "../replies"
import { id } from "./id"

const pieces = z
  .number(says(CHECKOUT_FORM_ERRORS.quantity_number))
  .int(says(CHECKOUT_FORM_ERRORS.quantity_whole))
  .max(MAX_PIECES, says(CHECKOUT_FORM_ERRORS.most_pieces, { most: MAX_PIECES }))

const goods = id(FORM_ERRORS.pick_product, FORM_ERRORS.unknown_product)

/** Line to add; without a variant, the product's default one. */
export const AddLine = z.object({
  product_id: goods,
  variant_id: goods.optional(),
  quantity: pieces.min(1, says(CHECKOUT_FORM_ERRORS.quantity_at_least_1)).default(1),
})
export type AddLine = z.infer<typeof AddLine>

/** 0 removes the line. With a variant, the line is of that one from now on. */
export const SetQuantity = z.object({
  quantity: pieces.min(0, says(CHECKOUT_FORM_ERRORS.quantity_negative)),
  variant_id: goods.optional(),
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

/**
 * A line of the guest's that the cart took with fewer pieces than requested, or not at all: `quantity` is what it holds
 * now.
 */
export type ReducedLine = { product_id: string; variant_id?: string; name: string; choice?: string; quantity: number }
export type MergedCart = {
  cart: Cart
  /** false when this merge was applied before; nothing is reduced then */
  merged: boolean
  reduced: ReducedLine[]
}

export type CartLine = z.infer<typeof CartLineReply>
export type Cart = z.infer<typeof CartReply>
