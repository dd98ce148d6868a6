import { requireShopper } from "@haat/http/require-shopper"
import { routeMiddlewares } from "@haat/http/route-middlewares"
import { defineMiddlewares } from "@medusajs/framework/http"
import { GST_ROUTES } from "../routes"

export default defineMiddlewares({ routes: routeMiddlewares(GST_ROUTES, { customer: requireShopper() }) })
