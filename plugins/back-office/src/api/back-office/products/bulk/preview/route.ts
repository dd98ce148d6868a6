import { BulkChange } from "@haat/catalog/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { readBody } from "../../../../../dialect/read-body"
import { catalogOf } from "../../../../../reading/catalog"
import { tellTrail } from "../../../../keep-trail"

export const POST = async (req: MedusaRequest, res: MedusaResponse) => {
  tellTrail(req, { nothing: true })
  res.json(await catalogOf(req.scope).previewPrices(readBody(BulkChange, req.body)))
}
