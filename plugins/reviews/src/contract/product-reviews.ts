import { z } from "zod"

const ReviewText = z.object({
  id: z.string(),
  rating: z.number(),
  comment: z.string(),
  reply: z.string().nullable().describe("The owner's answer"),
  created_at: z.string(),
})

/** A published review. */
export const PublicReview = ReviewText.extend({
  user: z.string().describe('The shopper\'s name, or "Anonymous"'),
  choice: z.string().optional().describe('Which variant was bought last, as "Indigo, M"; left out for one kind only'),
})
export type PublicReview = z.infer<typeof PublicReview>

/** One page of a product's reviews, newest first, without hidden ones and those of cancelled orders. */
export const ReviewList = z.object({
  reviews: z.array(PublicReview),
  count: z.number(),
  average: z.number().nullable().describe("With one decimal; null while there is none"),
  breakdown: z.object({ 1: z.number(), 2: z.number(), 3: z.number(), 4: z.number(), 5: z.number() }),
  page: z.number(),
  limit: z.number(),
})
export type ReviewList = z.infer<typeof ReviewList>

/** A shopper's own review. */
export const OwnReview = ReviewText.extend({ product_id: z.string(), hidden: z.boolean() })
export type OwnReview = z.infer<typeof OwnReview>

/** A shopper's purchases of a product and their review of it. Cancelled orders do not count. */
export const Purchase = z.object({
  purchased: z.boolean(),
  purchase_date: z.string().nullable().describe("Date of the last purchase"),
  review: OwnReview.nullable(),
})
export type Purchase = z.infer<typeof Purchase>
