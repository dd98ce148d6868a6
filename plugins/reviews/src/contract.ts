import { z } from "zod"

/** What people say about products they bought. Messages are the specification's, word for word. */

export const RATING_RANGE = "Rating must be between 1 and 5"
export const REVIEW_TOO_SHORT = "Review should be at least 5 characters long"

/** NUL and half surrogates pass JSON but not the database. */
const STORABLE = /^[^\0\p{Cs}]*$/u

const product_id = z
  .string("Pick a product")
  .min(1, "Pick a product")
  .max(100, "There is no such product")
  .regex(/^[\w-]*$/, "There is no such product")

/** A shopper's word on a product they bought; a second one for the same product replaces the first. */
export const SaveReview = z.object({
  product_id,
  rating: z.number(RATING_RANGE).int(RATING_RANGE).min(1, RATING_RANGE).max(5, RATING_RANGE),
  comment: z
    .string(REVIEW_TOO_SHORT)
    .trim()
    .min(5, REVIEW_TOO_SHORT)
    .max(2_000, "Review should be at most 2000 characters long")
    .regex(STORABLE, "Review contains characters that cannot be used"),
})
export type SaveReview = z.infer<typeof SaveReview>

export const NOT_BOUGHT = "You can review only products you have bought"

/** Query of a product's reviews. */
export const ListReviews = z.object({
  product_id,
  page: z.coerce
    .number("Page must be a number")
    .int("Page must be a whole number")
    .min(1, "Page starts at 1")
    .max(10_000, "There is no such page")
    .default(1),
  limit: z.coerce
    .number("Limit must be a number")
    .int("Limit must be a whole number")
    .min(1, "Limit starts at 1")
    .max(100, "Limit is at most 100")
    .default(10),
})
export type ListReviews = z.infer<typeof ListReviews>

/** A review as everybody reads it. `user` is the shopper's name, or "Anonymous". */
export type PublicReview = {
  id: string
  rating: number
  comment: string
  user: string
  /** the owner's answer */
  reply: string | null
  created_at: string
}

/** Newest first, hidden ones nowhere in it. The average has one decimal; null while there is none. */
export type ReviewList = {
  reviews: PublicReview[]
  count: number
  average: number | null
  breakdown: Record<1 | 2 | 3 | 4 | 5, number>
  page: number
  limit: number
}

/** A shopper's own review. */
export type OwnReview = {
  id: string
  product_id: string
  rating: number
  comment: string
  hidden: boolean
  reply: string | null
  created_at: string
}

/** Whether and when (last) the shopper bought a product, and what they said about it. Cancelled orders do not count. */
export type Purchase = { purchased: boolean; purchase_date: string | null; review: OwnReview | null }

/** What the owner may change of a review; an empty reply is none. */
export const ModerateReview = z.object({
  hidden: z.boolean("Hidden is true or false"),
  reply: z
    .string("Reply is a text")
    .trim()
    .max(2_000, "Reply is too long")
    .regex(STORABLE, "Reply contains characters that cannot be used")
    .nullable()
    .transform((reply) => reply || null),
})
export type ModerateReview = z.infer<typeof ModerateReview>

/** A review as the owner sees it. */
export type ReviewRow = OwnReview & {
  product_name: string
  customer_id: string
  customer_name: string
  customer_email: string | null
  updated_at: string
}

/*
 * GET  /store/reviews?product_id=&page=&limit=   ListReviews  200 ReviewList | 400 | 404      for everybody
 * POST /store/reviews                            SaveReview   201 { review: OwnReview }, 200 when it replaced one | 400 | 401 | 403 not bought, administrators | 404
 * GET  /store/purchases/:product_id                           200 Purchase | 401 | 403 | 404
 *
 * back office: reviews      q, product_id, hidden   GET ReviewRow[], newest first
 *              reviews/:id                          GET, PUT (any part of ModerateReview)
 *
 * The catalogue reads average and count from the table product_review (product_id, rating, hidden) after its event RATING_CHANGED.
 */
