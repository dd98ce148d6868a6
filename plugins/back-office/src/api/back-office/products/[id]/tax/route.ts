import type { SaveGoodsTax } from "@haat/catalog/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { gstOf } from "../../../../../queries/gst"
import { change } from "../../../../change"

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  res.json(await gstOf(req.scope).productTax(req.params.id))
}

export const PUT = change(async (req: MedusaRequest<SaveGoodsTax>, details) => {
  const gst = gstOf(req.scope)
  const before = await gst.productTax(req.params.id)
  const after = await gst.saveProductTax(req.params.id, req.validatedBody)
  Object.assign(details, { before: before.own, after: after.own })
  return after
})
