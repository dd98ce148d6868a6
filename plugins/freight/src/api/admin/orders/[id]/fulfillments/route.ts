import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import type { HttpTypes } from "@medusajs/framework/types"
import { type BookOrderParcel, bookOrderParcel } from "../../../../../workflows/book-order-parcel"
import { sendOrder } from "../../send-order"

/**
 * In the place of Medusa's own route, with its body and its response: Medusa takes the goods off the stock in one step and
 * frees what is held for them in a later one, so that whoever changes the stock in between is wrong by what was packed.
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
  await sendOrder(req, res)
}
