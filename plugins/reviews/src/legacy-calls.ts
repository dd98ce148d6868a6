import { HTTP_ERRORS } from "@haat/sdk/http-errors"
import { pageQuery } from "@haat/sdk/page-query"
import { HttpError } from "@haat/sdk/server/http-error"
import { call, legacyProductId, userId } from "@haat/sdk/server/legacy-call"
import { Message } from "@haat/sdk/server/route"
import type { MedusaContainer } from "@medusajs/framework/types"
import { z } from "zod"
import { SaveReview } from "./contract"
import { REVIEWS } from "./modules/reviews"
import type { ReviewsService } from "./modules/reviews/service"
import { saveReview } from "./workflows/save-review"

const tag = "Reviews and reports"
const NO_PRODUCT_MESSAGE = HTTP_ERRORS.no_such_product.en
const noProductError = () => new HttpError(HTTP_ERRORS.no_such_product)

const resolveReviews = (scope: MedusaContainer) => scope.resolve<ReviewsService>(REVIEWS)

/** Parses the page of a legacy list: a limit over 1,000 gets the common message, one over 100 that of these calls. */
const { page, limit } = pageQuery(1_000, 1_000)

const Review = z.object({
  _id: z.string(),
  rating: z.number(),
  comment: z.string(),
  user: z.object({ name: z.string().describe('The shopper\'s name, or "Anonymous"') }),
  createdAt: z.string(),
})

export const REVIEW_CALLS = [
  call({
    method: "GET",
    path: "/reviews/getReviewsByProduct/:productId",
    tag,
    summary: "Reviews of a product, newest first",
    who: "everyone",
    params: z.object({ productId: legacyProductId }),
    query: z.object({ page, limit: limit.unwrap().max(100, "Limit is at most 100").default(100) }),
    reply: z.object({
      reviews: z.array(Review),
      count: z.number(),
      average: z.number().nullable().describe("With one decimal; null while there is none"),
    }),
    errors: { 404: NO_PRODUCT_MESSAGE },
    run: async ({ scope, params, query }) => {
      const found = await resolveReviews(scope).listPublic({ product_id: params.productId, ...query })
      if (!found) throw noProductError()
      const { reviews, count, average } = found
      return {
        count,
        average,
        reviews: reviews.map(({ id, rating, comment, user, created_at }) => ({
          _id: id,
          rating,
          comment,
          user: { name: user },
          createdAt: new Date(created_at).toISOString(),
        })),
      }
    },
  }),
  call({
    method: "POST",
    path: "/reviews/createReview",
    tag,
    summary: "Reviews a bought product",
    description: "A second review of the same product replaces the first. A cash-on-delivery order counts as bought.",
    who: "customer",
    own: "userId",
    body: z.object({
      userId,
      productId: legacyProductId,
      rating: SaveReview.shape.rating,
      comment: SaveReview.shape.comment,
    }),
    reply: Message.extend({ review: Review.extend({ productId: z.string() }) }),
    errors: { 403: "Not bought, or not your account", 404: NO_PRODUCT_MESSAGE },
    run: async ({ scope, customer_id, body: { productId: product_id, rating, comment } }) => {
      const input = { customer_id, product_id, rating, comment }
      const { review } = await saveReview(scope, input)
      const { id, created_at } = review
      const createdAt = new Date(created_at).toISOString()
      const user = { name: await resolveReviews(scope).reviewerName(customer_id) }
      return {
        message: "Review added successfully",
        review: { _id: id, productId: product_id, rating, comment, user, createdAt },
      }
    },
  }),
  call({
    method: "GET",
    path: "/order/checkIfPurchased",
    tag,
    summary: "Whether and when the signed-in customer bought a product",
    description: "Cash-on-delivery orders count, cancelled ones do not.",
    who: "customer",
    own: "userId",
    query: z.object({ userId, productId: legacyProductId }),
    reply: z.object({ purchased: z.boolean(), purchaseDate: z.string().nullable() }),
    errors: { 404: NO_PRODUCT_MESSAGE },
    run: async ({ scope, customer_id, query }) => {
      const purchase = await resolveReviews(scope).findPurchase(customer_id, query.productId)
      if (!purchase) throw noProductError()
      const { purchased, purchase_date } = purchase
      return { purchased, purchaseDate: purchase_date && new Date(purchase_date).toISOString() }
    },
  }),
]
