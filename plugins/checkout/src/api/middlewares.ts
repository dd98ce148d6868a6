import { defineMiddlewares } from "@medusajs/framework/http"
import { AddLine, MergeGuestCart, SetQuantity } from "../contract"
import { body } from "./store/checked"
import { requireShopper } from "./store/shopper"

export default defineMiddlewares({
  routes: [
    ...["/store/cart", "/store/checkout", "/store/my-orders"].map((matcher) => ({
      matcher,
      middlewares: [requireShopper],
    })),
    { matcher: "/store/cart/lines", methods: ["POST"], middlewares: [body(AddLine)] },
    { matcher: "/store/cart/lines/:product_id", methods: ["POST"], middlewares: [body(SetQuantity)] },
    { matcher: "/store/cart/merge", methods: ["POST"], middlewares: [body(MergeGuestCart)] },
  ],
})
