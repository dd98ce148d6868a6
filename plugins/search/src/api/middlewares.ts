import { addResources } from "@haat/sdk/server/back-office/resource"
import { routeMiddlewares } from "@haat/sdk/server/route-middlewares"
import { defineMiddlewares } from "@medusajs/framework/http"
import { SEARCH_RESOURCES } from "../back-office"
import { SEARCH_ROUTES } from "../routes"

export default defineMiddlewares({ routes: [...routeMiddlewares(SEARCH_ROUTES), ...addResources(SEARCH_RESOURCES)] })
