import type { AuthenticatedMedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { findCartOrderId } from "../../../../../queries/record-owners"
import { placeOrder } from "../../../../../workflows/place-order"

/** Replaces Medusa's route: places a cash order to the address on the cart, by the shop's rules. */
export const POST = async (req: AuthenticatedMedusaRequest, res: MedusaResponse) => {
  const cart_id = req.params.id
  const id =
    (await findCartOrderId(req.scope, cart_id)) ??
    (await placeOrder(req.scope, { customer_id: req.auth_context.actor_id, cart_id, payment_method: "cod" })).id
  const { data } = await req.scope
    .resolve(ContainerRegistrationKeys.QUERY)
    .graph({ entity: "order", fields: req.queryConfig.fields, filters: { id } })
  res.json({ type: "order", order: data[0] })
}
