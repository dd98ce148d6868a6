import { HTTP_ERRORS } from "@haat/sdk/http-errors"
import { requestAdministrator } from "@haat/sdk/server/back-office/administrator"
import { exportHandler, listHandler, resolveDatabase } from "@haat/sdk/server/back-office/handlers"
import { isAllowed } from "@haat/sdk/server/back-office/permissions"
import { defineResource, FIRST_ROWS } from "@haat/sdk/server/back-office/resource"
import { staffExport, staffList, staffRoute } from "@haat/sdk/server/back-office/staff-route"
import { HttpError } from "@haat/sdk/server/http-error"
import type { OrdersTodo } from "../contract"
import { findOrder, listOrders, readOrders } from "../queries/list-orders"
import { ORDER_LIST } from "../queries/order-conditions"
import { readOrderDetail } from "../queries/order-detail"

const OLDEST = { ...FIRST_ROWS, sort: ["created_at", "ASC"] as ["created_at", "ASC"] }

export const ORDER_RESOURCES = [
  defineResource({
    name: "orders",
    tag: "Back office: orders",
    find: findOrder,
    readRecord: findOrder,
    readTodo: async (db): Promise<OrdersTodo> => {
      const [to_ship, cash_due] = await Promise.all([
        listOrders(db, { ...OLDEST, filter: { state: "to_ship" } }),
        listOrders(db, { ...OLDEST, filter: { payment: "cash_due" } }),
      ])
      return { to_ship, cash_due }
    },
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
        const seesPayments = isAllowed(requestAdministrator(req).role, "payments.read")
        const order = await readOrderDetail(resolveDatabase(req), req.params.id, seesPayments)
        if (!order) throw new HttpError(HTTP_ERRORS.no_such_order)
        res.json(order)
      }),
    },
  }),
]
