import type {
  AuthenticatedMedusaRequest,
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
} from "@medusajs/framework/http"
import type { ErrorEntry } from "../errors"
import { HTTP_ERRORS } from "../http-errors"
import { HttpError } from "./http-error"
import { isReadablePath } from "./readable-path"

/** A request of a signed-in shopper, with its checked body and query. */
export type ShopperRequest<Body = unknown, Query = unknown> = AuthenticatedMedusaRequest<Body, Query>

type Asking = Partial<AuthenticatedMedusaRequest> & { session?: { auth_context?: { actor_type?: string } } }

/**
 * Middleware for a shopper's own data: 401 for a guest, 403 for an administrator, who buys nothing. The response is
 * never cached. Medusa has already read the session into `auth_context`.
 */
export const requireShopper =
  (toAdministrators: ErrorEntry = HTTP_ERRORS.administrators_cannot_shop) =>
  (req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction) => {
    const { auth_context, session } = req as Asking
    res.setHeader("Cache-Control", "no-store")
    if (!isReadablePath(req.path)) return next(new HttpError(HTTP_ERRORS.no_such_page))
    if (auth_context?.actor_type === "customer" && auth_context.actor_id) return next()
    if (session?.auth_context?.actor_type === "user") return next(new HttpError(toAdministrators))
    return next(new HttpError(HTTP_ERRORS.log_in_first))
  }
