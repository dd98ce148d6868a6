import { ORDER_READER, type OrderReader, type PiecesToCancel } from "@haat/checkout/contract"
import type { ShopperRequest } from "@haat/sdk/server/require-shopper"
import type { MedusaResponse } from "@medusajs/framework/http"
import { cancelPieces } from "../../../../../workflows/cancel-pieces"

export const POST = async (req: ShopperRequest<PiecesToCancel>, res: MedusaResponse) => {
  const [order_id, customer_id] = [req.params.id, req.auth_context.actor_id]
  const { expected_total, ...pieces } = req.validatedBody
  const refund = { ...pieces, expected_left_paise: 0, reason: "" }
  await cancelPieces(req.scope, { order_id, customer_id, expected_total, lines: pieces.lines, refund })
  const orders = req.scope.resolve<OrderReader>(ORDER_READER)
  res.json({ order: await orders.findOrder({ customer_id, id: order_id }) })
}
