import { routeMiddlewares } from "@haat/sdk/server/route-middlewares"
import { defineMiddlewares } from "@medusajs/framework/http"
import { FAQ_ROUTES } from "../routes"

export default defineMiddlewares({ routes: routeMiddlewares(FAQ_ROUTES) })
