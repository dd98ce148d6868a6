import { addResources } from "@haat/sdk/server/back-office/resource"
import { requireShopper } from "@haat/sdk/server/require-shopper"
import { routeMiddlewares } from "@haat/sdk/server/route-middlewares"
import { defineMiddlewares } from "@medusajs/framework/http"
import { PAYMENT_RESOURCES } from "../back-office"
import { WEBHOOK_PATH } from "../contract"
import { PAYMENT_ROUTES } from "../routes"
import { closeOtherHooks } from "./close-other-hooks"

export default defineMiddlewares({
  routes: [
    // The signature is over the bytes as they came.
    { matcher: WEBHOOK_PATH, methods: ["POST"], bodyParser: false },
    // Nothing is read of what comes to Medusa's own /hooks/payment/:provider, or anywhere else. The braces make a
    // pattern that Medusa finds before its own, which keeps the whole body.
    { matcher: "/hooks/payment/{:provider}", bodyParser: false },
    { matcher: "/hooks/*", bodyParser: false },
    { matcher: "/hooks", middlewares: [closeOtherHooks] },
    ...routeMiddlewares(PAYMENT_ROUTES, { customer: requireShopper() }),
    ...addResources(PAYMENT_RESOURCES),
  ],
})
