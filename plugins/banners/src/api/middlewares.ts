import { addResources } from "@haat/sdk/server/back-office/resource"
import { addLegacyCalls } from "@haat/sdk/server/legacy-call"
import { routeMiddlewares } from "@haat/sdk/server/route-middlewares"
import { defineMiddlewares } from "@medusajs/framework/http"
import { BANNER_RESOURCES } from "../back-office"
import { BANNER_CALLS } from "../legacy-calls"
import { BANNER_ROUTES } from "../routes"

addLegacyCalls(BANNER_CALLS)

export default defineMiddlewares({ routes: [...routeMiddlewares(BANNER_ROUTES), ...addResources(BANNER_RESOURCES)] })
