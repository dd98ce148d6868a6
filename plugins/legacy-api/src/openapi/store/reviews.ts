import { type ProblemReport, ReportProblem } from "@haat/problem-reports/contract"
import { ListReviews, SaveReview } from "@haat/reviews/contract"
import { z } from "zod"
import { like } from "../replies/like"
import { OwnReview, Purchase, ReviewList } from "../replies/review"
import { rowsOf, TOO_OFTEN } from "./rows"

const Report = like<ProblemReport>()(
  z.object({
    id: z.string(),
    product_id: z.string(),
    customer_id: z.string().nullable().describe("null when a guest reported it"),
    message: z.string(),
    created_at: z.string(),
    resolved_at: z.string().nullable(),
  }),
)

export const reviewRoutes = rowsOf("reviews", [
  [
    "GET /store/reviews",
    "everyone",
    "A product's reviews",
    { query: ListReviews, reply: ReviewList, refusals: { 404: "No such product" } },
  ],
  [
    "POST /store/reviews",
    "customer",
    "Says something about a product one has bought",
    {
      body: SaveReview,
      reply: z.object({ review: OwnReview }),
      status: 201,
      description: "200 when it replaces an earlier one.",
      refusals: { 403: "Not bought, or an administrator", 404: "None" },
    },
  ],
  [
    "GET /store/purchases/:product_id",
    "customer",
    "Whether it was bought",
    { params: z.object({ product_id: z.string() }), reply: Purchase, refusals: { 404: "None" } },
  ],
  [
    "POST /store/problem-reports",
    "everyone",
    "Reports a problem",
    {
      body: ReportProblem,
      reply: z.object({ report: Report }),
      status: 201,
      refusals: { 404: "No such product", ...TOO_OFTEN },
    },
  ],
])
