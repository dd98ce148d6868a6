import { defineMiddlewares } from "@medusajs/framework/http"
import { AddLine, AskSummary, ListOrders, MergeGuestCart, PlaceOrder, SetQuantity } from "../contract"
import { body, query } from "./store/checked"
import { requireNoCart } from "./store/one-cart"
import { closeReturns, promiseCashOnly, requireOwn, STOCK_DOORS } from "./store/own-door"
import { requireShopper } from "./store/shopper"

export default defineMiddlewares({
  routes: [
    ...["/store/cart", "/store/checkout", "/store/my-orders"].map((matcher) => ({
      matcher,
      middlewares: [requireShopper],
    })),
    ...STOCK_DOORS.map((matcher) => ({ matcher, middlewares: [requireShopper, requireOwn(matcher)] })),
    { matcher: "/store/returns", middlewares: [requireShopper, closeReturns] },
    { matcher: "/store/payment-collections/:id/payment-sessions", methods: ["POST"], middlewares: [promiseCashOnly] },
    { matcher: "/store/carts", methods: ["POST"], middlewares: [requireNoCart] },
    { matcher: "/store/cart/lines", methods: ["POST"], middlewares: [body(AddLine)] },
    { matcher: "/store/cart/lines/:product_id", methods: ["POST"], middlewares: [body(SetQuantity)] },
    { matcher: "/store/cart/merge", methods: ["POST"], middlewares: [body(MergeGuestCart)] },
    { matcher: "/store/checkout", methods: ["GET"], middlewares: [query(AskSummary)] },
    { matcher: "/store/checkout", methods: ["POST"], middlewares: [body(PlaceOrder)] },
    { matcher: "/store/my-orders", methods: ["GET"], middlewares: [query(ListOrders)] },
  ],
})
