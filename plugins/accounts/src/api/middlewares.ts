import { addResources } from "@haat/sdk/server/back-office/resource"
import { requireShopper } from "@haat/sdk/server/require-shopper"
import { routeMiddlewares } from "@haat/sdk/server/route-middlewares"
import { defineMiddlewares } from "@medusajs/framework/http"
import { ACCOUNT_RESOURCES } from "../back-office"
import { ACCOUNT_ERRORS } from "../errors"
import { ACCOUNT_ROUTES } from "../routes"
import { allowListedAuthRoutes } from "./closed-routes"
import { endOldSessions } from "./end-old-sessions"
import { hideToken } from "./hide-token"
import { requireStaff } from "./require-staff"
import { setNoStore } from "./set-no-store"

const guards = { customer: requireShopper(ACCOUNT_ERRORS.shoppers_only), administrator: requireStaff }

export default defineMiddlewares({
  routes: [
    { matcher: "/", middlewares: [endOldSessions] },
    { matcher: "/auth/reset-password", middlewares: [hideToken] },
    { matcher: "/auth", middlewares: [setNoStore, allowListedAuthRoutes] },
    ...routeMiddlewares(ACCOUNT_ROUTES, guards),
    ...addResources(ACCOUNT_RESOURCES),
  ],
})
