import { addResources } from "@haat/sdk/server/back-office/resource"
import { HttpError } from "@haat/sdk/server/http-error"
import { routeMiddlewares } from "@haat/sdk/server/route-middlewares"
import {
  defineMiddlewares,
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
} from "@medusajs/framework/http"
import { CATALOG_RESOURCES } from "../back-office"
import { CATALOG_ERRORS } from "../errors"
import { CATALOG_ROUTES } from "../routes"
import { receiveImport } from "./receive-import"
import { receivePictures } from "./receive-pictures"

/** Express fails on "%E0%A4" while it looks for a route, and Medusa would call that a 500. */
const requireReadableAddress = (req: MedusaRequest, _: MedusaResponse, next: MedusaNextFunction) => {
  try {
    decodeURIComponent(req.path)
    next()
  } catch {
    next(new HttpError(CATALOG_ERRORS.odd_address))
  }
}

export default defineMiddlewares({
  routes: [
    { matcher: "/store/catalog", middlewares: [requireReadableAddress] },
    ...routeMiddlewares(CATALOG_ROUTES),
    { matcher: "/back-office/product-imports", methods: ["POST"], middlewares: [receiveImport] },
    { matcher: "/back-office/product-imports/columns", methods: ["POST"], middlewares: [receiveImport] },
    { matcher: "/back-office/pictures", methods: ["POST"], middlewares: [receivePictures] },
    ...addResources(CATALOG_RESOURCES),
  ],
})
