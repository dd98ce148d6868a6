import type { ShopperRequest } from "@haat/sdk/server/require-shopper"
import type { MedusaResponse } from "@medusajs/framework/http"
import { readShownCart, resolveCartCodes } from "../../../../../queries/offers"
import { readStoredCart } from "../../../../../queries/stored-cart"

export const DELETE = async (req: ShopperRequest, res: MedusaResponse) => {
  const customer_id = req.auth_context.actor_id
  await resolveCartCodes(req.scope).removeCartCode({ customer_id, code: req.params.code })
  res.json({ cart: await readShownCart(req.scope, await readStoredCart(req.scope, customer_id)) })
}
