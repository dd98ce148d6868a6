import { medusaStoreRoutes } from "@haat/sdk/server/medusa-internals/store-routes"
import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { rejectUnknownPath } from "./not-found"

/**
 * Medusa's own store routes that are open; plugins/checkout limits each shopper to their own records. All others, also
 * of newer versions, are closed, as they return whatever `fields` names. docs/operations.md explains how to open one.
 */
const OPEN_ROUTES = new Set([
  "/store/carts",
  "/store/carts/:id",
  "/store/carts/:id/complete",
  "/store/carts/:id/customer",
  "/store/carts/:id/line-items",
  "/store/carts/:id/line-items/:line_id",
  "/store/carts/:id/promotions",
  "/store/carts/:id/shipping-methods",
  "/store/carts/:id/taxes",
  "/store/orders",
  "/store/orders/:id",
  "/store/orders/:id/transfer/accept",
  "/store/orders/:id/transfer/cancel",
  "/store/orders/:id/transfer/decline",
  "/store/orders/:id/transfer/request",
  "/store/payment-collections",
  "/store/payment-collections/:id/payment-sessions",
  "/store/returns",
  "/store/shipping-options",
  "/store/shipping-options/:id/calculate",
])

const closedRoutes = medusaStoreRoutes()
  .filter((route) => !OPEN_ROUTES.has(route))
  .map((route) => new RegExp(`^${route.replace(/:\w+/g, "[^/]+")}/?$`, "i"))

/** Middleware on /store: responds with 404 to Medusa's own routes that are not in OPEN_ROUTES. */
export function closeMedusaRoutes(req: MedusaRequest, res: MedusaResponse, next: MedusaNextFunction) {
  const path = `/store${req.path}`
  if (closedRoutes.some((route) => route.test(path))) return rejectUnknownPath(req, res, next)
  next()
}
