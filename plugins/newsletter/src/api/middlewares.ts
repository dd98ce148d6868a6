import { requireShopper } from "@haat/http/require-shopper"
import { routeMiddlewares } from "@haat/http/route-middlewares"
import { defineMiddlewares } from "@medusajs/framework/http"
import { NEWSLETTER_ROUTES } from "../routes"

export default defineMiddlewares({ routes: routeMiddlewares(NEWSLETTER_ROUTES, { customer: requireShopper() }) })
