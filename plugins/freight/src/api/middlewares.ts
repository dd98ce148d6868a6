import { routeMiddlewares } from "@haat/http/route-middlewares"
import { defineMiddlewares } from "@medusajs/framework/http"
import { FREIGHT_ROUTES } from "../routes"

export default defineMiddlewares({ routes: routeMiddlewares(FREIGHT_ROUTES) })
