import type { SaveWarehouse } from "@haat/gst/contract"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { findWarehouses, saveWarehouseWorkflow } from "../../../workflows/save-warehouse"
import { change } from "../../change"

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  res.json(await findWarehouses(req.scope))
}

export const POST = change(async (req: MedusaRequest<SaveWarehouse>) => {
  const { result } = await saveWarehouseWorkflow(req.scope).run({ input: { warehouse: req.validatedBody } })
  return result
})
