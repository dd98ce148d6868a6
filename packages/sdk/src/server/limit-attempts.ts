import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { requireWithinLimit } from "./http-error"

/**
 * Key of the module that counts attempts. `Attempts` below returns the seconds to wait, 0 when there is no need to
 * wait.
 */
const ATTEMPTS = "attempts"
type Attempts = Record<
  "order" | "cancel" | "pay" | "search" | "offerCode" | "export",
  (address: string, customer_id: string) => Promise<number>
>

/**
 * Middleware: counts one attempt of the shopper and of their address, and responds with 429 when there are too many.
 * Shoppers are counted only after `requireShopper`; searches are counted by the address alone.
 */
export const limitAttempts =
  (what: keyof Attempts) => async (req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction) => {
    const { auth_context } = req as MedusaRequest & { auth_context?: { actor_id: string } }
    requireWithinLimit(await req.scope.resolve<Attempts>(ATTEMPTS)[what](req.ip ?? "", auth_context?.actor_id ?? ""))
    next()
  }
