import { ATTEMPTS, type AttemptsOfAddress } from "@haat/accounts/contract"
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"

/** Middleware: so many uses of mailed links from one address, and no more. */
export const countAttempt = async (req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction) => {
  const wait = await req.scope.resolve<AttemptsOfAddress>(ATTEMPTS).reset(req.ip ?? "")
  if (!wait) return next()
  res.setHeader("Retry-After", String(wait))
  res.status(429).json({ message: "Too many attempts. Please try again later" })
}
