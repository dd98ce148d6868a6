import { CATALOG_ERRORS } from "@haat/catalog/errors"
import type { LocaleQuery } from "@haat/sdk/locale"
import { HttpError } from "@haat/sdk/server/http-error"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { resolveProductSearch } from "../../../../../modules/search/resolve-product-search"

export const GET = async (req: MedusaRequest<unknown, LocaleQuery>, res: MedusaResponse) => {
  const search = resolveProductSearch(req.scope)
  const [found] = await search.findProductPages([req.params.id], req.validatedQuery.locale)
  if (!found) throw new HttpError(CATALOG_ERRORS.product_not_found)
  res.type("json").send(found)
}
