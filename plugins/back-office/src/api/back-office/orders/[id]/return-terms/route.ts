import { readReturnTerms } from "@haat/checkout/queries/returns"
import { HTTP_ERRORS } from "@haat/sdk/http-errors"
import { findOrder } from "../../../../../queries/list-orders"
import { databaseOf, findOne, one } from "../../../../resource"

const findThisOrder = findOne(findOrder, HTTP_ERRORS.no_such_order)

export const GET = one(async (req) => {
  await findThisOrder(req)
  return { lines: await readReturnTerms(databaseOf(req), req.params.id) }
})
