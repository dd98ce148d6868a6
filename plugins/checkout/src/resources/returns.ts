import { HTTP_ERRORS } from "@haat/sdk/http-errors"
import { auditedHandler, findRecord, replyHandler, resolveDatabase } from "@haat/sdk/server/back-office/handlers"
import { defineResource } from "@haat/sdk/server/back-office/resource"
import { staffRoute } from "@haat/sdk/server/back-office/staff-route"
import { HttpError } from "@haat/sdk/server/http-error"
import { sendPicture } from "@haat/sdk/server/send-picture"
import type { MedusaRequest } from "@medusajs/framework/http"
import { OpenClaim, ReceiveReturn, RejectReturn } from "../contract"
import { CHECKOUT_PERMISSIONS } from "../permissions"
import { findOrderCustomerId } from "../queries/record-owners"
import { readPhoto } from "../queries/return-photos"
import { readReturnTerms } from "../queries/returns"
import { findShownOrder, findShownReturn } from "../queries/shown-records"
import { RETURN_ERRORS } from "../return-errors"
import { pickUpReturn, rejectReturn } from "../workflows/move-return"
import { receiveReturn } from "../workflows/receive-return"
import { requestReturn } from "../workflows/request-return"

const requireReturn = findRecord(findShownReturn, RETURN_ERRORS.no_such_return)
const requireOrder = findRecord(findShownOrder, HTTP_ERRORS.no_such_order)

const ERRORS = { 404: "Not found", 409: "Changed meanwhile, or in another state" }

export const RETURN_RESOURCES = [
  defineResource({
    name: "returns",
    tag: "Back office: returns",
    permissions: CHECKOUT_PERMISSIONS,
    routes: {
      /** Opens a claim for a shopper. */
      "POST /back-office/returns": staffRoute(
        "returns.edit",
        "Opens a claim for a shopper, also after its period",
        {
          body: OpenClaim,
          status: 201,
          errors: { 404: "There is no such order", 409: "Not delivered, or too many" },
        },
        auditedHandler(async (req: MedusaRequest<OpenClaim>) => {
          const { order_id } = req.validatedBody
          const customer_id = await findOrderCustomerId(req.scope, order_id)
          if (!customer_id) throw new HttpError(HTTP_ERRORS.no_such_order)
          const claim = { ...req.validatedBody, customer_id, photos: [], by_staff: true }
          const { id } = await requestReturn(req.scope, claim)
          return await findShownReturn(resolveDatabase(req), id)
        }),
      ),
      "POST /back-office/returns/:id/rejection": staffRoute(
        "returns.edit",
        "Rejects a return with a reason",
        {
          body: RejectReturn,
          errors: ERRORS,
        },
        auditedHandler(async (req) => {
          await rejectReturn(req.scope, { return_id: req.params.id, ...(req.validatedBody as RejectReturn) })
          return await requireReturn(req)
        }),
      ),
      "POST /back-office/returns/:id/picked-up": staffRoute(
        "returns.edit",
        "Marks a return as picked up",
        {
          errors: ERRORS,
        },
        auditedHandler(async (req) => {
          await pickUpReturn(req.scope, req.params.id)
          return await requireReturn(req)
        }),
      ),
      "POST /back-office/returns/:id/receipt": staffRoute(
        "returns.edit",
        "Records the received pieces of a return",
        {
          body: ReceiveReturn,
          errors: ERRORS,
        },
        auditedHandler(async (req) => {
          await receiveReturn(req.scope, { return_id: req.params.id, ...(req.validatedBody as ReceiveReturn) })
          return await requireReturn(req)
        }),
      ),
    },
  }),
  defineResource({
    name: "return-photos",
    tag: "Back office: returns",
    routes: {
      "GET /back-office/return-photos/:id": staffRoute(
        "returns.read",
        "A picture of a return, as WebP",
        {
          errors: { 404: "Not found" },
        },
        async (req, res) => {
          sendPicture(res, await readPhoto(resolveDatabase(req), req.params.id), RETURN_ERRORS.no_such_photo)
        },
      ),
    },
  }),
  defineResource({
    name: "orders",
    tag: "Back office: returns",
    routes: {
      "GET /back-office/orders/:id/return-terms": staffRoute(
        "returns.read",
        "Return terms of each delivered line",
        { errors: { 404: "There is no such order" } },
        replyHandler(async (req) => {
          await requireOrder(req)
          return { lines: await readReturnTerms(resolveDatabase(req), req.params.id) }
        }),
      ),
    },
  }),
]
