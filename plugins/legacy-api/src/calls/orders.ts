import { resolveOrderReader } from "@haat/checkout/queries/order-reader"
import { cancelOrder } from "@haat/checkout/workflows/cancel-order"
import { listAllOrders } from "@haat/read-model/queries/orders"
import { HTTP_ERRORS } from "@haat/sdk/http-errors"
import { recordId } from "@haat/sdk/record-id"
import { HttpError, requireWithinLimit } from "@haat/sdk/server/http-error"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { z } from "zod"
import { resolveAttempts } from "../attempts"
import { call } from "../call"
import { auditBulkRead } from "../dispatch/audit-bulk-read"
import { findPrepaid } from "../ordering/find-prepaid"
import { placeCod } from "../ordering/place-cod"
import { readRevenue } from "../queries/revenue"
import { ownId, Page } from "../shapes/fields"
import { Order } from "../shapes/order"
import { PAYMENT_METHODS, PlaceOrderBody } from "../shapes/place-order"
import { toOrders } from "../translate/order"

const tag = "Orders and payment"

const NO_ORDER = HTTP_ERRORS.no_such_order.en

export const orderCalls = [
  call({
    method: "POST",
    path: "/order/place",
    tag,
    summary: "Orders the signed-in customer's cart",
    description:
      "The server computes all amounts: if an item, a quantity, a price, the delivery charge or the total differs, " +
      "the reply is 409 and nothing is ordered. The cart is empty afterwards; sold-out lines move to the next " +
      "cart. A cart can be ordered once: a second call finds no cart and gets 409. With 'Online' the order was " +
      "placed when the payment was verified, and this call sets its address.",
    who: "customer",
    own: "userId",
    body: PlaceOrderBody,
    reply: z.object({ success: z.boolean(), message: z.string(), order: Order }),
    succeeds: true,
    errors: {
      409:
        "The cart, a price, the charge or the total differs; sold out; nothing to order; not paid; too many open " +
        "cash orders",
      429: "Too many requests of this customer or address",
    },
    run: async ({ scope, req, customer_id, body }) => {
      requireWithinLimit(await resolveAttempts(scope).order(req.ip ?? "", customer_id))
      // an order that costs nothing is paid already, whatever its payment method
      const isCod = PAYMENT_METHODS[body.paymentMethod] === "cod" || body.totalPrice === 0
      const place = isCod ? placeCod : findPrepaid
      const [order] = await toOrders(scope, [await place(scope, customer_id, body)])
      return { success: true, message: "Order placed successfully", order }
    },
  }),
  call({
    method: "POST",
    path: "/order/getOrdersById",
    tag,
    summary: "The signed-in customer's orders, newest first, as a bare list",
    description: "Takes the user object as its body. Cancelled orders are not in the list.",
    who: "customer",
    own: "_id",
    query: Page,
    body: z.object({ _id: ownId }),
    reply: z.array(Order),
    run: async ({ scope, customer_id, query }) =>
      toOrders(scope, await resolveOrderReader(scope).listOrders({ customer_id, ...query })),
  }),
  call({
    method: "POST",
    path: "/order/cancelOrder",
    tag,
    summary: "Cancels an order that is not shipped yet",
    description:
      "`orderId` is the order's `order_id`, `documentId` its `_id`. The pieces are restocked and the payment is " +
      "refunded. Repeating has no effect. The customer's list does not have cancelled orders; the owner's does.",
    who: "customer",
    own: "userId",
    body: z.object({
      orderId: z
        .union([z.number(), z.string().max(20)], NO_ORDER)
        .nullish()
        .describe("The order's order_id; 404 when it does not belong to documentId"),
      documentId: recordId(NO_ORDER, NO_ORDER),
      userId: ownId,
    }),
    reply: z.object({ success: z.boolean(), message: z.string(), order: Order }),
    succeeds: true,
    errors: { 404: NO_ORDER, 409: "It is on its way already", 429: "Too many requests of this customer or address" },
    run: async ({ scope, req, customer_id, body: { orderId, documentId } }) => {
      requireWithinLimit(await resolveAttempts(scope).cancel(req.ip ?? "", customer_id))
      const found = await resolveOrderReader(scope).findOrder({ customer_id, id: documentId })
      if (!found || (orderId != null && String(found.display_id) !== String(orderId).replace(/^#/, "")))
        throw new HttpError(HTTP_ERRORS.no_such_order)
      const cancelled = await cancelOrder(scope, { order_id: found.id, customer_id })
      const [order] = await toOrders(scope, [cancelled])
      return { success: true, message: "Order cancelled successfully", order }
    },
  }),
  call({
    method: "GET",
    path: "/order/getOrders",
    tag,
    summary: "All orders, newest first, as a bare list",
    description:
      "Includes cancelled orders, by their `status`. Needs the permission to export orders (owners and managers), " +
      "and is recorded in the audit log.",
    who: "administrator",
    permission: "orders.export",
    query: Page,
    reply: z.array(Order),
    run: ({ scope, caller, query }) =>
      auditBulkRead(scope, caller, "orders", query, async () =>
        toOrders(scope, await listAllOrders(scope.resolve(ContainerRegistrationKeys.PG_CONNECTION), query)),
      ),
  }),
  call({
    method: "GET",
    path: "/order/revenue",
    tag,
    summary: "Revenue of all orders, without cancelled ones and refunds",
    description: "Cash orders count from placing, collected or not.",
    who: "administrator",
    permission: "overview.read",
    reply: z.object({ revenue: z.number().describe("Rupees") }),
    run: ({ scope }) => readRevenue(scope),
  }),
]
