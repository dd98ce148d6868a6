import type { LocaleQuery } from "@haat/sdk/locale"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { BOUGHT_TOGETHER, type BoughtTogether } from "../../../../../../contract"
import { CATALOG } from "../../../../../../modules/catalog"
import type CatalogModuleService from "../../../../../../modules/catalog/service"

export const GET = async (req: MedusaRequest<unknown, LocaleQuery>, res: MedusaResponse) => {
  const catalog = req.scope.resolve<CatalogModuleService>(CATALOG)
  const bought = req.scope.resolve<BoughtTogether>(BOUGHT_TOGETHER)
  res.type("json").send(await catalog.related(bought, req.params.id, req.validatedQuery.locale))
}
