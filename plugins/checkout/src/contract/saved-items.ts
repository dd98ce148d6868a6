import { FORM_ERRORS } from "@haat/sdk/form-errors"
import { says } from "@haat/sdk/message-in"
import { z } from "zod"
import type { SavedItem as SavedItemReply } from "../replies"

export const MAX_SAVED_ITEMS = 100

const goods = z
  .string(says(FORM_ERRORS.pick_product))
  .min(1, says(FORM_ERRORS.pick_product))
  .max(100, says(FORM_ERRORS.unknown_product))
  .regex(/^[\w-]*$/, says(FORM_ERRORS.unknown_product))

/** Moves a line of the cart to the saved items, with all its pieces. What is saved again keeps the sum. */
export const SaveItem = z.object({ product_id: goods, variant_id: goods.optional() })
export type SaveItem = z.infer<typeof SaveItem>

/** `product.quantity` is what can still be sold (0 while it is hidden), `quantity` what the shopper saved. */
export type SavedItem = z.infer<typeof SavedItemReply>
