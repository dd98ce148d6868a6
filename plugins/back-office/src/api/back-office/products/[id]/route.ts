import { SaveShopProduct } from "@haat/catalog/contract"
import { deleteShopProductWorkflow } from "@haat/catalog/workflows/delete-shop-product"
import { saveShopProductWorkflow } from "@haat/catalog/workflows/save-shop-product"
import { MedusaError } from "@medusajs/framework/utils"
import { answering } from "../../../../dialect/answering"
import { readPart } from "../../../../dialect/read-body"
import { catalogOf } from "../../../../reading/catalog"

export const GET = answering(async (req, res) => {
  const product = await catalogOf(req.scope).findShopProduct(req.params.id)
  if (!product) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such product")
  res.json(product)
})

export const PUT = answering(async (req, res) => {
  const product = readPart(SaveShopProduct, req.body as Record<string, unknown>)
  const { result } = await saveShopProductWorkflow(req.scope).run({ input: { id: req.params.id, product } })
  res.json(result)
})

export const DELETE = answering(async (req, res) => {
  await deleteShopProductWorkflow(req.scope).run({ input: { id: req.params.id } })
  res.json({ id: req.params.id })
})
