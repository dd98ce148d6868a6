import { addResources } from "@haat/sdk/server/back-office/resource"
import { addLegacyCalls } from "@haat/sdk/server/legacy-call"
import { routeMiddlewares } from "@haat/sdk/server/route-middlewares"
import { defineMiddlewares } from "@medusajs/framework/http"
import { PROBLEM_REPORT_RESOURCES } from "../back-office"
import { PROBLEM_REPORT_CALLS } from "../legacy-calls"
import { PROBLEM_REPORT_ROUTES } from "../routes"

addLegacyCalls(PROBLEM_REPORT_CALLS)

export default defineMiddlewares({
  routes: [...routeMiddlewares(PROBLEM_REPORT_ROUTES), ...addResources(PROBLEM_REPORT_RESOURCES)],
})
