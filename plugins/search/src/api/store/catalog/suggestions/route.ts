import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { Suggest } from "../../../../contract"
import { resolveProductSearch } from "../../../../modules/search/resolve-product-search"

export const GET = async (req: MedusaRequest<unknown, Suggest>, res: MedusaResponse) => {
  res.json(await resolveProductSearch(req.scope).suggest(req.validatedQuery))
}
