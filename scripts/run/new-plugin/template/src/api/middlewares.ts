import { addResources } from "@haat/sdk/server/back-office/resource"
import { requireShopper } from "@haat/sdk/server/require-shopper"
import { routeMiddlewares } from "@haat/sdk/server/route-middlewares"
import { defineMiddlewares } from "@medusajs/framework/http"
import { __PLUGIN___RESOURCES } from "../back-office"
import { __PLUGIN___ROUTES } from "../routes"

export default defineMiddlewares({
  routes: [
    ...routeMiddlewares(__PLUGIN___ROUTES, { customer: requireShopper() }),
    ...addResources(__PLUGIN___RESOURCES),
  ],
})
