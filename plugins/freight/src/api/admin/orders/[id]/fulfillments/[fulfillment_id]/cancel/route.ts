import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { HttpTypes } from "@medusajs/framework/types"
import { cancelOrderParcel } from "../../../../../../../workflows/cancel-order-parcel"
import { respondWithOrder } from "../../../../send-order"

/** Replaces Medusa's own route, which changes stock and reservations in separate steps. */
export const POST = async (
  req: AuthenticatedMedusaRequest<HttpTypes.AdminCancelOrderFulfillment>,
  res: MedusaResponse<HttpTypes.AdminOrderResponse>,
) => {
  const { id: order_id, fulfillment_id } = req.params
  const { no_notification } = req.validatedBody
  await cancelOrderParcel(req.scope, { order_id, fulfillment_id, no_notification })
  await respondWithOrder(req, res)
}
