import type { SaveShopProduct } from "@haat/catalog/contract"
import { saveShopProductWorkflow } from "@haat/catalog/workflows/save-shop-product"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { answerList } from "../../../dialect/answer-list"
import { readListQuery } from "../../../dialect/list-query"
import { catalogOf, PRODUCT_LIST, productFilter } from "../../../reading/catalog"
import { change } from "../../change"

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  const { ids, sort, skip, take, ...query } = readListQuery(req.query, PRODUCT_LIST)
  const filter = await productFilter(req.scope, query.filter)
  const { products, count } = await catalogOf(req.scope).listShopProducts({ ...filter, ids, sort, skip, take })
  answerList(res, "products", products, skip, count)
}

export const POST = change(async (req: MedusaRequest<SaveShopProduct>, details) => {
  const product = req.validatedBody
  const { result } = await saveShopProductWorkflow(req.scope).run({ input: { product } })
  Object.assign(details, result)
  return result.after
})
