import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { ListProducts } from "../../../../contract"
import { resolveProductSearch } from "../../../../modules/search/resolve-product-search"

export const GET = async (req: MedusaRequest<unknown, ListProducts>, res: MedusaResponse) => {
  res.type("json").send(await resolveProductSearch(req.scope).browse(req.validatedQuery))
}
