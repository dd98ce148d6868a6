import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { findRoute, PREFIX } from "../../find-route"

/** What Express keeps of a route; its types do not show it. */
type Layer = { route?: { path: unknown; methods: Record<string, boolean> } }

/** Every route this server really has under /back-office, and the permission it takes: null where none is declared. */
export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  const { stack } = (req.app as unknown as { _router: { stack: Layer[] } })._router
  const routes = stack
    .flatMap(({ route }) => (route ? [route] : []))
    .filter(({ path }) => String(path).startsWith(PREFIX))
    .flatMap(({ path, methods }) => Object.keys(methods).map((method) => ({ path, method: method.toUpperCase() })))
    .map(({ path, method }) => ({ path, method, permission: findRoute(method, String(path))?.permission ?? null }))
  res.json(routes)
}
