import { expressRoutes } from "@haat/sdk/server/medusa-internals/express-routes"
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { explain } from "../dispatch/explain"
import { findCaller, requireAudience, requireRole } from "../dispatch/find-caller"

/** Middleware: every route this server answers, for an owner who checks that none is open. */
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
    const rejected = explain(error)
    if (!rejected) return next(error)
    res.status(rejected.status).json({ message: rejected.message })
  }
}
