import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { ListProducts } from "../../../../contract"
import { CATALOG } from "../../../../modules/catalog"
import type CatalogModuleService from "../../../../modules/catalog/service"

export const GET = async (req: MedusaRequest<unknown, ListProducts>, res: MedusaResponse) => {
  res.type("json").send(await req.scope.resolve<CatalogModuleService>(CATALOG).browse(req.validatedQuery))
}
