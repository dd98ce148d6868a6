import { addResources } from "@haat/sdk/server/back-office/resource"
import { routeMiddlewares } from "@haat/sdk/server/route-middlewares"
import { defineMiddlewares } from "@medusajs/framework/http"
import { BACK_OFFICE_RESOURCES } from "../back-office"
import { BACK_OFFICE_ROUTES } from "../routes"
import { countAttempt } from "./count-attempt"
import { requireAdministrator, requireOwner, requirePermission } from "./guard"
import { readJsonBody } from "./read-json-body"

export default defineMiddlewares({
  routes: [
    // Nothing is read from a stranger: Medusa's own parsers would run before the guard.
    { matcher: "/back-office/*", bodyParser: false },
    { matcher: "/back-office", middlewares: [requireAdministrator, requirePermission, readJsonBody] },
    { matcher: "/auth/invitation", middlewares: [countAttempt] },
    ...routeMiddlewares(BACK_OFFICE_ROUTES),
    { matcher: "/admin", middlewares: [requireOwner] },
    ...addResources(BACK_OFFICE_RESOURCES),
  ],
})
