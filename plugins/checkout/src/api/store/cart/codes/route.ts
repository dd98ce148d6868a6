import type { ShopperRequest } from "@haat/sdk/server/require-shopper"
import type { MedusaResponse } from "@medusajs/framework/http"
import type { AddCartCode } from "../../../../contract"
import { readShownCart, resolveCartCodes } from "../../../../queries/offers"
import { readStoredCart } from "../../../../queries/stored-cart"

export const POST = async (req: ShopperRequest<AddCartCode>, res: MedusaResponse) => {
  const stored = await readStoredCart(req.scope, req.auth_context.actor_id)
  const { customer_id, cart_id } = stored
  await resolveCartCodes(req.scope).addCartCode({ customer_id, cart_id, code: req.validatedBody.code })
  res.json({ cart: await readShownCart(req.scope, stored) })
}
