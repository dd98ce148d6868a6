import { HttpError } from "@haat/http/http-error"
import type { LocaleQuery } from "@haat/http/locale"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { CATALOG_ERRORS } from "../../../../../errors"
import { CATALOG } from "../../../../../modules/catalog"
import type CatalogModuleService from "../../../../../modules/catalog/service"

export const GET = async (req: MedusaRequest<unknown, LocaleQuery>, res: MedusaResponse) => {
  const catalog = req.scope.resolve<CatalogModuleService>(CATALOG)
  const category = await catalog.findShopCategory(req.params.id, req.validatedQuery.locale)
  if (!category) throw new HttpError(CATALOG_ERRORS.no_such_category)
  res.json({ category })
}
