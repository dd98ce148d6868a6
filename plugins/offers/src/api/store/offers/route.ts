import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { AskPublicOffers } from "../../../contract"
import { readPublicOffers } from "../../../queries/public-offers"

export const GET = async (req: MedusaRequest<unknown, AskPublicOffers>, res: MedusaResponse) => {
  const db = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  res.json({ offers: await readPublicOffers(db, (req.validatedQuery as AskPublicOffers).product_id) })
}
