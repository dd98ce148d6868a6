import { FORM_ERRORS } from "@haat/sdk/form-errors"
import { says } from "@haat/sdk/message-in"
import { productId } from "@haat/sdk/record-id"
import { STORABLE_TEXT } from "@haat/sdk/storable"
import { z } from "zod"

const NAME_MISSING = says(FORM_ERRORS.required, { label: "name" })

/** Input for a new __row_words__; a second one for the same product replaces the name of the first. */
export const New__Row__ = z.object({
  name: z
    .string(NAME_MISSING)
    .trim()
    .min(1, NAME_MISSING)
    .max(200, says(FORM_ERRORS.too_long, { label: "name" }))
    .regex(STORABLE_TEXT, says(FORM_ERRORS.odd_characters, { label: "name" })),
  product_id: productId.nullish(),
})
export type New__Row__ = z.infer<typeof New__Row__>

/** A __row_words__ as its shopper sees it. */
export const __Row__ = z.object({
  id: z.string(),
  name: z.string(),
  product_id: z.string().nullable().describe("The product that it is about"),
  created_at: z.string(),
})
export type __Row__ = z.infer<typeof __Row__>

/** A __row_words__ in the back office. */
export type Staff__Row__ = __Row__ & { customer_id: string; customer_name: string | null }
