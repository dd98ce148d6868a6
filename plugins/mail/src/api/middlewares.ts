import { routeMiddlewares } from "@haat/sdk/server/route-middlewares"
import { defineMiddlewares } from "@medusajs/framework/http"
import { MAIL_ROUTES } from "../routes"

export default defineMiddlewares({ routes: routeMiddlewares(MAIL_ROUTES) })
