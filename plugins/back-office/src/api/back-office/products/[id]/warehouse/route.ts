import type { KeepInWarehouse } from "@haat/catalog/contract"
import { findProductWarehouse, moveToWarehouseWorkflow } from "@haat/catalog/workflows/move-to-warehouse"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { change } from "../../../../change"

const find = ({ scope, params }: Pick<MedusaRequest, "scope" | "params">) =>
  findProductWarehouse(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), params.id)

const nameOf = ({ location_id, places }: Awaited<ReturnType<typeof find>>) => ({
  warehouse: places.find(({ id }) => id === location_id)?.name ?? "",
})

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  res.json(await find(req))
}

export const PUT = change(async (req: MedusaRequest<KeepInWarehouse>, details) => {
  const before = await find(req)
  const input = { product_id: req.params.id, ...req.validatedBody }
  const { result } = await moveToWarehouseWorkflow(req.scope).run({ input })
  Object.assign(details, { before: nameOf(before), after: nameOf(result) })
  return result
})
