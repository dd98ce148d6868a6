import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { CATALOG } from "../../../../modules/catalog"
import type CatalogModuleService from "../../../../modules/catalog/service"

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  res.json({ sitemaps: await req.scope.resolve<CatalogModuleService>(CATALOG).listSitemaps() })
}
