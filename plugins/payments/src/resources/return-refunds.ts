import { findShownReturn } from "@haat/checkout/queries/shown-records"
import { RETURN_ERRORS } from "@haat/checkout/return-errors"
import { requestAdministrator } from "@haat/sdk/server/back-office/administrator"
import { auditedHandler, findRecord, resolveDatabase } from "@haat/sdk/server/back-office/handlers"
import { defineResource } from "@haat/sdk/server/back-office/resource"
import { staffRoute } from "@haat/sdk/server/back-office/staff-route"
import type { MedusaRequest } from "@medusajs/framework/http"
import { mergeRefunds, toAuditDetails } from "../audited-refund"
import { RefundReturn } from "../contract"
import { findRefunds } from "../queries/list-refunds"
import { refundOrder } from "../workflows/refund-order"

const findReturn = findRecord(findShownReturn, RETURN_ERRORS.no_such_return)

export const RETURN_REFUND_RESOURCES = [
  defineResource({
    name: "returns",
    tag: "Back office: returns",
    routes: {
      "POST /back-office/returns/:id/refund": staffRoute(
        "orders.refund",
        "Refunds what has come back, line by line",
        {
          body: RefundReturn,
          errors: {
            404: "There is none",
            409: "It is not here, more than is left, or someone else has refunded something",
          },
        },
        auditedHandler(async (req: MedusaRequest<RefundReturn>, details) => {
          const { id: return_id, order_id, display_id } = await findReturn(req)
          const requested_by = requestAdministrator(req).name
          const { refunds, made } = await refundOrder(req.scope, {
            order_id,
            return_id,
            requested_by,
            request: req.validatedBody,
          })
          const rows = await findRefunds(
            resolveDatabase(req),
            refunds.map(({ id }) => id),
          )
          const row = mergeRefunds(rows)
          Object.assign(details, toAuditDetails(row, display_id, made))
          return row
        }),
      ),
    },
  }),
]
