import { type Order, sumCharges } from "@haat/checkout/contract"
import { placeOrder } from "@haat/checkout/workflows/place-order"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { PlaceOrderBody } from "../shapes/place-order"
import { toAddressLines } from "../translate/address"
import { requireMatchingPlan } from "./require-matching-plan"

/**
 * Orders the shopper's cart with cash on delivery. Old clients know neither offers nor charges: if their total is
 * the one without them, none is used.
 * @throws HttpError 409 when a value of the client differs; then nothing is ordered
 */
export const placeCod = (scope: MedusaContainer, customer_id: string, input: PlaceOrderBody): Promise<Order> =>
  placeOrder(
    scope,
    {
      customer_id,
      address: toAddressLines(input.shippingAddress),
      expected_total: input.totalPrice,
      payment_method: "cod",
      offers_optional: true,
    },
    ({ plan, sold_out }) =>
      requireMatchingPlan(input, { ...plan, charges_paise: sumCharges(plan.charges) }, new Set(sold_out)),
  )
