import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { Suggest } from "../../../../contract"
import { CATALOG } from "../../../../modules/catalog"
import type CatalogModuleService from "../../../../modules/catalog/service"

export const GET = async (req: MedusaRequest<unknown, Suggest>, res: MedusaResponse) => {
  res.json(await req.scope.resolve<CatalogModuleService>(CATALOG).suggest(req.validatedQuery))
}
