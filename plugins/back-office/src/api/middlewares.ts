import { defineMiddlewares } from "@medusajs/framework/http"
import { requireAdministrator } from "./guard"
import { requireKnownPath } from "./known-paths"
import { readJsonBody } from "./read-json"
import { receivePictures } from "./receive-pictures"

export default defineMiddlewares({
  routes: [
    // Nothing is read from a stranger: Medusa's own parsers would run before the guard.
    { matcher: "/back-office/*", bodyParser: false },
    { matcher: "/back-office", middlewares: [requireAdministrator, requireKnownPath, readJsonBody] },
    { matcher: "/back-office/pictures", methods: ["POST"], middlewares: [receivePictures] },
  ],
})
