import type { LocaleQuery } from "@haat/sdk/locale"
import { HttpError } from "@haat/sdk/server/http-error"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { CATALOG_ERRORS } from "../../../../../errors"
import { CATALOG } from "../../../../../modules/catalog"
import type CatalogModuleService from "../../../../../modules/catalog/service"

export const GET = async (req: MedusaRequest<unknown, LocaleQuery>, res: MedusaResponse) => {
  const catalog = req.scope.resolve<CatalogModuleService>(CATALOG)
  const [found] = await catalog.findProducts([req.params.id], req.validatedQuery.locale)
  if (!found) throw new HttpError(CATALOG_ERRORS.product_not_found)
  res.type("json").send(found)
}
