import type { ShopperRequest } from "@haat/sdk/server/require-shopper"
import type { MedusaResponse } from "@medusajs/framework/http"
import { Modules } from "@medusajs/framework/utils"
import { CANCEL_PIECES, type PiecesToCancel } from "../../../../../contract"
import { orderReaderOf } from "../../../../../queries/order-reader"

export const POST = async (req: ShopperRequest<PiecesToCancel>, res: MedusaResponse) => {
  const [order_id, customer_id] = [req.params.id, req.auth_context.actor_id]
  const { expected_total, ...pieces } = req.validatedBody
  const refund = { ...pieces, expected_left_paise: 0, reason: "" }
  const input = { order_id, customer_id, expected_total, lines: pieces.lines, refund }
  await req.scope.resolve(Modules.WORKFLOW_ENGINE).run(CANCEL_PIECES, { input, logOnError: false })
  res.json({ order: await orderReaderOf(req.scope).findOrder({ customer_id, id: order_id }) })
}
