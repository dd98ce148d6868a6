import { findShownReturn } from "@haat/checkout/queries/shown-records"
import { RETURN_ERRORS } from "@haat/checkout/return-errors"
import { approveReturn } from "@haat/checkout/workflows/move-return"
import { auditedHandler, findRecord, listHandler } from "@haat/sdk/server/back-office/handlers"
import { defineResource } from "@haat/sdk/server/back-office/resource"
import { staffList, staffRoute } from "@haat/sdk/server/back-office/staff-route"
import { RETURNED_PARCELS } from "../queries/list-returned-parcels"
import { bookPickupAgain } from "../workflows/book-pickup-again"
import { settleDuePickup } from "../workflows/settle-pickup"

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
      "POST /back-office/returns/:id/approval": staffRoute(
        "returns.edit",
        "Approves a return",
        { errors: { 404: "There is none", 409: "Someone was quicker, or it is in another state" } },
        auditedHandler(async (req) => {
          const { id, way } = await approveReturn(req.scope, req.params.id)
          // At once, so that its booking is in the reply; after a failure the job retries.
          if (way === "pickup") await settleDuePickup(req.scope, id)
          return await findReturn(req)
        }),
      ),
      "POST /back-office/returns/:id/pickup": staffRoute(
        "returns.edit",
        "Books a pickup again that failed",
        {
          errors: { 404: "There is none", 409: "No booking of it has failed", 502: "The carrier fails" },
        },
        auditedHandler(async (req) => {
          await findReturn(req)
          await bookPickupAgain(req.scope, req.params.id)
          return await findReturn(req)
        }),
      ),
    },
  }),
]
