import { HttpError } from "@haat/sdk/server/http-error"
import type { ShopperRequest } from "@haat/sdk/server/require-shopper"
import type { MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { SaveOrderFields } from "../../../../contract"
import { CHECKOUT_ERRORS } from "../../../../errors"
import { saveCartFields } from "../../../../queries/order-fields"
import { readStoredCart } from "../../../../queries/stored-cart"

export const POST = async (req: ShopperRequest<SaveOrderFields>, res: MedusaResponse) => {
  const { cart_id } = await readStoredCart(req.scope, req.auth_context.actor_id)
  if (!cart_id) throw new HttpError(CHECKOUT_ERRORS.cart_empty)
  await saveCartFields(req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), cart_id, req.validatedBody)
  res.json({})
}
