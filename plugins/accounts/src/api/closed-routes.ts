import { HTTP_ERRORS } from "@haat/sdk/http-errors"
import { HttpError } from "@haat/sdk/server/http-error"
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"

/**
 * Everything that may be asked under /auth. Medusa's own routes there know no attempt limits, and hand out tokens that
 * outlive a sign-out.
 */
const OPEN: Record<string, string[]> = {
  "/forgot-password": ["POST"],
  "/invitation": ["POST"],
  "/invitation/accept": ["POST"],
  "/me": ["GET", "HEAD"],
  "/second-factor": ["GET", "HEAD", "POST"],
  "/second-factor/confirm": ["POST"],
  "/second-factor/off": ["POST"],
  "/session": ["DELETE"],
  "/sign-in": ["POST"],
  "/sign-in/code": ["POST"],
  "/sign-in/code/confirm": ["POST"],
  "/sign-in/second-factor": ["POST"],
  "/sign-up": ["POST"],
}

const RESET = /^\/reset-password\/[^/]+$/

/** Middleware on /auth: lets our own routes and Medusa's sign-out pass. */
export function openOnlyOurAuthRoutes(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction) {
  const path = req.path.toLowerCase().replace(/\/$/, "")
  const methods = RESET.test(path) ? ["POST"] : OPEN[path]
  if (!methods) throw new HttpError(HTTP_ERRORS.nothing_at_address)
  if (methods.includes(req.method) || req.method === "OPTIONS") return next()
  res.setHeader("Allow", methods.join(", "))
  throw new HttpError(HTTP_ERRORS.method_not_allowed, { methods: methods.join(" and ") })
}
