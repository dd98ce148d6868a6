import type { StaffPiecesToCancel } from "@haat/checkout/contract"
import { cancelPieces } from "@haat/payments/workflows/cancel-pieces"
import type { MedusaRequest } from "@medusajs/framework/http"
import { findOrder } from "../../../../../queries/list-orders"
import { change } from "../../../../change"
import { administratorOf } from "../../../../guard"
import { databaseOf } from "../../../../resource"

export const POST = change(async (req: MedusaRequest<StaffPiecesToCancel>, details) => {
  const order_id = req.params.id
  const { expected_total, ...pieces } = req.validatedBody
  const cancelled = await cancelPieces(req.scope, {
    ...{ order_id, expected_total, lines: pieces.lines, requested_by: administratorOf(req).name },
    refund: { ...pieces, expected_left_paise: 0 },
  })
  if (!cancelled.whole && !cancelled.made) Object.assign(details, { unchanged: true })
  return await findOrder(databaseOf(req), order_id)
})
