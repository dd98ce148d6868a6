import {
  defineMiddlewares,
  type MedusaNextFunction,
  type MedusaRequest,
  type MedusaResponse,
} from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { rememberPublishableKey } from "../http/remember-publishable-key"

rememberPublishableKey()

/** Express fails on "%E0%A4" while it looks for a route, and Medusa would call that a 500. */
const refuseBrokenAddress = (req: MedusaRequest, _: MedusaResponse, next: MedusaNextFunction) => {
  try {
    decodeURIComponent(req.path)
    next()
  } catch {
    next(new MedusaError(MedusaError.Types.INVALID_DATA, "The address is not a valid one"))
  }
}

export default defineMiddlewares({
  routes: [{ matcher: "/store/catalog", middlewares: [refuseBrokenAddress] }],
})
