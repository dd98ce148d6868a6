import { SaveShopProduct } from "@haat/catalog/contract"
import { saveShopProductWorkflow } from "@haat/catalog/workflows/save-shop-product"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { answerList } from "../../../dialect/answer-list"
import { readListQuery } from "../../../dialect/list-query"
import { readBody } from "../../../dialect/read-body"
import { catalogOf, PRODUCT_LIST, productFilter } from "../../../queries/catalog"

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  const { ids, sort, skip, take, ...query } = readListQuery(req.query, PRODUCT_LIST)
  const filter = await productFilter(req.scope, query.filter)
  const { products, count } = await catalogOf(req.scope).listShopProducts({ ...filter, ids, sort, skip, take })
  answerList(res, "products", products, skip, count)
}

export const POST = async (req: MedusaRequest, res: MedusaResponse) => {
  const product = readBody(SaveShopProduct, req.body)
  const { result } = await saveShopProductWorkflow(req.scope).run({ input: { product } })
  res.status(201).json(result)
}
