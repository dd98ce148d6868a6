import { BOOK_PICKUP_AGAIN } from "@haat/freight/contract"
import { readMissedMinimums } from "@haat/offers/queries/missed-minimums"
import { auditedRefund, inOneRefund } from "@haat/payments/audited-refund"
import { RefundReturn } from "@haat/payments/contract"
import { findRefunds } from "@haat/payments/queries/list-refunds"
import { readRefundableReturn } from "@haat/payments/queries/refundable"
import { refundOrder } from "@haat/payments/workflows/refund-order"
import { RETURNS } from "@haat/read-model/queries/list-returns"
import { HTTP_ERRORS } from "@haat/sdk/http-errors"
import { administratorOf } from "@haat/sdk/server/back-office/administrator"
import {
  auditedHandler,
  databaseOf,
  findRecord,
  listHandler,
  replyHandler,
} from "@haat/sdk/server/back-office/handlers"
import { defineResource } from "@haat/sdk/server/back-office/resource"
import { staffList, staffRoute } from "@haat/sdk/server/back-office/staff-route"
import { HttpError } from "@haat/sdk/server/http-error"
import { runByName } from "@haat/sdk/server/run-by-name"
import { sendPicture } from "@haat/sdk/server/send-picture"
import type { MedusaRequest } from "@medusajs/framework/http"
import {
  APPROVE_RETURN,
  OpenClaim,
  type OrderReturn,
  PICK_UP_RETURN,
  RECEIVE_RETURN,
  REJECT_RETURN,
  REQUEST_RETURN,
  ReceiveReturn,
  RejectReturn,
} from "../contract"
import { ownerOfOrder } from "../queries/owners"
import { readPhoto } from "../queries/return-photos"
import { RETURN_ERRORS } from "../return-errors"
import { findReturnSettings } from "../workflows/return-settings"

const findReturn = findRecord(RETURNS.find, RETURN_ERRORS.no_such_return)

const ERRORS = { 404: "There is none", 409: "Somebody was quicker, or it is in another state" }

export const RETURN_RESOURCES = [
  defineResource({
    name: "returns",
    tag: "Back office: returns",
    readRecord: RETURNS.find,
    routes: {
      "GET /back-office/returns": staffList(
        "returns.read",
        "Returns, oldest first",
        "state, order_id",
        listHandler("returns", RETURNS, RETURNS.page),
      ),
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
          const customer_id = await ownerOfOrder(req.scope, order_id)
          if (!customer_id) throw new HttpError(HTTP_ERRORS.no_such_order)
          const claim = { ...req.validatedBody, customer_id, photos: [], by_staff: true }
          const { id } = (await runByName(req.scope, REQUEST_RETURN, claim)) as OrderReturn
          return await RETURNS.find(databaseOf(req), id)
        }),
      ),
      "GET /back-office/returns/:id": staffRoute(
        "returns.read",
        "One return",
        {},
        replyHandler(async (req) => ({
          ...(await findReturn(req)),
          refundable: await readRefundableReturn(databaseOf(req), req.params.id),
          missed_minimums: await readMissedMinimums(databaseOf(req), req.params.id),
          keeps_discount: (await findReturnSettings(req.scope)).keeps_discount,
        })),
      ),
      "POST /back-office/returns/:id/approval": staffRoute(
        "returns.edit",
        "Approves a return",
        { errors: ERRORS },
        auditedHandler(async (req) => {
          await runByName(req.scope, APPROVE_RETURN, { return_id: req.params.id })
          return await findReturn(req)
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
          await runByName(req.scope, REJECT_RETURN, {
            return_id: req.params.id,
            ...(req.validatedBody as RejectReturn),
          })
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
          await runByName(req.scope, BOOK_PICKUP_AGAIN, { return_id: req.params.id })
          return await findReturn(req)
        }),
      ),
      "POST /back-office/returns/:id/picked-up": staffRoute(
        "returns.edit",
        "Says that it is on its way",
        {
          errors: ERRORS,
        },
        auditedHandler(async (req) => {
          await runByName(req.scope, PICK_UP_RETURN, { return_id: req.params.id })
          return await findReturn(req)
        }),
      ),
      "POST /back-office/returns/:id/receipt": staffRoute(
        "returns.edit",
        "Takes down what has come back, piece by piece",
        {
          body: ReceiveReturn,
          errors: ERRORS,
        },
        auditedHandler(async (req) => {
          await runByName(req.scope, RECEIVE_RETURN, {
            return_id: req.params.id,
            ...(req.validatedBody as ReceiveReturn),
          })
          return await findReturn(req)
        }),
      ),
      "POST /back-office/returns/:id/refund": staffRoute(
        "orders.refund",
        "Refunds what has come back, line by line",
        {
          body: RefundReturn,
          errors: {
            404: "There is none",
            409: "It is not here, more than is left, or somebody else has refunded something",
          },
        },
        auditedHandler(async (req: MedusaRequest<RefundReturn>, details) => {
          const { id: return_id, order_id, display_id } = await findReturn(req)
          const requested_by = administratorOf(req).name
          const { refunds, made } = await refundOrder(req.scope, {
            ...{ order_id, return_id, requested_by, request: req.validatedBody },
          })
          const rows = await findRefunds(
            databaseOf(req),
            refunds.map(({ id }) => id),
          )
          const row = inOneRefund(rows)
          Object.assign(details, auditedRefund(row, display_id, made))
          return row
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
          errors: { 404: "There is none" },
        },
        async (req, res) => {
          sendPicture(res, await readPhoto(databaseOf(req), req.params.id), RETURN_ERRORS.no_such_photo)
        },
      ),
    },
  }),
]
