import { HTTP_ERRORS } from "@haat/sdk/http-errors"
import { HttpError } from "@haat/sdk/server/http-error"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { isAllowed } from "../../../../contract"
import { readOrderDetail } from "../../../../queries/order-detail"
import { administratorOf } from "../../../guard"
import { databaseOf } from "../../../resource"

export const GET = async (req: MedusaRequest, res: MedusaResponse) => {
  const seesPayments = isAllowed(administratorOf(req).role, "payments.read")
  const order = await readOrderDetail(databaseOf(req), req.params.id, seesPayments)
  if (!order) throw new HttpError(HTTP_ERRORS.no_such_order)
  res.json(order)
}
