import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { explain } from "../dispatch/explain"
import { findCaller, requireAudience, requireRole } from "../dispatch/find-caller"

/** What Express keeps of a route; its types do not show it. */
type Layer = { route?: { path: unknown; methods: Record<string, boolean> } }

/** Middleware: every route this server answers, for an owner who checks that none is open. */
export async function listRoutes(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction) {
  try {
    const caller = await findCaller(req, req.scope)
    requireAudience("administrator", caller)
    requireRole("routes.read", caller)
    const { stack } = (req.app as unknown as { _router: { stack: Layer[] } })._router
    const routes = stack.flatMap(({ route }) =>
      route ? Object.keys(route.methods).map((method) => `${method.toUpperCase()} ${route.path}`) : [],
    )
    res.setHeader("Cache-Control", "no-store")
    res.json([...new Set(routes)].sort())
  } catch (error) {
    const rejected = explain(error)
    if (!rejected) return next(error)
    res.status(rejected.status).json({ message: rejected.message })
  }
}
