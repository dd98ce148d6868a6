import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils"
import { isAllowed } from "../../../../contract"
import { readOrderDetail } from "../../../../reading/order-detail"
import { administratorOf } from "../../../guard"

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  const seesPayments = isAllowed(administratorOf(req).role, "payments.read")
  const order = await readOrderDetail(
    req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION),
    req.params.id,
    seesPayments,
  )
  if (!order) throw new MedusaError(MedusaError.Types.NOT_FOUND, "There is no such order")
  res.json(order)
}
