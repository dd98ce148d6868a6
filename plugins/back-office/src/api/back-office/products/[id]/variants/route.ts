import type { SaveVariants } from "@haat/catalog/contract"
import { saveVariants } from "@haat/catalog/workflows/save-variants"
import { HTTP_ERRORS } from "@haat/sdk/http-errors"
import { HttpError } from "@haat/sdk/server/http-error"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { catalogOf } from "../../../../../queries/catalog"
import { change } from "../../../../change"

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  const variants = await catalogOf(req.scope).findProductVariants(req.params.id)
  if (!variants) throw new HttpError(HTTP_ERRORS.no_such_product)
  res.json(variants)
}

export const PUT = change(async (req: MedusaRequest<SaveVariants>, details) => {
  const saved = await saveVariants(req.scope, { product_id: req.params.id, variants: req.validatedBody })
  Object.assign(details, saved)
  return saved.after
})
