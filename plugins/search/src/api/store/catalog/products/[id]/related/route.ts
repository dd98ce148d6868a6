import type { LocaleQuery } from "@haat/sdk/locale"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { BOUGHT_TOGETHER, type BoughtTogether } from "../../../../../../contract"
import { resolveProductSearch } from "../../../../../../modules/search/resolve-product-search"

export const GET = async (req: MedusaRequest<unknown, LocaleQuery>, res: MedusaResponse) => {
  const search = resolveProductSearch(req.scope)
  const bought = req.scope.resolve<BoughtTogether>(BOUGHT_TOGETHER)
  res.type("json").send(await search.related(bought, req.params.id, req.validatedQuery.locale))
}
