import { Conflict } from "@haat/http/conflict"
import type {
  AuthenticatedMedusaRequest,
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
} from "@medusajs/framework/http"
import { readBasket } from "../../queries/basket"

/** Medusa's own way to open a cart, for a shopper who has none. */
export async function requireNoCart(req: MedusaRequest, _res: MedusaResponse, next: MedusaNextFunction) {
  const basket = await readBasket(req.scope, (req as AuthenticatedMedusaRequest).auth_context.actor_id)
  if (basket.cart_id) throw new Conflict("You have a cart already", "changed")
  next()
}
