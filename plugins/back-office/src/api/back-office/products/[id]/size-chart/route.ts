import type { SizeChart } from "@haat/catalog/contract"
import { saveSizeChart } from "@haat/catalog/workflows/save-size-chart"
import { HTTP_ERRORS } from "@haat/sdk/http-errors"
import { HttpError } from "@haat/sdk/server/http-error"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { catalogOf } from "../../../../../queries/catalog"
import { change } from "../../../../change"

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  const charts = await catalogOf(req.scope).findSizeCharts(req.params.id)
  if (!charts) throw new HttpError(HTTP_ERRORS.no_such_product)
  res.json(charts)
}

export const PUT = change(async (req: MedusaRequest<SizeChart>, details) => {
  const saved = await saveSizeChart(req.scope, { product_id: req.params.id }, req.validatedBody)
  Object.assign(details, saved)
  return saved.after
})
