import type { SaveWarehouse } from "@haat/gst/contract"
import type { MedusaRequest } from "@medusajs/framework/http"
import { deleteWarehouseWorkflow, saveWarehouseWorkflow } from "../../../../workflows/save-warehouse"
import { change } from "../../../change"

export const PUT = change(async (req: MedusaRequest<SaveWarehouse>) => {
  const input = { id: req.params.id, warehouse: req.validatedBody }
  const { result } = await saveWarehouseWorkflow(req.scope).run({ input })
  return result
})

export const DELETE = change(async (req) => {
  await deleteWarehouseWorkflow(req.scope).run({ input: { id: req.params.id } })
  return { id: req.params.id }
})
