import { withdrawLinksWorkflow } from "@haat/freight/workflows/withdraw-links"
import { HTTP_ERRORS } from "@haat/sdk/http-errors"
import { HttpError } from "@haat/sdk/server/http-error"
import { findOrder } from "../../../../../queries/list-orders"
import { change } from "../../../../change"
import { databaseOf } from "../../../../resource"

export const POST = change(async (req) => {
  const order = await findOrder(databaseOf(req), req.params.id)
  if (!order) throw new HttpError(HTTP_ERRORS.no_such_order)
  await withdrawLinksWorkflow(req.scope).run({ input: { order_id: order.id } })
  return order
})
