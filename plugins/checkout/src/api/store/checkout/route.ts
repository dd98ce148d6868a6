import type { ShopperRequest } from "@haat/sdk/server/require-shopper"
import type { MedusaResponse } from "@medusajs/framework/http"
import type { PlaceOrder, SummaryQuery } from "../../../contract"
import { readSummary } from "../../../queries/summary"
import { logCodWithheld } from "../../../workflows/cod"
import { placeOrder } from "../../../workflows/place-order"

export const GET = async (req: ShopperRequest<unknown, SummaryQuery>, res: MedusaResponse) => {
  const { address_id } = req.validatedQuery
  const customer_id = req.auth_context.actor_id
  const summary = await readSummary(req.scope, { customer_id, address_id })
  if (summary.cod_withheld && summary.credit?.to_pay !== 0)
    await logCodWithheld(req.scope, customer_id, summary.cod_withheld.message)
  res.json({ summary })
}

export const POST = async (req: ShopperRequest<PlaceOrder>, res: MedusaResponse) => {
  const customer_id = req.auth_context.actor_id
  const order = await placeOrder(req.scope, { ...req.validatedBody, payment_method: "cod", customer_id })
  res.status(201).json({ order })
}
