import type { BulkChange } from "@haat/catalog/contract"
import type { MedusaRequest } from "@medusajs/framework/http"
import { catalogOf } from "../../../../../queries/catalog"
import { change } from "../../../../change"

export const POST = change(async (req: MedusaRequest<BulkChange>) =>
  catalogOf(req.scope).previewPrices(req.validatedBody),
)
