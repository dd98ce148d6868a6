import { addResources } from "@haat/sdk/server/back-office/resource"
import { requireShopper } from "@haat/sdk/server/require-shopper"
import { routeMiddlewares } from "@haat/sdk/server/route-middlewares"
import { defineMiddlewares } from "@medusajs/framework/http"
import { V1_NOTES_RESOURCES } from "../back-office"
import { V1_NOTES_ROUTES } from "../routes"

export default defineMiddlewares({
  routes: [...routeMiddlewares(V1_NOTES_ROUTES, { customer: requireShopper() }), ...addResources(V1_NOTES_RESOURCES)],
})
