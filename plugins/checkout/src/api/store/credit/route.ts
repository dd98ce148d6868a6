import type { ShopperRequest } from "@haat/sdk/server/require-shopper"
import type { MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { readStoreCredit } from "../../../queries/store-credit"

export const GET = async (req: ShopperRequest, res: MedusaResponse) => {
  const db = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  res.json({ credit: await readStoreCredit(db, req.auth_context.actor_id) })
}
