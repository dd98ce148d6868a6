import { HTTP_ERRORS } from "@haat/sdk/http-errors"
import { HttpError } from "@haat/sdk/server/http-error"
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"

/**
 * Allowed methods of the routes under /auth. Medusa's other auth routes are closed: they have no rate limits, and issue
 * tokens that stay valid after a sign-out.
 */
const ALLOWED_METHODS: Record<string, string[]> = {
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

/** Middleware on /auth: allows our own routes and Medusa's sign-out; throws 404 or 405 for all others. */
export function allowListedAuthRoutes(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction) {
  const path = req.path.toLowerCase().replace(/\/$/, "")
  const methods = RESET.test(path) ? ["POST"] : ALLOWED_METHODS[path]
  if (!methods) throw new HttpError(HTTP_ERRORS.nothing_at_address)
  if (methods.includes(req.method) || req.method === "OPTIONS") return next()
  res.setHeader("Allow", methods.join(", "))
  throw new HttpError(HTTP_ERRORS.method_not_allowed, { methods: methods.join(" and ") })
}
