import type { ShopperRequest } from "@haat/sdk/server/require-shopper"
import type { MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { selectWishlists } from "../modules/wishlist/queries/rows"

/** Replies with the shopper's lists as they are now. */
export async function sendLists(req: Pick<ShopperRequest, "scope" | "auth_context">, res: MedusaResponse) {
  const db = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  res.json({ lists: await selectWishlists(db, req.auth_context.actor_id) })
}
