import type { RefundOrder } from "@haat/medusa-payment-razorpay/contract"
import { refundOrder } from "@haat/medusa-payment-razorpay/workflows/refund-order"
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
  const { refunds, made } = await refundOrder(req.scope, { order_id, requested_by, request: req.validatedBody })
  const db = databaseOf(req)
  const [order, rows] = await Promise.all([
    findOrder(db, order_id),
    findRefunds(
      db,
      refunds.map(({ id }) => id),
    ),
  ])
  const row = inOneRefund(rows)
  Object.assign(details, auditedRefund(row, order?.display_id, made))
  return row
})
