import { addResources } from "@haat/sdk/server/back-office/resource"
import { defineMiddlewares } from "@medusajs/framework/http"
import { LEGACY_RESOURCES } from "../back-office"
import { listCalls } from "../calls"
import { LEGACY_PREFIX } from "../contract"
import { respond } from "../dispatch/respond"
import { admitOrigins } from "./admit-origins"
import { hideToken } from "./hide-token"
import { listRoutes } from "./list-routes"

export default defineMiddlewares({
  routes: [
    // A call identifies its caller before it reads the body.
    { matcher: `${LEGACY_PREFIX}/*`, bodyParser: false },
    { matcher: LEGACY_PREFIX, middlewares: [admitOrigins] },
    { matcher: `${LEGACY_PREFIX}/password/reset-password`, middlewares: [hideToken] },
    ...listCalls().map((call) => ({
      matcher: LEGACY_PREFIX + call.path,
      methods: [call.method],
      middlewares: [respond(call)],
    })),
    { matcher: `${LEGACY_PREFIX}/routes`, methods: ["GET"], middlewares: [listRoutes] },
    ...addResources(LEGACY_RESOURCES),
  ],
})
