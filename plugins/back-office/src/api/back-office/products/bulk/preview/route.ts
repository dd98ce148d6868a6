import { BulkChange } from "@haat/catalog/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { readBody } from "../../../../../dialect/read-body"
import { catalogOf } from "../../../../../queries/catalog"
import { setAuditDetails } from "../../../../audit-changes"

export const POST = async (req: MedusaRequest, res: MedusaResponse) => {
  setAuditDetails(req, { nothing: true })
  res.json(await catalogOf(req.scope).previewPrices(readBody(BulkChange, req.body)))
}
