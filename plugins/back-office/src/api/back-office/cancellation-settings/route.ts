import type { SaveCancellationSettings } from "@haat/checkout/contract"
import { findCancellationSettings, saveCancellationSettings } from "@haat/checkout/workflows/cancellation-settings"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { change } from "../../change"

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  res.json(await findCancellationSettings(req.scope))
}

export const PUT = change((req: MedusaRequest<SaveCancellationSettings>) =>
  saveCancellationSettings(req.scope, req.validatedBody),
)
