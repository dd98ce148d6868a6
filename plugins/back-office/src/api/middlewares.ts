import { receiveImport } from "@haat/catalog/api/receive-import"
import { receivePictures } from "@haat/catalog/api/receive-pictures"
import { provideBackOffice } from "@haat/sdk/server/back-office/handlers"
import { addResources } from "@haat/sdk/server/back-office/resource"
import { routeMiddlewares } from "@haat/sdk/server/route-middlewares"
import { defineMiddlewares } from "@medusajs/framework/http"
import { publicRoutes } from "../public-routes"
import { BACK_OFFICE_RESOURCES } from "../routes"
import { BACK_OFFICE } from "./audited"
import { countAttempt } from "./count-attempt"
import { requireAdministrator, requireOwner, requirePermission } from "./guard"
import { readJsonBody } from "./read-json-body"

provideBackOffice(BACK_OFFICE)

export default defineMiddlewares({
  routes: [
    // Nothing is read from a stranger: Medusa's own parsers would run before the guard.
    { matcher: "/back-office/*", bodyParser: false },
    { matcher: "/back-office", middlewares: [requireAdministrator, requirePermission, readJsonBody] },
    { matcher: "/auth/invitation", middlewares: [countAttempt] },
    ...routeMiddlewares(publicRoutes),
    { matcher: "/admin", middlewares: [requireOwner] },
    { matcher: "/back-office/product-imports", methods: ["POST"], middlewares: [receiveImport] },
    { matcher: "/back-office/product-imports/columns", methods: ["POST"], middlewares: [receiveImport] },
    { matcher: "/back-office/pictures", methods: ["POST"], middlewares: [receivePictures] },
    ...addResources(BACK_OFFICE_RESOURCES),
  ],
})
