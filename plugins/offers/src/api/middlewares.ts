import { addResources } from "@haat/sdk/server/back-office/resource"
import { routeMiddlewares } from "@haat/sdk/server/route-middlewares"
import { defineMiddlewares } from "@medusajs/framework/http"
import { OFFER_RESOURCES } from "../back-office"
import { OFFER_ROUTES } from "../routes"

export default defineMiddlewares({ routes: [...routeMiddlewares(OFFER_ROUTES), ...addResources(OFFER_RESOURCES)] })
