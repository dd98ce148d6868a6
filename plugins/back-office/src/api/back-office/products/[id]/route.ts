import { type ProductChanged, REFUSALS, SaveShopProduct } from "@haat/catalog/contract"
import { deleteShopProductWorkflow } from "@haat/catalog/workflows/delete-shop-product"
import { saveShopProductWorkflow } from "@haat/catalog/workflows/save-shop-product"
import { MedusaError } from "@medusajs/framework/utils"
import { z } from "zod"
import { answering } from "../../../../dialect/answering"
import { readBody, readPart } from "../../../../dialect/read-body"
import { catalogOf } from "../../../../reading/catalog"

const CHANGED = "product_changed"
const GONE = "Somebody else deleted this product while you were editing it"

export const GET = answering(async (req, res) => {
  const product = await catalogOf(req.scope).findShopProduct(req.params.id)
  if (!product) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such product")
  res.json(product)
})

/** `updated_at` is the version that was edited: somebody who was quicker is not overwritten unseen. */
const Edited = z.object({ updated_at: z.iso.datetime("Say which version you edited: updated_at, as you read it") })
/** Switching a product on or off overwrites nothing that anybody could have typed. */
const Switched = Edited.partial()

export const PUT = answering(async (req, res) => {
  const { id } = req.params
  const product = readPart(SaveShopProduct, req.body as Record<string, unknown>)
  const switches = Object.keys(product).every((field) => field === "active")
  const { updated_at: version } = readBody(switches ? Switched : Edited, req.body)
  try {
    const { result } = await saveShopProductWorkflow(req.scope).run({ input: { id, version, product } })
    res.json(result)
  } catch (error) {
    const { code, type, message } = error as { code?: string; type?: string; message: string }
    const gone = version !== undefined && type === MedusaError.Types.NOT_FOUND
    if (code !== CHANGED && !gone) throw error
    const current = await catalogOf(req.scope).findShopProduct(id)
    res.status(REFUSALS[CHANGED]).json({ message: current ? message : GONE, current } satisfies ProductChanged)
  }
})

export const DELETE = answering(async (req, res) => {
  await deleteShopProductWorkflow(req.scope).run({ input: { id: req.params.id } })
  res.json({ id: req.params.id })
})
