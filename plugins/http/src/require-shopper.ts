import type {
  AuthenticatedMedusaRequest,
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
} from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { isReadablePath } from "./readable-path"

/** A request of a signed-in shopper, with its checked body and query. */
export type ShopperRequest<Body = unknown, Query = unknown> = AuthenticatedMedusaRequest<Body, Query>

type Asking = Partial<AuthenticatedMedusaRequest> & { session?: { auth_context?: { actor_type?: string } } }

const { FORBIDDEN, NOT_FOUND, UNAUTHORIZED } = MedusaError.Types

/**
 * Middleware for what is a shopper's own: 401 for a guest, 403 for an administrator, who buys nothing. No cache on the
 * way keeps the answer. Medusa has already read the session into `auth_context`.
 */
export const requireShopper =
  (toAdministrators = "Administrators cannot shop. Please log in as a shopper") =>
  (req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction) => {
    const { auth_context, session } = req as Asking
    res.setHeader("Cache-Control", "no-store")
    if (!isReadablePath(req.path)) return next(new MedusaError(NOT_FOUND, "There is no such page"))
    if (auth_context?.actor_type === "customer" && auth_context.actor_id) return next()
    if (session?.auth_context?.actor_type === "user") return next(new MedusaError(FORBIDDEN, toAdministrators))
    return next(new MedusaError(UNAUTHORIZED, "Please log in first"))
  }
