import { routeMiddlewares } from "@haat/sdk/server/route-middlewares"
import { defineMiddlewares } from "@medusajs/framework/http"
import { BANNER_ROUTES } from "../routes"

export default defineMiddlewares({ routes: routeMiddlewares(BANNER_ROUTES) })
