import { type ProductChanged, SaveShopProduct } from "@haat/catalog/contract"
import { CATALOG_ERRORS } from "@haat/catalog/errors"
import { deleteShopProductWorkflow } from "@haat/catalog/workflows/delete-shop-product"
import { saveShopProductWorkflow } from "@haat/catalog/workflows/save-shop-product"
import { HttpError, isOneOf } from "@haat/http/http-error"
import { HTTP_ERRORS } from "@haat/http/http-errors"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { z } from "zod"
import { readBody, readPart } from "../../../../dialect/read-body"
import { catalogOf } from "../../../../queries/catalog"

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  const product = await catalogOf(req.scope).findShopProduct(req.params.id)
  if (!product) throw new HttpError(HTTP_ERRORS.no_such_product)
  res.json(product)
}

/** `updated_at` is the version that was edited: somebody who was quicker is not overwritten unseen. */
const Edited = z.object({ updated_at: z.iso.datetime("Say which version you edited: updated_at, as you read it") })
/** Switching a product on or off overwrites nothing that anybody could have typed. */
const Switched = Edited.partial()

export const PUT = async (req: MedusaRequest, res: MedusaResponse) => {
  const { id } = req.params
  const product = readPart(SaveShopProduct, req.body as Record<string, unknown>)
  const switches = Object.keys(product).every((field) => field === "active")
  const { updated_at: version } = readBody(switches ? Switched : Edited, req.body)
  try {
    const { result } = await saveShopProductWorkflow(req.scope).run({ input: { id, version, product } })
    res.json(result)
  } catch (error) {
    const { type } = error as MedusaError
    const changed = isOneOf(error, CATALOG_ERRORS.product_changed)
    if (!changed && (version === undefined || type !== MedusaError.Types.NOT_FOUND)) throw error
    const current = await catalogOf(req.scope).findShopProduct(id)
    throw new HttpError(current ? CATALOG_ERRORS.product_changed : CATALOG_ERRORS.product_gone, {}, {
      current,
    } satisfies ProductChanged)
  }
}

export const DELETE = async (req: MedusaRequest, res: MedusaResponse) => {
  await deleteShopProductWorkflow(req.scope).run({ input: { id: req.params.id } })
  res.json({ id: req.params.id })
}
