import type {
  AuthenticatedMedusaRequest,
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
} from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"

/** Ids in a path are letters, digits, _ and -; anything else stops here, before a router or the database trips over it. */
const READABLE_PATH = /^[\w/-]*$/

/** Middleware: 401 for a guest, 403 for an administrator, who buys nothing. The answer is kept by no cache on the way. */
export function requireShopper(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction) {
  res.setHeader("Cache-Control", "no-store")
  if (!READABLE_PATH.test(req.path)) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such page")
  const { auth_context } = req as Partial<AuthenticatedMedusaRequest>
  if (auth_context?.actor_type === "customer" && auth_context.actor_id) return next()
  if (req.session?.auth_context?.actor_type === "user")
    throw new MedusaError(MedusaError.Types.FORBIDDEN, "Only shoppers review what they bought")
  throw new MedusaError(MedusaError.Types.UNAUTHORIZED, "Please log in first")
}
