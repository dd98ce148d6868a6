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

/** Location of an id in a request, and the kind of record it names. */
type Naming = { what: OwnedRecord; read: (req: MedusaRequest) => unknown }

const inBody = (field: string) => (req: MedusaRequest) => (req.body as Record<string, unknown> | undefined)?.[field]
const inQuery = (field: string) => (req: MedusaRequest) => req.query[field]
/** The segment right after the matcher's own path. */
const inPath = (req: MedusaRequest) => decodeURIComponent(req.path.split("/")[1] ?? "") || undefined

const NAMINGS: Record<string, Naming[]> = {
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

/** Medusa's routes that would accept any known id. */
export const MEDUSA_ROUTES = Object.keys(NAMINGS)

/** Lets a shopper through only to their own records; another shopper's look as if they did not exist. */
export const requireOwn =
  (route: string) => async (req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction) => {
    const customer_id = (req as AuthenticatedMedusaRequest).auth_context.actor_id
    for (const { what, read } of NAMINGS[route]) {
      const id = read(req)
      if (id === undefined) continue
      if (typeof id !== "string" || !/^[\w-]{1,100}$/.test(id))
        throw new HttpError(CHECKOUT_ERRORS.odd_id, { thing: what })
      if (!(await isOwnedBy(req.scope, { what, id, customer_id })))
        throw new HttpError(CHECKOUT_ERRORS.no_such_thing, { thing: what })
    }
    next()
  }

/** Medusa's own payment sessions promise cash only: a payment online has to stand in its ledger first. */
export function allowCodSessionsOnly(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction) {
  const { provider_id } = (req.body ?? {}) as { provider_id?: unknown }
  if (provider_id === "pp_system_default") return next()
  next(new HttpError(CHECKOUT_ERRORS.only_cash_promised))
}

/** Closes Medusa's own route for returns, which asks for no delivery and fails on an unknown shipping option. */
export function rejectMedusaReturns(_req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction) {
  next(new HttpError(HTTP_ERRORS.no_such_page))
}
