import { limitAttempts } from "@haat/http/limit-attempts"
import { requireShopper } from "@haat/http/require-shopper"
import { validateBody } from "@haat/http/validate-body"
import { validateQuery } from "@haat/http/validate-query"
import { defineMiddlewares } from "@medusajs/framework/http"
import { AddLine, AskSummary, ListOrders, MergeGuestCart, PlaceOrder, SetQuantity } from "../contract"
import { limitLines } from "./store/limit-lines"
import { requireNoCart } from "./store/one-cart"
import { closeReturns, MEDUSA_ROUTES, promiseCashOnly, requireOwn } from "./store/require-own"

export default defineMiddlewares({
  routes: [
    ...["/store/cart", "/store/checkout", "/store/my-orders"].map((matcher) => ({
      matcher,
      middlewares: [requireShopper()],
    })),
    ...MEDUSA_ROUTES.map((matcher) => ({ matcher, middlewares: [requireShopper(), requireOwn(matcher)] })),
    { matcher: "/store/returns", middlewares: [requireShopper(), closeReturns] },
    { matcher: "/store/payment-collections/:id/payment-sessions", methods: ["POST"], middlewares: [promiseCashOnly] },
    { matcher: "/store/carts", methods: ["POST"], middlewares: [requireNoCart, limitLines] },
    { matcher: "/store/carts/:id/line-items", methods: ["POST"], middlewares: [limitLines] },
    { matcher: "/store/cart/lines", methods: ["POST"], middlewares: [validateBody(AddLine)] },
    { matcher: "/store/cart/lines/:product_id", methods: ["POST"], middlewares: [validateBody(SetQuantity)] },
    { matcher: "/store/cart/merge", methods: ["POST"], middlewares: [validateBody(MergeGuestCart)] },
    { matcher: "/store/checkout", methods: ["GET"], middlewares: [validateQuery(AskSummary)] },
    { matcher: "/store/checkout", methods: ["POST"], middlewares: [validateBody(PlaceOrder), limitAttempts("order")] },
    { matcher: "/store/carts/:id/complete", methods: ["POST"], middlewares: [limitAttempts("order")] },
    { matcher: "/store/my-orders/:id/cancel", methods: ["POST"], middlewares: [limitAttempts("cancel")] },
    { matcher: "/store/my-orders", methods: ["GET"], middlewares: [validateQuery(ListOrders)] },
  ],
})
