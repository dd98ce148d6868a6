import type { Some } from "@haat/sdk/back-office"
import { FORM_ERRORS } from "@haat/sdk/form-errors"
import { says } from "@haat/sdk/message-in"
import { pageQuery } from "@haat/sdk/page-query"
import { productId } from "@haat/sdk/record-id"
import { STORABLE_TEXT } from "@haat/sdk/storable"
import { z } from "zod"
import type { OwnReview } from "./contract/product-reviews"
import { REVIEW_FORM_ERRORS } from "./form-errors"

export * from "./contract/product-reviews"
export { REVIEW_FORM_ERRORS } from "./form-errors"

/** Reviews of bought products. Messages are the specification's, word for word. */

const RATING_RANGE = says(REVIEW_FORM_ERRORS.rating_range)
const REVIEW_TOO_SHORT = says(REVIEW_FORM_ERRORS.review_too_short)

/** Input for a review of a bought product; a second one for the same product replaces the first. */
export const SaveReview = z.object({
  product_id: productId,
  rating: z.number(RATING_RANGE).int(RATING_RANGE).min(1, RATING_RANGE).max(5, RATING_RANGE),
  comment: z
    .string(REVIEW_TOO_SHORT)
    .trim()
    .min(5, REVIEW_TOO_SHORT)
    .max(2_000, says(FORM_ERRORS.at_most_characters, { label: "review", most: 2000 }))
    .regex(STORABLE_TEXT, says(FORM_ERRORS.odd_characters, { label: "review" })),
})
export type SaveReview = z.infer<typeof SaveReview>

/** Query of a product's reviews. */
export const ListReviews = z.object({
  product_id: productId,
  ...pageQuery(10),
})
export type ListReviews = z.infer<typeof ListReviews>

/** Changes of a review by the owner; an empty reply removes it. */
export const ModerateReview = z.object({
  hidden: z.boolean("Hidden is true or false"),
  reply: z
    .string("Reply is a text")
    .trim()
    .max(2_000, "Reply is too long")
    .regex(STORABLE_TEXT, "Reply contains characters that cannot be used")
    .nullable()
    .transform((reply) => reply || null),
})
export type ModerateReview = z.infer<typeof ModerateReview>

/**
 * A review for the owner; a `cancelled` one is not hidden, but only its author and the owner see it: every order of it
 * was cancelled.
 */
export type ReviewRow = OwnReview & {
  cancelled: boolean
  product_name: string
  customer_id: string
  customer_name: string
  customer_email: string | null
  updated_at: string
}

/** The newest reviews. */
export type ReviewsTodo = { reviews: Some<ReviewRow> }

/*
 * Average and count are kept in the catalogue's table product_rating (schema/ratings.ts), which it reads after its
 * event RATING_CHANGED.
 */
