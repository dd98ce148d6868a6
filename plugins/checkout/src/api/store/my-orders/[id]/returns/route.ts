import { HTTP_ERRORS } from "@haat/sdk/http-errors"
import { HttpError } from "@haat/sdk/server/http-error"
import type { ShopperRequest } from "@haat/sdk/server/require-shopper"
import type { MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { RequestReturn } from "../../../../../contract"
import { resolveOrderReader } from "../../../../../queries/order-reader"
import { findOrderCustomerId } from "../../../../../queries/record-owners"
import { readReturnTerms } from "../../../../../queries/returns"
import { requestReturn } from "../../../../../workflows/request-return"

export const GET = async (req: ShopperRequest, res: MedusaResponse) => {
  const { id } = req.params
  if ((await findOrderCustomerId(req.scope, id)) !== req.auth_context.actor_id)
    throw new HttpError(HTTP_ERRORS.no_such_order)
  const db = req.scope.resolve(ContainerRegistrationKeys.PG_CONNECTION)
  const [lines, returns] = await Promise.all([readReturnTerms(db, id), resolveOrderReader(req.scope).listReturns(id)])
  res.json({ lines, returnable: lines.filter(({ can_return, left }) => can_return && left > 0), returns })
}

export const POST = async (req: ShopperRequest<RequestReturn>, res: MedusaResponse) => {
  const result = await requestReturn(req.scope, {
    ...req.validatedBody,
    order_id: req.params.id,
    customer_id: req.auth_context.actor_id,
  })
  res.status(201).json({ return: result })
}
