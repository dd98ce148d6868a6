import type { ProductChanged } from "@haat/catalog/contract"
import { CATALOG_ERRORS } from "@haat/catalog/errors"
import { deleteShopProductWorkflow } from "@haat/catalog/workflows/delete-shop-product"
import { saveShopProductWorkflow } from "@haat/catalog/workflows/save-shop-product"
import { HTTP_ERRORS } from "@haat/sdk/http-errors"
import { HttpError, isOneOf } from "@haat/sdk/server/http-error"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { type ChangedShopProduct, EditedProduct } from "../../../../contract"
import { readBody } from "../../../../dialect/read-body"
import { catalogOf } from "../../../../queries/catalog"
import { change } from "../../../change"

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  const product = await catalogOf(req.scope).findShopProduct(req.params.id)
  if (!product) throw new HttpError(HTTP_ERRORS.no_such_product)
  res.json(product)
}

export const PUT = change(async (req: MedusaRequest<ChangedShopProduct>, details) => {
  const { id } = req.params
  const { updated_at: version, ...product } = req.validatedBody
  if (Object.keys(product).some((field) => field !== "active")) readBody(EditedProduct, req.body)
  try {
    const { result } = await saveShopProductWorkflow(req.scope).run({ input: { id, version, product } })
    Object.assign(details, result)
    return result.after
  } catch (error) {
    const { type } = error as MedusaError
    const changed = isOneOf(error, CATALOG_ERRORS.product_changed)
    if (!changed && (version === undefined || type !== MedusaError.Types.NOT_FOUND)) throw error
    const current = await catalogOf(req.scope).findShopProduct(id)
    throw new HttpError(current ? CATALOG_ERRORS.product_changed : CATALOG_ERRORS.product_gone, {}, {
      current,
    } satisfies ProductChanged)
  }
})

export const DELETE = change(async (req) => {
  await deleteShopProductWorkflow(req.scope).run({ input: { id: req.params.id } })
  return { id: req.params.id }
})
