import type { LocaleQuery } from "@haat/sdk/locale"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { CATALOG } from "../../../../modules/catalog"
import type CatalogModuleService from "../../../../modules/catalog/service"

export const GET = async (req: MedusaRequest<unknown, LocaleQuery>, res: MedusaResponse) => {
  const catalog = req.scope.resolve<CatalogModuleService>(CATALOG)
  res.json({ categories: await catalog.listCategories("filled", req.validatedQuery.locale) })
}
