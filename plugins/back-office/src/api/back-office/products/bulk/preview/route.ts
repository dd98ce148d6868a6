import { BulkChange } from "@haat/catalog/contract"
import { answering } from "../../../../../dialect/answering"
import { readBody } from "../../../../../dialect/read-body"
import { catalogOf } from "../../../../../reading/catalog"
import { tellTrail } from "../../../../keep-trail"

export const POST = answering(async (req, res) => {
  tellTrail(req, { nothing: true })
  res.json(await catalogOf(req.scope).previewPrices(readBody(BulkChange, req.body)))
})
