import { loadTestParts } from "@haat/testing/load-plugin-modules"
import { OLD_CALLS } from "./old-calls"

/**
 * Kinds of access to a route:
 * - everyone: allowed for all
 * - customer: 401 for a guest, 403 for staff (401 on Medusa's own routes), allowed for all shoppers
 * - own: as customer, but another shopper gets the same reply as for an id that does not exist
 * - staff, managers, owners: 401 for a guest, 403 for a shopper and for lower roles; higher roles are allowed
 * - signed: 4xx for all, since the tests have no signature of the provider
 * - sign-out: ends the caller's session
 */
export type Kind = "everyone" | "customer" | "own" | "staff" | "managers" | "owners" | "signed" | "sign-out"

/** Access to the routes of each plugin, in its src/testing/open-routes.ts. */
const PLUGIN_ROUTES = await loadTestParts<Record<string, Kind>>("open-routes.ts", "legacy-api")

/** All open routes at the shop's public address. All others must be closed. */
export const OPEN_ROUTES: Record<string, Kind> = {
  ...Object.assign({}, ...PLUGIN_ROUTES),
  ...OLD_CALLS,
  "GET /api/openapi.json": "everyone",
  "GET /health": "everyone",
  "GET /api/docs": "everyone",
  "GET /api/docs/start.js": "everyone",
  "GET /api/docs/swagger-ui.css": "everyone",
  "GET /api/docs/swagger-ui-bundle.js": "everyone",
  "DELETE /auth/session": "sign-out",
  // Medusa's own routes, listed in backend/src/api/medusa-routes.ts and guarded by plugins/checkout.
  "POST /store/carts": "customer",
  "GET /store/carts/:id": "own",
  "POST /store/carts/:id": "customer",
  "POST /store/carts/:id/customer": "customer",
  "POST /store/carts/:id/line-items": "customer",
  "POST /store/carts/:id/line-items/:line_id": "customer",
  "DELETE /store/carts/:id/line-items/:line_id": "customer",
  "POST /store/carts/:id/promotions": "customer",
  "DELETE /store/carts/:id/promotions": "customer",
  "POST /store/carts/:id/shipping-methods": "customer",
  "POST /store/carts/:id/taxes": "customer",
  "GET /store/orders": "customer",
  "GET /store/orders/:id": "own",
  "POST /store/orders/:id/transfer/accept": "customer",
  "POST /store/orders/:id/transfer/cancel": "customer",
  "POST /store/orders/:id/transfer/decline": "customer",
  "POST /store/orders/:id/transfer/request": "customer",
  "POST /store/payment-collections": "customer",
  "POST /store/payment-collections/:id/payment-sessions": "customer",
  "POST /store/returns": "customer",
  "GET /store/shipping-options": "customer",
  "POST /store/shipping-options/:id/calculate": "customer",
  "GET /api/routes": "owners",
  "GET /back-office/legacy-calls": "managers",
}
