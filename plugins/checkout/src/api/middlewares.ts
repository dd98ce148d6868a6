import { addResources } from "@haat/sdk/server/back-office/resource"
import { requireShopper } from "@haat/sdk/server/require-shopper"
import { routeMiddlewares } from "@haat/sdk/server/route-middlewares"
import { defineMiddlewares } from "@medusajs/framework/http"
import { CHECKOUT_RESOURCES } from "../back-office"
import { CHECKOUT_ROUTES } from "../routes"
import { limitLines } from "./store/limit-lines"
import { rejectSecondCart } from "./store/reject-second-cart"
import { allowCodSessionsOnly, MEDUSA_ROUTES, rejectMedusaReturns, requireOwn } from "./store/require-own"

export default defineMiddlewares({
  routes: [
    ...MEDUSA_ROUTES.map((matcher) => ({ matcher, middlewares: [requireShopper(), requireOwn(matcher)] })),
    { matcher: "/store/returns", middlewares: [requireShopper(), rejectMedusaReturns] },
    {
      matcher: "/store/payment-collections/:id/payment-sessions",
      methods: ["POST"],
      middlewares: [allowCodSessionsOnly],
    },
    { matcher: "/store/carts", methods: ["POST"], middlewares: [rejectSecondCart, limitLines] },
    { matcher: "/store/carts/:id/line-items", methods: ["POST"], middlewares: [limitLines] },
    ...routeMiddlewares(CHECKOUT_ROUTES, { customer: requireShopper() }),
    ...addResources(CHECKOUT_RESOURCES),
  ],
})
