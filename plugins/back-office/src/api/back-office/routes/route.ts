import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { type Methods, ROUTE_PERMISSIONS } from "../../route-permissions"

const PREFIX = "/back-office"

/** What Express keeps of a route; its types do not show it. */
type Layer = { route?: { path: unknown; methods: Record<string, boolean> } }

/** Every route this server really has under /back-office, and the permission it takes: null where none is declared. */
export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  const { stack } = (req.app as unknown as { _router: { stack: Layer[] } })._router
  const routes = stack
    .flatMap(({ route }) => (route ? [route] : []))
    .filter(({ path }) => String(path).startsWith(PREFIX))
    .flatMap(({ path, methods }) => Object.keys(methods).map((method) => ({ path, method: method.toUpperCase() })))
    .map(({ path, method }) => {
      const methods: Methods = ROUTE_PERMISSIONS[String(path).slice(PREFIX.length)] ?? {}
      return { path, method, permission: methods[method as keyof Methods] ?? null }
    })
  res.json(routes)
}
