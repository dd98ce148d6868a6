import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { ErrorEntry } from "../errors"
import { HttpError, requireWithinLimit } from "./http-error"
import type { RateLimit } from "./rate-limit"

/** Limits of the shop's own actions, counted for each shopper and for their network address. */
export type SharedLimit = "order" | "cancel" | "pay" | "search" | "offerCode" | "export"

/** Key of the module that counts attempts. Its methods return the seconds to wait, 0 when there is no need to wait. */
const ATTEMPTS = "attempts"
type Attempts = Record<SharedLimit, (address: string, customer_id: string) => Promise<number>> & {
  consume(limit: RateLimit, address: string, customer_id: string): Promise<number>
}

/**
 * Middleware: counts one attempt of the shopper and of their address, and responds with 429 when there are too many.
 * Shoppers are counted only after `requireShopper`; searches are counted by the address alone.
 */
export const limitAttempts =
  (limit: SharedLimit | RateLimit) => async (req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction) => {
    const { auth_context } = req as MedusaRequest & { auth_context?: { actor_id: string } }
    const attempts = req.scope.resolve<Attempts>(ATTEMPTS)
    const [address, customer_id] = [req.ip ?? "", auth_context?.actor_id ?? ""]
    if (typeof limit === "string") requireWithinLimit(await attempts[limit](address, customer_id))
    else rejectAbove(limit, await attempts.consume(limit, address, customer_id))
    next()
  }

/** @throws HttpError 429 with the sentence of the limit, unless there is no need to wait */
function rejectAbove(limit: RateLimit, seconds: number) {
  if (!seconds) return
  const error = new HttpError(limit.error as ErrorEntry, { minutes: Math.ceil(seconds / 60) })
  throw Object.assign(error, { retryAfterSeconds: seconds })
}
