import { defineMiddlewares } from "@medusajs/framework/http"
import { withAuditLog } from "./audit-changes"
import { countAttempt } from "./count-attempt"
import { requireAdministrator, requireOwner, requirePermission } from "./guard"
import { readJsonBody } from "./read-json-body"
import { receiveImport } from "./receive-import"
import { receivePictures } from "./receive-pictures"

export default defineMiddlewares({
  routes: [
    // Nothing is read from a stranger: Medusa's own parsers would run before the guard.
    { matcher: "/back-office/*", bodyParser: false },
    { matcher: "/back-office", middlewares: [requireAdministrator, requirePermission, readJsonBody, withAuditLog] },
    { matcher: "/auth/invitation", methods: ["POST"], bodyParser: { sizeLimit: "10kb" } },
    { matcher: "/auth/invitation/accept", methods: ["POST"], bodyParser: { sizeLimit: "10kb" } },
    { matcher: "/auth/invitation", middlewares: [countAttempt] },
    { matcher: "/admin", middlewares: [requireOwner] },
    { matcher: "/back-office/product-imports", methods: ["POST"], middlewares: [receiveImport] },
    { matcher: "/back-office/pictures", methods: ["POST"], middlewares: [receivePictures] },
  ],
})
