import type {
  AuthenticatedMedusaRequest,
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
} from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"

/** Middleware: 401 for a guest, 403 for an administrator, who neither buys nor lives here. */
export function requireShopper(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction) {
  const { auth_context } = req as Partial<AuthenticatedMedusaRequest>
  if (auth_context?.actor_id) return next()
  if (req.session?.auth_context?.actor_type === "user") {
    throw new MedusaError(MedusaError.Types.FORBIDDEN, "Only shoppers have addresses and saved items")
  }
  throw new MedusaError(MedusaError.Types.UNAUTHORIZED, "Please log in")
}
