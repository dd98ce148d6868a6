import type { RefundOrder } from "@haat/payments/contract"
import { refundOrCancel } from "@haat/payments/workflows/refund-or-cancel"
import type { MedusaRequest } from "@medusajs/framework/http"
import { findOrder } from "../../../../../queries/list-orders"
import { findRefunds } from "../../../../../queries/list-refunds"
import { change } from "../../../../change"
import { administratorOf } from "../../../../guard"
import { databaseOf } from "../../../../resource"
import { auditedRefund, inOneRefund } from "../../audited-refund"

export const POST = change(async (req: MedusaRequest<RefundOrder>, details) => {
  const order_id = req.params.id
  const requested_by = administratorOf(req).name
  const { refunds, made, cancelled } = await refundOrCancel(req.scope, {
    ...{ order_id, requested_by, request: req.validatedBody },
  })
  const db = databaseOf(req)
  const order = await findOrder(db, order_id)
  // Without a refund of its own the audit log has the order before and after it.
  const outcome = cancelled && { cancelled: cancelled.whole ? ("order" as const) : ("pieces" as const) }
  if (!refunds.length) return { id: null, ...outcome, order }
  const ids = refunds.map(({ id }) => id)
  const row = inOneRefund(await findRefunds(db, ids))
  Object.assign(details, auditedRefund(row, order?.display_id, made))
  return { ...row, ...outcome }
})
