import type { LocaleQuery } from "@haat/sdk/locale"
import { HttpError } from "@haat/sdk/server/http-error"
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
