import { findPerson } from "@haat/accounts/api/find-person"
import type { Person } from "@haat/accounts/contract"
import { REPORT_FORM_ERRORS, ReportProblem } from "@haat/problem-reports/contract"
import { reportProblemWorkflow } from "@haat/problem-reports/workflows/report-problem"
import { type ListReviews, type Purchase, type ReviewList, SaveReview } from "@haat/reviews/contract"
import { saveReviewWorkflow } from "@haat/reviews/workflows/save-review"
import { HTTP_ERRORS } from "@haat/sdk/http-errors"
import { HttpError, requireWithinLimit } from "@haat/sdk/server/http-error"
import type { MedusaContainer } from "@medusajs/framework/types"
import { z } from "zod"
import { attemptsOf } from "../attempts"
import { call } from "../call"
import { Message, Page, productId, userId } from "../shapes/fields"

const tag = "Reviews and reports"
const NO_PRODUCT = HTTP_ERRORS.no_such_product.en

/** Used part of the module that keeps reviews, which is resolved by its key. */
type Reviews = {
  findPurchase(customer_id: string, product_id: string): Promise<Purchase | null>
  listPublic(input: ListReviews): Promise<ReviewList | null>
}
const reviewsOf = (scope: MedusaContainer) => scope.resolve<Reviews>("reviews")

const noProduct = () => new HttpError(HTTP_ERRORS.no_such_product)

/** Public name of a review's author. */
const reviewerOf = (person: Person | null) =>
  `${person?.first_name ?? ""} ${person?.last_name ?? ""}`.trim() || "Anonymous"

const Review = z.object({
  _id: z.string(),
  rating: z.number(),
  comment: z.string(),
  user: z.object({ name: z.string().describe('The shopper\'s name, or "Anonymous"') }),
  createdAt: z.string(),
})

export const reviewCalls = [
  call({
    method: "GET",
    path: "/reviews/getReviewsByProduct/:productId",
    tag,
    summary: "What people say about a product, newest first",
    who: "everyone",
    params: z.object({ productId }),
    query: z.object({
      page: Page.shape.page,
      limit: Page.shape.limit.unwrap().max(100, "Limit is at most 100").default(100),
    }),
    reply: z.object({
      reviews: z.array(Review),
      count: z.number(),
      average: z.number().nullable().describe("With one decimal; null while there is none"),
    }),
    errors: { 404: NO_PRODUCT },
    run: async ({ scope, params, query }) => {
      const found = await reviewsOf(scope).listPublic({ product_id: params.productId, ...query })
      if (!found) throw noProduct()
      const { reviews, count, average } = found
      return {
        ...{ count, average },
        reviews: reviews.map(({ id, rating, comment, user, created_at }) => ({
          ...{ _id: id, rating, comment, user: { name: user } },
          createdAt: new Date(created_at).toISOString(),
        })),
      }
    },
  }),
  call({
    method: "POST",
    path: "/reviews/createReview",
    tag,
    summary: "Says something about a product one has bought",
    description: "A second review of the same product replaces the first. A cash-on-delivery order counts as bought.",
    who: "customer",
    own: "userId",
    body: z.object({ userId, productId, rating: SaveReview.shape.rating, comment: SaveReview.shape.comment }),
    reply: Message.extend({ review: Review.extend({ productId: z.string() }) }),
    errors: { 403: "Not bought, or not your account", 404: NO_PRODUCT },
    run: async ({ scope, caller, customer_id, body: { productId: product_id, rating, comment } }) => {
      const input = { customer_id, product_id, rating, comment }
      const { result } = await saveReviewWorkflow(scope).run({ input, logOnError: false })
      const { id, created_at } = result.review
      const createdAt = new Date(created_at).toISOString()
      const user = { name: reviewerOf(caller.kind === "customer" ? await findPerson(scope, caller.signedIn) : null) }
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
    query: z.object({ userId, productId }),
    reply: z.object({ purchased: z.boolean(), purchaseDate: z.string().nullable() }),
    errors: { 404: NO_PRODUCT },
    run: async ({ scope, customer_id, query }) => {
      const purchase = await reviewsOf(scope).findPurchase(customer_id, query.productId)
      if (!purchase) throw noProduct()
      const { purchased, purchase_date } = purchase
      return { purchased, purchaseDate: purchase_date && new Date(purchase_date).toISOString() }
    },
  }),
  call({
    method: "POST",
    path: "/report-product",
    tag,
    summary: "Tells the owner what is wrong with a product",
    description: "Guests may report too; their `userId` is null.",
    who: "everyone",
    own: "userId",
    body: z.object({ userId, productId, message: ReportProblem.shape.message }),
    reply: Message,
    errors: {
      400: REPORT_FORM_ERRORS.enter_message.en,
      404: NO_PRODUCT,
      429: "Too many reports of this customer or from this place",
    },
    run: async ({ scope, req, caller, body: { productId: product_id, message } }) => {
      const customer_id = caller.kind === "customer" ? caller.id : null
      requireWithinLimit(await attemptsOf(scope).report(req.ip ?? "", customer_id))
      await reportProblemWorkflow(scope).run({ input: { product_id, message, customer_id }, logOnError: false })
      return { message: "Thank you, your report has been sent." }
    },
  }),
]
