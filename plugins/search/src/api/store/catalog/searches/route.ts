import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { CountSearch } from "../../../../contract"
import { searchOf } from "../../../../modules/search/search-of"

export const POST = async (req: MedusaRequest<CountSearch>, res: MedusaResponse) => {
  await searchOf(req.scope).countSearch(req.validatedBody)
  res.status(202).json({})
}
