import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requireWithinLimit } from "./http-error"

/** The key of the module that counts attempts, and what is called of it: the seconds to wait, 0 when it may go on. */
const ATTEMPTS = "attempts"
type Attempts = Record<
  "order" | "cancel" | "pay" | "search" | "offerCode" | "export",
  (address: string, customer_id: string) => Promise<number>
>

/**
 * Middleware, where shoppers are counted behind requireShopper: counts one attempt of the shopper and their address, and
 * responds with 429 when it is too many. Searches are counted by the address alone.
 */
export const limitAttempts =
  (what: keyof Attempts) => async (req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction) => {
    const { auth_context } = req as MedusaRequest & { auth_context?: { actor_id: string } }
    requireWithinLimit(await req.scope.resolve<Attempts>(ATTEMPTS)[what](req.ip ?? "", auth_context?.actor_id ?? ""))
    next()
  }
