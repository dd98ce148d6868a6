import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { CountSearch } from "../../../../contract"
import { CATALOG } from "../../../../modules/catalog"
import type CatalogModuleService from "../../../../modules/catalog/service"

export const POST = async (req: MedusaRequest<CountSearch>, res: MedusaResponse) => {
  await req.scope.resolve<CatalogModuleService>(CATALOG).countSearch(req.validatedBody)
  res.status(202).json({})
}
