import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { ListProducts } from "../../../../contract"
import { searchOf } from "../../../../modules/search/search-of"

export const GET = async (req: MedusaRequest<unknown, ListProducts>, res: MedusaResponse) => {
  res.type("json").send(await searchOf(req.scope).browse(req.validatedQuery))
}
