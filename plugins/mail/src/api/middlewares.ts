import { routeMiddlewares } from "@haat/http/route-middlewares"
import { defineMiddlewares } from "@medusajs/framework/http"
import { MAIL_ROUTES } from "../routes"

export default defineMiddlewares({ routes: routeMiddlewares(MAIL_ROUTES) })
