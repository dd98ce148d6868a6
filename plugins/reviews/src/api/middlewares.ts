import { defineMiddlewares } from "@medusajs/framework/http"
import { ListReviews, SaveReview } from "../contract"
import { requireShopper } from "./require-shopper"
import { validateBody } from "./validate-body"
import { validateQuery } from "./validate-query"

export default defineMiddlewares({
  routes: [
    { matcher: "/store/reviews", methods: ["GET"], middlewares: [validateQuery(ListReviews)] },
    {
      matcher: "/store/reviews",
      methods: ["POST"],
      bodyParser: { sizeLimit: "20kb" },
      middlewares: [requireShopper, validateBody(SaveReview)],
    },
    { matcher: "/store/purchases", middlewares: [requireShopper] },
  ],
})
