import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { ListAddresses } from "../../../../contract"
import { CATALOG } from "../../../../modules/catalog"
import type CatalogModuleService from "../../../../modules/catalog/service"

export const GET = async (req: MedusaRequest<unknown, ListAddresses>, res: MedusaResponse) => {
  res.json({ products: await req.scope.resolve<CatalogModuleService>(CATALOG).listAddresses(req.validatedQuery) })
}
