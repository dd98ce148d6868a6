import { auditedHandler, findRecord } from "@haat/sdk/server/back-office/handlers"
import { defineResource } from "@haat/sdk/server/back-office/resource"
import { staffRoute } from "@haat/sdk/server/back-office/staff-route"
import { ACCOUNT_ERRORS } from "./errors"
import { ACCOUNT_PERMISSIONS } from "./permissions"
import { findShopper } from "./queries/find-shopper"
import { erasePerson } from "./workflows/erase-person"

const find = findRecord(findShopper, ACCOUNT_ERRORS.no_such_customer)

export const ACCOUNT_RESOURCES = [
  defineResource({
    name: "customers",
    tag: "Back office: people",
    permissions: ACCOUNT_PERMISSIONS,
    routes: {
      /** Needs no password, unlike the shopper's own route: staff verify the request in person or by mail. */
      "DELETE /back-office/customers/:id": staffRoute(
        "customers.delete",
        "Erases a shopper's account at their request",
        {
          description: "Deletes the account and all personal data, like the shopper's own erasure.",
          errors: { 404: "There is none", 409: "An order, a payment or a refund of theirs is under way" },
        },
        auditedHandler(async (req) => {
          const { id } = await find(req)
          await erasePerson(req.scope, { customer_id: id })
          return { id }
        }),
      ),
    },
  }),
]
