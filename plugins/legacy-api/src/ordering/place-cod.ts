import { type Order, PLACE_ORDER, PLAN_PREPAID, type PrepaidPlan } from "@haat/checkout/contract"
import { readBasket } from "@haat/checkout/queries/basket"
import type { MedusaContainer } from "@medusajs/framework/types"
import { run } from "../run"
import type { PlaceOrderGiven } from "../shapes/place-order"
import { fromLines } from "../translate/address"
import { requireAgreement } from "./agree"

/**
 * Orders the shopper's cart, to be paid on delivery.
 * @throws a conflict when anything the client said is not so; then nothing is ordered
 */
export async function placeCod(scope: MedusaContainer, customer_id: string, said: PlaceOrderGiven): Promise<Order> {
  const order = { customer_id, address: fromLines(said.shippingAddress), expected_total: said.totalPrice }
  const [plan, basket] = await Promise.all([
    run<PrepaidPlan>(scope, PLAN_PREPAID, order),
    readBasket(scope, customer_id),
  ])
  const soldOut = new Set(basket.lines.filter(({ available }) => available < 1).map(({ product_id }) => product_id))
  requireAgreement(said, plan, soldOut)
  // The cart may change until it is held: what was compared here is compared there again.
  const agreed = { cart_id: plan.cart_id, expected_lines: plan.lines }
  return run<Order>(scope, PLACE_ORDER, { ...order, ...agreed, payment_method: "cod" })
}
