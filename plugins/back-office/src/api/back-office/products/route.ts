import type { SaveShopProduct } from "@haat/catalog/contract"
import { saveShopProductWorkflow } from "@haat/catalog/workflows/save-shop-product"
import type { MedusaRequest } from "@medusajs/framework/http"
import { catalogOf, PRODUCT_LIST, productFilter } from "../../../queries/catalog"
import { change } from "../../change"
import { list } from "../../resource"

export const GET = list("products", PRODUCT_LIST, async (_db, { filter, ids, sort, skip, take }, { scope }) => {
  const wanted = { ...(await productFilter(scope, filter)), ids, sort, skip, take }
  const { products, count } = await catalogOf(scope).listShopProducts(wanted)
  return { rows: products, count }
})

export const POST = change(async (req: MedusaRequest<SaveShopProduct>, details) => {
  const product = req.validatedBody
  const { result } = await saveShopProductWorkflow(req.scope).run({ input: { product } })
  Object.assign(details, result)
  return result.after
})
