import type {
  AuthenticatedMedusaRequest,
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
} from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"

type Asking = Partial<AuthenticatedMedusaRequest> & { session?: { auth_context?: { actor_type?: string } } }

/** Ids in a path are letters, digits, _ and -; anything else stops here, before a router or the database trips over it. */
const READABLE_PATH = /^[\w/-]*$/

/** Lets only a signed-in shopper through: what is paid is between them and the shop, so no cache keeps it either. */
export function requireShopper(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction) {
  const { auth_context, session } = req as Asking
  res.setHeader("Cache-Control", "no-store")
  if (!READABLE_PATH.test(req.path)) return next(new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such page"))
  if (auth_context?.actor_type === "customer" && auth_context.actor_id) return next()
  if (session?.auth_context?.actor_type === "user")
    return next(new MedusaError(MedusaError.Types.FORBIDDEN, "Administrators cannot shop. Please log in as a shopper"))
  return next(new MedusaError(MedusaError.Types.UNAUTHORIZED, "Please log in first"))
}
