import type { LocaleQuery } from "@haat/sdk/locale"
import type { ShopperRequest } from "@haat/sdk/server/require-shopper"
import type { MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { selectWishlists } from "../../../../modules/wishlist/queries/rows"
import { findCards } from "../../../../products"

export const GET = async (req: ShopperRequest<unknown, LocaleQuery>, res: MedusaResponse) => {
  const db = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const ids = (await selectWishlists(db, req.auth_context.actor_id)).flatMap(({ product_ids }) => product_ids)
  res.json({ products: await findCards(req.scope, ids, req.validatedQuery.locale) })
}
