import { HttpError } from "@haat/sdk/server/http-error"
import type {
  AuthenticatedMedusaRequest,
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
} from "@medusajs/framework/http"
import { CHECKOUT_ERRORS } from "../../errors"
import { readStoredCart } from "../../queries/stored-cart"

/** Rejects Medusa's own route for creating a cart when the shopper has an open one. */
export async function rejectSecondCart(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction) {
  const cart = await readStoredCart(req.scope, (req as AuthenticatedMedusaRequest).auth_context.actor_id)
  if (cart.cart_id) throw new HttpError(CHECKOUT_ERRORS.cart_exists)
  next()
}
