import { OpenClaim, ReceiveReturn, RejectReturn } from "@haat/checkout/contract"
import { RefundReturn } from "@haat/payments/contract"
import { defineRoutes } from "@haat/sdk/server/route"
import { staffList, staffRoute } from "./staff-route"

const ERRORS = { 404: "There is none", 409: "Somebody was quicker, or it is in another state" }

export const returnRoutes = defineRoutes("Back office: returns", {
  "GET /back-office/returns": staffList("returns.read", "Returns, oldest first", "state, order_id"),
  "POST /back-office/returns": staffRoute("returns.edit", "Opens a claim for a shopper, also after its period", {
    body: OpenClaim,
    status: 201,
    errors: { 404: "There is no such order", 409: "Not delivered, or too many" },
  }),
  "GET /back-office/orders/:id/return-terms": staffRoute(
    "returns.read",
    "What can be done with each line that has arrived, and until when",
    { errors: { 404: "There is no such order" } },
  ),
  "GET /back-office/returns/:id": staffRoute("returns.read", "One return"),
  "GET /back-office/return-photos/:id": staffRoute("returns.read", "A picture of a return, as WebP", {
    errors: { 404: "There is none" },
  }),
  "POST /back-office/returns/:id/approval": staffRoute("returns.edit", "Approves a return", { errors: ERRORS }),
  "POST /back-office/returns/:id/rejection": staffRoute("returns.edit", "Rejects a return with a reason", {
    body: RejectReturn,
    errors: ERRORS,
  }),
  "POST /back-office/returns/:id/pickup": staffRoute("returns.edit", "Books a pickup again that failed", {
    errors: { 404: "There is none", 409: "No booking of it has failed", 502: "The carrier fails" },
  }),
  "POST /back-office/returns/:id/picked-up": staffRoute("returns.edit", "Says that it is on its way", {
    errors: ERRORS,
  }),
  "POST /back-office/returns/:id/receipt": staffRoute("returns.edit", "Takes down what has come back, piece by piece", {
    body: ReceiveReturn,
    errors: ERRORS,
  }),
  "POST /back-office/returns/:id/refund": staffRoute("orders.refund", "Refunds what has come back, line by line", {
    body: RefundReturn,
    errors: { 404: "There is none", 409: "It is not here, more than is left, or somebody else has refunded something" },
  }),
})
