import { addResources } from "@haat/sdk/server/back-office/resource"
import { addLegacyCalls } from "@haat/sdk/server/legacy-call"
import { requireShopper } from "@haat/sdk/server/require-shopper"
import { routeMiddlewares } from "@haat/sdk/server/route-middlewares"
import { defineMiddlewares } from "@medusajs/framework/http"
import { REVIEW_RESOURCES } from "../back-office"
import { REVIEW_ERRORS } from "../errors"
import { REVIEW_CALLS } from "../legacy-calls"
import { REVIEW_ROUTES } from "../routes"

addLegacyCalls(REVIEW_CALLS)

export default defineMiddlewares({
  routes: [
    ...routeMiddlewares(REVIEW_ROUTES, { customer: requireShopper(REVIEW_ERRORS.buyers_only) }),
    ...addResources(REVIEW_RESOURCES),
  ],
})
