import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"

/** Everything that may be asked under /auth. Medusa's own routes there know no attempt limits, and hand out tokens that outlive a sign-out. */
const OPEN: Record<string, string[]> = {
  "/forgot-password": ["POST"],
  "/invitation": ["POST"],
  "/invitation/accept": ["POST"],
  "/me": ["GET", "HEAD"],
  "/session": ["DELETE"],
  "/sign-in": ["POST"],
  "/sign-up": ["POST"],
}

const RESET = /^\/reset-password\/[^/]+$/

/** Middleware on /auth: lets our own routes and Medusa's sign-out pass. */
export function openOnlyOurAuthRoutes(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction) {
  const path = req.path.toLowerCase().replace(/\/$/, "")
  const methods = RESET.test(path) ? ["POST"] : OPEN[path]
  if (!methods) return nothingHere(res)
  if (methods.includes(req.method) || req.method === "OPTIONS") return next()
  res.setHeader("Allow", methods.join(", "))
  res.status(405).json({ type: "not_allowed", message: `This address answers ${methods.join(" and ")} only` })
}

/** Middleware on Medusa's customer routes, which would go round the sign-up and its rules, and the limit of addresses. */
export function closeCustomerRoutes(_req: MedusaRequest, res: MedusaResponse, _next: MedusaNextFunction) {
  nothingHere(res)
}

function nothingHere(res: MedusaResponse) {
  res.status(404).json({ type: "not_found", message: "There is nothing at this address" })
}
