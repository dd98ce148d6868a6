import { RETURN_ERRORS } from "@haat/checkout/return-errors"
import { findReturnSettings } from "@haat/checkout/workflows/return-settings"
import { readMissedMinimums } from "@haat/offers/queries/missed-minimums"
import { readRefundableReturn } from "@haat/payments/queries/refundable"
import { findRecord, listHandler, replyHandler, resolveDatabase } from "@haat/sdk/server/back-office/handlers"
import { defineResource } from "@haat/sdk/server/back-office/resource"
import { staffList, staffRoute } from "@haat/sdk/server/back-office/staff-route"
import { RETURNS } from "../queries/list-returns"

const findReturn = findRecord(RETURNS.find, RETURN_ERRORS.no_such_return)

export const RETURN_RESOURCES = [
  defineResource({
    name: "returns",
    tag: "Back office: returns",
    find: RETURNS.find,
    readRecord: RETURNS.find,
    routes: {
      "GET /back-office/returns": staffList(
        "returns.read",
        "Returns, oldest first",
        "state, order_id",
        listHandler("returns", RETURNS, RETURNS.page),
      ),
      "GET /back-office/returns/:id": staffRoute(
        "returns.read",
        "One return",
        {},
        replyHandler(async (req) => ({
          ...(await findReturn(req)),
          refundable: await readRefundableReturn(resolveDatabase(req), req.params.id),
          missed_minimums: await readMissedMinimums(resolveDatabase(req), req.params.id),
          keeps_discount: (await findReturnSettings(req.scope)).keeps_discount,
        })),
      ),
    },
  }),
]
