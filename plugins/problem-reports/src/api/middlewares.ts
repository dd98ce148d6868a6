import { addResources } from "@haat/sdk/server/back-office/resource"
import { routeMiddlewares } from "@haat/sdk/server/route-middlewares"
import { defineMiddlewares } from "@medusajs/framework/http"
import { PROBLEM_REPORT_RESOURCES } from "../back-office"
import { PROBLEM_REPORT_ROUTES } from "../routes"

export default defineMiddlewares({
  routes: [...routeMiddlewares(PROBLEM_REPORT_ROUTES), ...addResources(PROBLEM_REPORT_RESOURCES)],
})
