import { readReturnTerms } from "@haat/checkout/queries/returns"
import { withdrawLinksWorkflow } from "@haat/freight/workflows/withdraw-links"
import { DocumentQuery } from "@haat/gst/contract"
import { gstOf } from "@haat/gst/queries/gst"
import { HTTP_ERRORS } from "@haat/sdk/http-errors"
import { administratorOf } from "@haat/sdk/server/back-office/administrator"
import {
  auditedHandler,
  databaseOf,
  exportHandler,
  findRecord,
  listHandler,
  replyHandler,
} from "@haat/sdk/server/back-office/handlers"
import { isAllowed } from "@haat/sdk/server/back-office/permissions"
import { defineResource } from "@haat/sdk/server/back-office/resource"
import { staffExport, staffList, staffRoute } from "@haat/sdk/server/back-office/staff-route"
import { HttpError } from "@haat/sdk/server/http-error"
import { parseInput } from "@haat/sdk/server/parse-input"
import { findOrder, listOrders, readOrders } from "../queries/list-orders"
import { ORDER_LIST } from "../queries/order-conditions"
import { readOrderDetail } from "../queries/order-detail"

const findThisOrder = findRecord(findOrder, HTTP_ERRORS.no_such_order)

export const ORDER_RESOURCES = [
  defineResource({
    name: "orders",
    tag: "Back office: orders",
    readRecord: findOrder,
    routes: {
      "GET /back-office/orders": staffList(
        "orders.read",
        "Orders, newest first",
        "q, status, state, payment, method, customer_id, from, until (days in India)",
        listHandler("orders", ORDER_LIST, listOrders),
      ),
      "GET /back-office/orders/export": staffExport(
        "orders.export",
        "Orders as a file",
        exportHandler(
          "orders",
          { ...ORDER_LIST, after: readOrders },
          {
            number: ({ display_id }) => String(display_id),
            placed_at: ({ created_at }) => created_at,
            customer: ({ customer_name }) => customer_name,
            email: ({ email }) => email ?? "",
            status: ({ status }) => status,
            delivery: ({ fulfillment_status }) => fulfillment_status,
            payment: ({ payment_status }) => payment_status,
            paid_by: ({ payment_method }) => payment_method,
            items: ({ items }) => items.map(({ name, quantity }) => `${quantity} x ${name}`).join("; "),
            items_rupees: ({ item_total }) => String(item_total),
            delivery_rupees: ({ delivery_charge }) => String(delivery_charge),
            discount_rupees: ({ item_discount, delivery_discount }) => String(item_discount + delivery_discount),
            total_rupees: ({ total }) => String(total),
            city: ({ shipping_address }) => shipping_address.city,
            postal_code: ({ shipping_address }) => shipping_address.postal_code,
            tracking: ({ tracking }) => tracking.map(({ number }) => number).join("; "),
          },
        ),
      ),
      "GET /back-office/orders/:id": staffRoute("orders.read", "One order", {}, async (req, res) => {
        const seesPayments = isAllowed(administratorOf(req).role, "payments.read")
        const order = await readOrderDetail(databaseOf(req), req.params.id, seesPayments)
        if (!order) throw new HttpError(HTTP_ERRORS.no_such_order)
        res.json(order)
      }),
      "GET /back-office/orders/:id/invoice": staffRoute(
        "orders.read",
        "What was issued for an order's goods, as a PDF",
        {
          query: DocumentQuery,
          errors: { 404: "There is none", 409: "Nothing has left yet" },
        },
        async (req, res) => {
          const { locale, paper } = parseInput(DocumentQuery, req.query)
          const { name, content } = await gstOf(req.scope).fileOf({ order_id: req.params.id, locale, paper })
          res.setHeader("Content-Type", "application/pdf")
          res.setHeader("Content-Disposition", `inline; filename="${name}"`)
          res.send(content)
        },
      ),
      "POST /back-office/orders/:id/withdrawn-links": staffRoute(
        "orders.edit",
        "Withdraws the links to follow an order",
        {
          errors: { 404: "There is none" },
        },
        auditedHandler(async (req) => {
          const order = await findThisOrder(req)
          await withdrawLinksWorkflow(req.scope).run({ input: { order_id: order.id } })
          return order
        }),
      ),
    },
  }),
  defineResource({
    name: "orders",
    tag: "Back office: returns",
    routes: {
      "GET /back-office/orders/:id/return-terms": staffRoute(
        "returns.read",
        "What can be done with each line that has arrived, and until when",
        { errors: { 404: "There is no such order" } },
        replyHandler(async (req) => {
          await findThisOrder(req)
          return { lines: await readReturnTerms(databaseOf(req), req.params.id) }
        }),
      ),
    },
  }),
]
