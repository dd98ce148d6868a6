import { MAX_BULK } from "@haat/catalog/contract"
import { HttpError } from "@haat/sdk/server/http-error"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { readListQuery } from "../../../../dialect/list-query"
import { BACK_OFFICE_ERRORS } from "../../../../errors"
import { catalogOf, PRODUCT_LIST, productFilter } from "../../../../queries/catalog"

/** Ids of all that match, for what is done to all of them. */
export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  const query = readListQuery(req.query, PRODUCT_LIST)
  const filter = await productFilter(req.scope, query.filter)
  const ids = await catalogOf(req.scope).listShopProductIds({ ...filter, ids: query.ids }, MAX_BULK + 1)
  if (ids.length > MAX_BULK) {
    throw new HttpError(BACK_OFFICE_ERRORS.too_many_listed, { most: MAX_BULK })
  }
  res.json({ ids })
}
