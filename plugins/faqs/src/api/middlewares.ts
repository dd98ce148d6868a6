import { addResources } from "@haat/sdk/server/back-office/resource"
import { addLegacyCalls } from "@haat/sdk/server/legacy-call"
import { routeMiddlewares } from "@haat/sdk/server/route-middlewares"
import { defineMiddlewares } from "@medusajs/framework/http"
import { FAQ_RESOURCES } from "../back-office"
import { FAQ_CALLS } from "../legacy-calls"
import { FAQ_ROUTES } from "../routes"

addLegacyCalls(FAQ_CALLS)

export default defineMiddlewares({ routes: [...routeMiddlewares(FAQ_ROUTES), ...addResources(FAQ_RESOURCES)] })
