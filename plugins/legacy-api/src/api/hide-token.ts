import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"

/** Middleware: hides the token of a password reset from the request log. */
export function hideToken(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction) {
  req.originalUrl = req.originalUrl.replace(/^(\/api\/password\/reset-password\/).*/i, "$1…")
  next()
}
