import { routeMiddlewares } from "@haat/sdk/server/route-middlewares"
import { defineMiddlewares } from "@medusajs/framework/http"
import { OFFER_ROUTES } from "../routes"

export default defineMiddlewares({ routes: routeMiddlewares(OFFER_ROUTES) })
