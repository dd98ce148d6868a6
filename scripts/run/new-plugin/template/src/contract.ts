import { FORM_ERRORS } from "@haat/sdk/form-errors"
import { says } from "@haat/sdk/message-in"
import { productId } from "@haat/sdk/record-id"
import { STORABLE_TEXT } from "@haat/sdk/storable"
import { z } from "zod"

const label = "name"
const MISSING = says(FORM_ERRORS.required, { label })

/** Input for a new __row_words__; a second one for the same product replaces the name of the first. */
export const New__Row__ = z.object({
  name: z
    .string(MISSING)
    .trim()
    .min(1, MISSING)
    .max(200, says(FORM_ERRORS.too_long, { label }))
    .regex(STORABLE_TEXT, says(FORM_ERRORS.odd_characters, { label })),
  product_id: productId.nullish(),
})
export type New__Row__ = z.infer<typeof New__Row__>

/** A __row_words__ as its shopper sees it. */
export const __Row__ = z.object({
  id: z.string(),
  name: z.string(),
  product_id: z.string().nullable(),
  created_at: z.string(),
})
export type __Row__ = z.infer<typeof __Row__>

/** A __row_words__ in the back office. */
export type Staff__Row__ = __Row__ & { customer_id: string; customer_name: string | null }
