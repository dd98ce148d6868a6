import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"

/** Middleware of the password reset: keeps the token out of the request log. */
export function hideToken(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction) {
  req.originalUrl = req.originalUrl.replace(/^(\/auth\/reset-password\/).*/i, "$1…")
  next()
}
