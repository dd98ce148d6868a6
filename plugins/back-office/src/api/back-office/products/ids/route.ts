import { MAX_BULK } from "@haat/catalog/contract"
import { MedusaError } from "@medusajs/framework/utils"
import { answering } from "../../../../dialect/answering"
import { readListQuery } from "../../../../dialect/list-query"
import { catalogOf, PRODUCT_LIST, productFilter } from "../../../../reading/catalog"

/** Ids of all that match, for what is done to all of them. */
export const GET = answering(async (req, res) => {
  const query = readListQuery(req.query, PRODUCT_LIST)
  const filter = await productFilter(req.scope, query.filter)
  const ids = await catalogOf(req.scope).listShopProductIds({ ...filter, ids: query.ids }, MAX_BULK + 1)
  if (ids.length > MAX_BULK) {
    throw new MedusaError(
      MedusaError.Types.INVALID_DATA,
      `At most ${MAX_BULK} products at once. Please narrow the list`,
    )
  }
  res.json({ ids })
})
