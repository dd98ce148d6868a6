import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { Suggest } from "../../../../contract"
import { searchOf } from "../../../../modules/search/search-of"

export const GET = async (req: MedusaRequest<unknown, Suggest>, res: MedusaResponse) => {
  res.json(await searchOf(req.scope).suggest(req.validatedQuery))
}
