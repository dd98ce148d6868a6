import type {
  AuthenticatedMedusaRequest,
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
} from "@medusajs/framework/http"
import { rejectTooManyLines } from "../../line-rule"
import { readStoredCart } from "../../queries/stored-cart"

/** Enforces MAX_LINES on Medusa's own cart routes, which have no limit and may add several lines of one product. */
export async function limitLines(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction) {
  const { items } = (req.body ?? {}) as { items?: unknown }
  const { lines } = await readStoredCart(req.scope, (req as AuthenticatedMedusaRequest).auth_context.actor_id)
  const held = lines.reduce((count, { line_ids }) => count + line_ids.length, 0)
  rejectTooManyLines(held + (Array.isArray(items) ? items.length : 1))
  next()
}
