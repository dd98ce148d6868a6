import type { RefundReturn } from "@haat/payments/contract"
import { refundOrder } from "@haat/payments/workflows/refund-order"
import type { MedusaRequest } from "@medusajs/framework/http"
import { findRefunds } from "../../../../../queries/list-refunds"
import { change } from "../../../../change"
import { administratorOf } from "../../../../guard"
import { databaseOf } from "../../../../resource"
import { auditedRefund, inOneRefund } from "../../../orders/audited-refund"
import { findReturn } from "../../find-return"

export const POST = change(async (req: MedusaRequest<RefundReturn>, details) => {
  const { id: return_id, order_id, display_id } = await findReturn(req)
  const requested_by = administratorOf(req).name
  const { refunds, made } = await refundOrder(req.scope, {
    ...{ order_id, return_id, requested_by, request: req.validatedBody },
  })
  const rows = await findRefunds(
    databaseOf(req),
    refunds.map(({ id }) => id),
  )
  const row = inOneRefund(rows)
  Object.assign(details, auditedRefund(row, display_id, made))
  return row
})
