import type { SaveTaxSettings } from "@haat/gst/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { gstOf } from "../../../queries/gst"
import { change } from "../../change"

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  res.json(await gstOf(req.scope).settings())
}

export const PUT = change((req: MedusaRequest<SaveTaxSettings>) => gstOf(req.scope).saveSettings(req.validatedBody))
