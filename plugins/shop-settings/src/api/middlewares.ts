import { addResources } from "@haat/sdk/server/back-office/resource"
import { routeMiddlewares } from "@haat/sdk/server/route-middlewares"
import { defineMiddlewares } from "@medusajs/framework/http"
import { SHOP_SETTINGS_RESOURCES } from "../back-office"
import { SHOP_SETTINGS_ROUTES } from "../routes"

export default defineMiddlewares({
  routes: [...routeMiddlewares(SHOP_SETTINGS_ROUTES), ...addResources(SHOP_SETTINGS_RESOURCES)],
})
