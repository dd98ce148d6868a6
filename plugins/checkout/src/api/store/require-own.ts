import { HTTP_ERRORS } from "@haat/sdk/http-errors"
import { HttpError } from "@haat/sdk/server/http-error"
import type {
  AuthenticatedMedusaRequest,
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
} from "@medusajs/framework/http"
import { CHECKOUT_ERRORS } from "../../errors"
import { isOwnedBy, type OwnedRecord } from "../../queries/record-owners"

/** Reads the id of a record from a request; `what` is the kind of the record. */
type IdSource = { what: OwnedRecord; read: (req: MedusaRequest) => unknown }

const inBody = (field: string) => (req: MedusaRequest) => (req.body as Record<string, unknown> | undefined)?.[field]
const inQuery = (field: string) => (req: MedusaRequest) => req.query[field]
/** Reads the path segment after the matcher's own path. */
const inPath = (req: MedusaRequest) => decodeURIComponent(req.path.split("/")[1] ?? "") || undefined

const ID_SOURCES: Record<string, IdSource[]> = {
  "/store/carts": [{ what: "cart", read: inPath }],
  "/store/orders": [{ what: "order", read: inPath }],
  "/store/payment-collections": [
    { what: "payment collection", read: inPath },
    { what: "cart", read: inBody("cart_id") },
  ],
  "/store/shipping-options": [
    { what: "cart", read: inQuery("cart_id") },
    { what: "cart", read: inBody("cart_id") },
  ],
}

/** Medusa's routes that accept the id of any shopper's record. */
export const MEDUSA_ROUTES = Object.keys(ID_SOURCES)

/** Allows a shopper only their own records; others get 404. */
export const requireOwn =
  (route: string) => async (req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction) => {
    const customer_id = (req as AuthenticatedMedusaRequest).auth_context.actor_id
    for (const { what, read } of ID_SOURCES[route]) {
      const id = read(req)
      if (id === undefined) continue
      if (typeof id !== "string" || !/^[\w-]{1,100}$/.test(id))
        throw new HttpError(CHECKOUT_ERRORS.odd_id, { thing: what })
      if (!(await isOwnedBy(req.scope, { what, id, customer_id })))
        throw new HttpError(CHECKOUT_ERRORS.no_such_thing, { thing: what })
    }
    next()
  }

/** Allows only cash on delivery in Medusa's payment sessions: online payments are recorded in the ledger first. */
export function allowCodSessionsOnly(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction) {
  const { provider_id } = (req.body ?? {}) as { provider_id?: unknown }
  if (provider_id === "pp_system_default") return next()
  next(new HttpError(CHECKOUT_ERRORS.only_cash_promised))
}

/** Rejects Medusa's returns route, which skips the delivery check and fails on unknown shipping options. */
export function rejectMedusaReturns(_req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction) {
  next(new HttpError(HTTP_ERRORS.no_such_page))
}
