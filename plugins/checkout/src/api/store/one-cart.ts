import { HttpError } from "@haat/http/http-error"
import type {
  AuthenticatedMedusaRequest,
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
} from "@medusajs/framework/http"
import { CHECKOUT_ERRORS } from "../../errors"
import { readBasket } from "../../queries/basket"

/** Medusa's own way to open a cart, for a shopper who has none. */
export async function requireNoCart(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction) {
  const basket = await readBasket(req.scope, (req as AuthenticatedMedusaRequest).auth_context.actor_id)
  if (basket.cart_id) throw new HttpError(CHECKOUT_ERRORS.cart_exists)
  next()
}
