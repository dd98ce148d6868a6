import { defineRoutes } from "@haat/sdk/server/route"
import { z } from "zod"
import { ListReviews, OwnReview, Purchase, ReviewList, SaveReview } from "./contract"

export const REVIEW_ROUTES = defineRoutes("Store: reviews", {
  "GET /store/reviews": {
    who: "everyone",
    summary: "A product's reviews",
    query: ListReviews,
    reply: ReviewList,
    errors: { 404: "No such product" },
  },
  "POST /store/reviews": {
    who: "customer",
    summary: "Reviews a bought product",
    bodyLimit: "20kb",
    body: SaveReview,
    reply: z.object({ review: OwnReview }),
    status: 201,
    description: "200 when it replaces an earlier one.",
    errors: { 403: "Not bought, or an administrator", 404: "None" },
  },
  "GET /store/purchases/:product_id": {
    who: "customer",
    summary: "Whether and when the shopper bought a product, and their review",
    reply: Purchase,
    errors: { 404: "None" },
  },
})
