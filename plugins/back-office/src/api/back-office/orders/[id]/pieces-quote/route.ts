import type { QuotePieces } from "@haat/payments/contract"
import { quotePieces } from "@haat/payments/workflows/quote-pieces"
import { HTTP_ERRORS } from "@haat/sdk/http-errors"
import type { MedusaRequest } from "@medusajs/framework/http"
import { findOrder } from "../../../../../queries/list-orders"
import { change } from "../../../../change"
import { findOne } from "../../../../resource"

const findThisOrder = findOne(findOrder, HTTP_ERRORS.no_such_order)

export const POST = change(async (req: MedusaRequest<QuotePieces>) => {
  const { id: order_id } = await findThisOrder(req as MedusaRequest)
  return quotePieces(req.scope, { order_id, ...req.validatedBody })
})
