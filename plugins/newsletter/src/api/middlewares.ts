import { addResources } from "@haat/sdk/server/back-office/resource"
import { addLegacyCalls } from "@haat/sdk/server/legacy-call"
import { requireShopper } from "@haat/sdk/server/require-shopper"
import { routeMiddlewares } from "@haat/sdk/server/route-middlewares"
import { defineMiddlewares } from "@medusajs/framework/http"
import { NEWSLETTER_RESOURCES } from "../back-office"
import { NEWSLETTER_CALLS } from "../legacy-calls"
import { NEWSLETTER_ROUTES } from "../routes"

addLegacyCalls(NEWSLETTER_CALLS)

export default defineMiddlewares({
  routes: [
    ...routeMiddlewares(NEWSLETTER_ROUTES, { customer: requireShopper() }),
    ...addResources(NEWSLETTER_RESOURCES),
  ],
})
