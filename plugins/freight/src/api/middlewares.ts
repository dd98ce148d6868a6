import { addResources } from "@haat/sdk/server/back-office/resource"
import { requireShopper } from "@haat/sdk/server/require-shopper"
import { routeMiddlewares } from "@haat/sdk/server/route-middlewares"
import { defineMiddlewares } from "@medusajs/framework/http"
import { FREIGHT_RESOURCES } from "../back-office"
import { PARCEL_HOOK_PATH } from "../contract"
import { FREIGHT_ROUTES } from "../routes"

export default defineMiddlewares({
  routes: [
    // The body is not read before the key is checked.
    { matcher: PARCEL_HOOK_PATH, methods: ["POST"], bodyParser: false },
    ...routeMiddlewares(FREIGHT_ROUTES, { customer: requireShopper() }),
    ...addResources(FREIGHT_RESOURCES),
  ],
})
