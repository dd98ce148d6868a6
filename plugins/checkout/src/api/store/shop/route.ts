import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { readShopFacts } from "../../../queries/shop-facts"

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  res.json(await readShopFacts(req.scope))
}
