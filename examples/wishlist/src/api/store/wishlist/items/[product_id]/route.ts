import type { ShopperRequest } from "@haat/sdk/server/require-shopper"
import type { MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { RemoveWish } from "../../../../../contract"
import { deleteItem } from "../../../../../modules/wishlist/queries/rows"
import { sendLists } from "../../../../send-lists"

export const DELETE = async (req: ShopperRequest<unknown, RemoveWish>, res: MedusaResponse) => {
  const { product_id } = req.params
  const db = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  await deleteItem(db, { ...req.validatedQuery, product_id, customer_id: req.auth_context.actor_id })
  await sendLists(req, res)
}
