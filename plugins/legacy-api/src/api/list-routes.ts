import { expressRoutes } from "@haat/sdk/server/medusa-internals/express-routes"
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { findCaller, requireAudience, requireRole } from "../dispatch/find-caller"
import { toClientError } from "../dispatch/to-client-error"

/** Middleware: lists every route of this server, for owners who check which are open. */
export async function listRoutes(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction) {
  try {
    const caller = await findCaller(req, req.scope)
    requireAudience("administrator", caller)
    requireRole("routes.read", caller)
    const routes = expressRoutes(req.app).flatMap(({ path, methods }) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    res.setHeader("Cache-Control", "no-store")
    res.json([...new Set(routes)].sort())
  } catch (error) {
    const rejected = toClientError(error)
    if (!rejected) return next(error)
    res.status(rejected.status).json({ message: rejected.message })
  }
}
