import type { SizeChart } from "@haat/catalog/contract"
import { saveSizeChart } from "@haat/catalog/workflows/save-size-chart"
import type { MedusaRequest } from "@medusajs/framework/http"
import { change } from "../../../../change"

export const PUT = change(async (req: MedusaRequest<SizeChart>, details) => {
  const saved = await saveSizeChart(req.scope, { category_id: req.params.id }, req.validatedBody)
  Object.assign(details, saved)
  return saved.after
})
