import { StaffPiecesToCancel } from "@haat/checkout/contract"
import { findShownOrder } from "@haat/checkout/queries/shown-records"
import { cancelOrder } from "@haat/checkout/workflows/cancel-order"
import { HTTP_ERRORS } from "@haat/sdk/http-errors"
import { requestAdministrator } from "@haat/sdk/server/back-office/administrator"
import { auditedHandler, findRecord, resolveDatabase } from "@haat/sdk/server/back-office/handlers"
import { defineResource } from "@haat/sdk/server/back-office/resource"
import { staffRoute } from "@haat/sdk/server/back-office/staff-route"
import type { MedusaRequest } from "@medusajs/framework/http"
import { mergeRefunds, toAuditDetails } from "../audited-refund"
import { QuotePieces, RefundOrder } from "../contract"
import { findRefunds } from "../queries/list-refunds"
import { cancelPieces } from "../workflows/cancel-pieces"
import { quotePieces } from "../workflows/quote-pieces"
import { refundOrCancel } from "../workflows/refund-or-cancel"

const findThisOrder = findRecord(findShownOrder, HTTP_ERRORS.no_such_order)

export const ORDER_REFUND_RESOURCES = [
  defineResource({
    name: "orders",
    tag: "Back office: orders",
    routes: {
      "POST /back-office/orders/:id/cancellation": staffRoute(
        "orders.cancel",
        "Cancels an order and refunds its money",
        {
          touches: ["fulfillment_status", "payment_status", "status", "cancellable"],
          errors: { 404: "There is none", 409: "On its way" },
        },
        auditedHandler(async (req) => {
          const order_id = req.params.id
          await cancelOrder(req.scope, { order_id })
          return await findShownOrder(resolveDatabase(req), order_id)
        }),
      ),
      "POST /back-office/orders/:id/cancelled-pieces": staffRoute(
        "orders.cancel",
        "Cancels pieces of an order before it is packed, and refunds them",
        {
          body: StaffPiecesToCancel,
          description: "All pieces that there are cancel the order.",
          errors: { 404: "There is none", 409: "Packed, on its way, too many, or its total is another meanwhile" },
        },
        auditedHandler(async (req: MedusaRequest<StaffPiecesToCancel>, details) => {
          const order_id = req.params.id
          const { expected_total, ...pieces } = req.validatedBody
          const cancelled = await cancelPieces(req.scope, {
            order_id,
            expected_total,
            lines: pieces.lines,
            requested_by: requestAdministrator(req).name,
            refund: { ...pieces, expected_left_paise: 0 },
          })
          if (!cancelled.whole && !cancelled.made) Object.assign(details, { unchanged: true })
          return await findShownOrder(resolveDatabase(req), order_id)
        }),
      ),
      "POST /back-office/orders/:id/refund": staffRoute(
        "orders.refund",
        "Refunds a part of an order, or the rest of it",
        {
          body: RefundOrder,
          description:
            "Pieces that have not left are cancelled by it, unless `send_anyway` says that they are sent all the same.",
          errors: { 404: "There is none", 409: "More than is left, or someone else has refunded something meanwhile" },
        },
        auditedHandler(async (req: MedusaRequest<RefundOrder>, details) => {
          const order_id = req.params.id
          const requested_by = requestAdministrator(req).name
          const { refunds, made, cancelled } = await refundOrCancel(req.scope, {
            order_id,
            requested_by,
            request: req.validatedBody,
          })
          const db = resolveDatabase(req)
          const order = await findShownOrder(db, order_id)
          // Without a refund of its own the audit log has the order before and after it.
          const outcome = cancelled && { cancelled: cancelled.whole ? ("order" as const) : ("pieces" as const) }
          if (!refunds.length) return { id: null, ...outcome, order }
          const ids = refunds.map(({ id }) => id)
          const row = mergeRefunds(await findRefunds(db, ids))
          Object.assign(details, toAuditDetails(row, order?.display_id, made))
          return { ...row, ...outcome }
        }),
      ),
      "POST /back-office/orders/:id/pieces-quote": staffRoute(
        "orders.read",
        "What a refund of pieces, or cancelling them, would come to",
        {
          body: QuotePieces,
          audit: false,
          errors: { 404: "There is none", 409: "More than there is, or it cannot be refunded or cancelled" },
        },
        auditedHandler(async (req: MedusaRequest<QuotePieces>) => {
          const { id: order_id } = await findThisOrder(req as MedusaRequest)
          return quotePieces(req.scope, { order_id, ...req.validatedBody })
        }),
      ),
    },
  }),
]
