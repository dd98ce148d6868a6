import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { CATALOG } from "../../../../../modules/catalog"
import type CatalogModuleService from "../../../../../modules/catalog/service"

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  const [found] = await req.scope.resolve<CatalogModuleService>(CATALOG).look([req.params.id])
  if (!found) throw new MedusaError(MedusaError.Types.NOT_FOUND, "Product not found")
  res.type("json").send(found)
}
