import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { CountSearch } from "../../../../contract"
import { resolveProductSearch } from "../../../../modules/search/resolve-product-search"

export const POST = async (req: MedusaRequest<CountSearch>, res: MedusaResponse) => {
  await resolveProductSearch(req.scope).countSearch(req.validatedBody)
  res.status(202).json({})
}
