import type { SizeChart } from "@haat/catalog/contract"
import { CATALOG_ERRORS } from "@haat/catalog/errors"
import { saveSizeChart } from "@haat/catalog/workflows/save-size-chart"
import { HttpError } from "@haat/sdk/server/http-error"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { catalogOf } from "../../../../../queries/catalog"
import { change } from "../../../../change"

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  const chart = await catalogOf(req.scope).findCategorySizeChart(req.params.id)
  if (!chart) throw new HttpError(CATALOG_ERRORS.no_such_category)
  res.json(chart)
}

export const PUT = change(async (req: MedusaRequest<SizeChart>, details) => {
  const saved = await saveSizeChart(req.scope, { category_id: req.params.id }, req.validatedBody)
  Object.assign(details, saved)
  return saved.after
})
