import { ACCOUNT_ERRORS } from "@haat/accounts/errors"
import { requestAdministrator } from "@haat/sdk/server/back-office/administrator"
import {
  auditedHandler,
  exportHandler,
  findRecord,
  listHandler,
  replyHandler,
  resolveDatabase,
} from "@haat/sdk/server/back-office/handlers"
import { defineResource } from "@haat/sdk/server/back-office/resource"
import { staffExport, staffList, staffRoute } from "@haat/sdk/server/back-office/staff-route"
import { HttpError } from "@haat/sdk/server/http-error"
import type { MedusaRequest } from "@medusajs/framework/http"
import { GiveCredit } from "../contract"
import { CUSTOMERS, findCustomer } from "../queries/list-customers"
import { giveCredit } from "../workflows/give-credit"

const readCustomer = findRecord(findCustomer, ACCOUNT_ERRORS.no_such_customer)

export const CUSTOMER_RESOURCES = [
  defineResource({
    name: "customers",
    tag: "Back office: people",
    routes: {
      "GET /back-office/customers": staffList(
        "customers.read",
        "Customers, newest first",
        "q",
        listHandler("customers", CUSTOMERS, CUSTOMERS.page),
      ),
      "GET /back-office/customers/export": staffExport(
        "customers.export",
        "Customers as a file",
        exportHandler("customers", CUSTOMERS, {
          name: ({ name }) => name,
          email: ({ email }) => email,
          phone: ({ phone }) => phone ?? "",
          orders: ({ orders }) => String(orders),
          spent_rupees: ({ spent }) => String(spent),
          signed_up_at: ({ created_at }) => new Date(created_at).toISOString(),
        }),
      ),
      "GET /back-office/customers/:id": staffRoute("customers.read", "One customer", {}, replyHandler(readCustomer)),
      "POST /back-office/customers/:id/credit": staffRoute(
        "customers.credit",
        "Gives a customer store credit",
        {
          body: GiveCredit,
          errors: { 404: "Not found" },
        },
        auditedHandler(async (req: MedusaRequest<GiveCredit>, details) => {
          const customer = await findCustomer(resolveDatabase(req), req.params.id)
          if (!customer) throw new HttpError(ACCOUNT_ERRORS.no_such_customer)
          const { amount, reason } = req.validatedBody
          const given_by = requestAdministrator(req).name
          const { credit, given } = await giveCredit(req.scope, {
            ...req.validatedBody,
            customer_id: customer.id,
            given_by,
          })
          const after = { store_credit: { amount, reason, balance: credit.balance } }
          Object.assign(
            details,
            given ? { subject: customer.name || customer.email, before: {}, after } : { unchanged: true },
          )
          return credit
        }),
      ),
    },
  }),
]
