import type { SaveCodSettings } from "@haat/checkout/contract"
import { findCodSettings, saveCodSettings } from "@haat/checkout/workflows/cod"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { change } from "../../change"

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  res.json(await findCodSettings(req.scope))
}

export const PUT = change((req: MedusaRequest<SaveCodSettings>) => saveCodSettings(req.scope, req.validatedBody))
