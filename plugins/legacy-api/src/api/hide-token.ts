import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"

/** Middleware on the reset of a password: the address in the request log must open nobody's account. */
export function hideToken(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction) {
  req.originalUrl = req.originalUrl.replace(/^(\/api\/password\/reset-password\/).*/i, "$1…")
  next()
}
