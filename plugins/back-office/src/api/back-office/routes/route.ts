import { expressRoutes } from "@haat/sdk/server/medusa-internals/express-routes"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { findRoute, PREFIX } from "../../find-route"

/** Every route this server really has under /back-office, and the permission it takes: null where none is declared. */
export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  const routes = expressRoutes(req.app)
    .filter(({ path }) => String(path).startsWith(PREFIX))
    .flatMap(({ path, methods }) => Object.keys(methods).map((method) => ({ path, method: method.toUpperCase() })))
    .map(({ path, method }) => ({ path, method, permission: findRoute(method, String(path))?.permission ?? null }))
  res.json(routes)
}
