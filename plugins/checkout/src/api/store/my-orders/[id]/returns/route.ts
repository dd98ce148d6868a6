import { HttpError } from "@haat/http/http-error"
import { HTTP_ERRORS } from "@haat/http/http-errors"
import type { ShopperRequest } from "@haat/http/require-shopper"
import type { MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { RequestReturn } from "../../../../../contract"
import { ownerOfOrder } from "../../../../../queries/owners"
import { listReturns, readLinesToReturn } from "../../../../../queries/returns"
import { requestReturnWorkflow } from "../../../../../workflows/request-return"

export const GET = async (req: ShopperRequest, res: MedusaResponse) => {
  const { id } = req.params
  if ((await ownerOfOrder(req.scope, id)) !== req.auth_context.actor_id) throw new HttpError(HTTP_ERRORS.no_such_order)
  const db = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const [lines, returns] = await Promise.all([readLinesToReturn(db, id), listReturns(db, id)])
  const returnable = lines
    .filter(({ open, left }) => open && left > 0)
    .map(({ days: _days, open: _open, sent_from: _place, ...line }) => line)
  res.json({ returnable, returns })
}

export const POST = async (req: ShopperRequest<RequestReturn>, res: MedusaResponse) => {
  const { result } = await requestReturnWorkflow(req.scope).run({
    input: { ...req.validatedBody, order_id: req.params.id, customer_id: req.auth_context.actor_id },
  })
  res.status(201).json({ return: result })
}
