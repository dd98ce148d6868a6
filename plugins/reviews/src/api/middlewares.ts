import { requireShopper } from "@haat/http/require-shopper"
import { validateBody } from "@haat/http/validate-body"
import { validateQuery } from "@haat/http/validate-query"
import { defineMiddlewares } from "@medusajs/framework/http"
import { ListReviews, SaveReview } from "../contract"
import { REVIEW_ERRORS } from "../errors"

const requireBuyer = requireShopper(REVIEW_ERRORS.buyers_only)

export default defineMiddlewares({
  routes: [
    { matcher: "/store/reviews", methods: ["GET"], middlewares: [validateQuery(ListReviews)] },
    {
      matcher: "/store/reviews",
      methods: ["POST"],
      bodyParser: { sizeLimit: "20kb" },
      middlewares: [requireBuyer, validateBody(SaveReview)],
    },
    { matcher: "/store/purchases", middlewares: [requireBuyer] },
  ],
})
