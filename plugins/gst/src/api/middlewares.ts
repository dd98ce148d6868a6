import { addResources } from "@haat/sdk/server/back-office/resource"
import { requireShopper } from "@haat/sdk/server/require-shopper"
import { routeMiddlewares } from "@haat/sdk/server/route-middlewares"
import { defineMiddlewares } from "@medusajs/framework/http"
import { GST_RESOURCES } from "../back-office"
import { GST_ROUTES } from "../routes"

export default defineMiddlewares({
  routes: [...routeMiddlewares(GST_ROUTES, { customer: requireShopper() }), ...addResources(GST_RESOURCES)],
})
