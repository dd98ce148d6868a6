import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { HttpTypes } from "@medusajs/framework/types"
import { type BookOrderParcel, bookOrderParcel } from "../../../../../workflows/book-order-parcel"
import { respondWithOrder } from "../../send-order"

/**
 * Replaces Medusa's route with the same body and response: Medusa lowers the stock in one step and frees the
 * reservation in a later one, so a stock change in between would be wrong by the packed pieces.
 */
export const POST = async (
  req: AuthenticatedMedusaRequest<HttpTypes.AdminCreateOrderFulfillment>,
  res: MedusaResponse<HttpTypes.AdminOrderResponse>,
) => {
  const { items, shipping_option_id, metadata, no_notification } = req.validatedBody
  const input: BookOrderParcel = {
    order_id: req.params.id,
    items,
    shipping_option_id,
    metadata: metadata ?? undefined,
    no_notification,
  }
  await bookOrderParcel(req.scope, input)
  await respondWithOrder(req, res)
}
