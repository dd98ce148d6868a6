import { addResources } from "@haat/sdk/server/back-office/resource"
import { requireShopper } from "@haat/sdk/server/require-shopper"
import { routeMiddlewares } from "@haat/sdk/server/route-middlewares"
import { defineMiddlewares } from "@medusajs/framework/http"
import { WISHLIST_RESOURCES } from "../back-office"
import { WISHLIST_ROUTES } from "../routes"

export default defineMiddlewares({
  routes: [...routeMiddlewares(WISHLIST_ROUTES, { customer: requireShopper() }), ...addResources(WISHLIST_RESOURCES)],
})
