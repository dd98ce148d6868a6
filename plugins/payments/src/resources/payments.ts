import { findRecord, listHandler, replyHandler } from "@haat/sdk/server/back-office/handlers"
import { defineResource, FIRST_ROWS } from "@haat/sdk/server/back-office/resource"
import { staffList, staffRoute } from "@haat/sdk/server/back-office/staff-route"
import type { PaymentsTodo } from "../contract"
import { PAYMENT_ERRORS } from "../errors"
import { PAYMENT_PERMISSIONS } from "../permissions"
import { PAYMENTS } from "../queries/list-payments"

export const PAYMENT_LIST_RESOURCES = [
  defineResource({
    name: "payments",
    tag: "Back office: orders",
    permissions: PAYMENT_PERMISSIONS,
    readTodo: async (db, may): Promise<PaymentsTodo> => ({
      payments: may("payments.read") ? await PAYMENTS.page(db, { ...FIRST_ROWS, filter: { attention: true } }) : null,
    }),
    routes: {
      "GET /back-office/payments": staffList(
        "payments.read",
        "Payments, newest first",
        "state, attention",
        listHandler("payments", PAYMENTS, PAYMENTS.page),
      ),
      "GET /back-office/payments/:id": staffRoute(
        "payments.read",
        "One payment",
        {},
        replyHandler(findRecord(PAYMENTS.find, PAYMENT_ERRORS.no_such_payment)),
      ),
    },
  }),
]
