import { type OpenClaim, type OrderReturn, REQUEST_RETURN } from "@haat/checkout/contract"
import { ownerOfOrder } from "@haat/checkout/queries/owners"
import { HTTP_ERRORS } from "@haat/sdk/http-errors"
import { HttpError } from "@haat/sdk/server/http-error"
import type { MedusaRequest } from "@medusajs/framework/http"
import { RETURNS } from "../../../queries/list-returns"
import { runByName } from "../../../run-by-name"
import { change } from "../../change"
import { databaseOf, list } from "../../resource"

export const GET = list("returns", RETURNS, RETURNS.page)

/** Opens a claim for a shopper. */
export const POST = change(async (req: MedusaRequest<OpenClaim>) => {
  const { order_id } = req.validatedBody
  const customer_id = await ownerOfOrder(req.scope, order_id)
  if (!customer_id) throw new HttpError(HTTP_ERRORS.no_such_order)
  const claim = { ...req.validatedBody, customer_id, photos: [], by_staff: true }
  const { id } = (await runByName(req.scope, REQUEST_RETURN, claim)) as OrderReturn
  return await RETURNS.find(databaseOf(req), id)
})
