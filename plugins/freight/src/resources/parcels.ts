import { findShownReturn } from "@haat/checkout/queries/shown-records"
import { RETURN_ERRORS } from "@haat/checkout/return-errors"
import { auditedHandler, findRecord, listHandler } from "@haat/sdk/server/back-office/handlers"
import { defineResource } from "@haat/sdk/server/back-office/resource"
import { staffList, staffRoute } from "@haat/sdk/server/back-office/staff-route"
import { runByName } from "@haat/sdk/server/run-by-name"
import { BOOK_PICKUP_AGAIN } from "../contract"
import { RETURNED_PARCELS } from "../queries/list-returned-parcels"

const findReturn = findRecord(findShownReturn, RETURN_ERRORS.no_such_return)

export const PARCEL_RESOURCES = [
  defineResource({
    name: "returned-parcels",
    tag: "Back office: orders",
    routes: {
      "GET /back-office/returned-parcels": staffList(
        "orders.read",
        "Parcels nobody took, by postal code",
        "none",
        listHandler("returned-parcels", RETURNED_PARCELS, RETURNED_PARCELS.page),
      ),
    },
  }),
  defineResource({
    name: "returns",
    tag: "Back office: returns",
    routes: {
      "POST /back-office/returns/:id/pickup": staffRoute(
        "returns.edit",
        "Books a pickup again that failed",
        {
          errors: { 404: "There is none", 409: "No booking of it has failed", 502: "The carrier fails" },
        },
        auditedHandler(async (req) => {
          await findReturn(req)
          await runByName(req.scope, BOOK_PICKUP_AGAIN, { return_id: req.params.id })
          return await findReturn(req)
        }),
      ),
    },
  }),
]
