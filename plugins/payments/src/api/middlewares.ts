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
    // The signature is over the raw bytes.
    { matcher: WEBHOOK_PATH, methods: ["POST"], bodyParser: false },
    // No body is read on Medusa's own /hooks/payment/:provider or any other path. The braces make a pattern that Medusa
    // matches before its own, which would read the whole body.
    { matcher: "/hooks/payment/{:provider}", bodyParser: false },
    { matcher: "/hooks/*", bodyParser: false },
    { matcher: "/hooks", middlewares: [closeOtherHooks] },
    ...routeMiddlewares(PAYMENT_ROUTES, { customer: requireShopper() }),
    ...addResources(PAYMENT_RESOURCES),
  ],
})
