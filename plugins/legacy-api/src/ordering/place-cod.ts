import type { Order } from "@haat/checkout/contract"
import { placeOrder } from "@haat/checkout/workflows/place-order"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { PlaceOrderGiven } from "../shapes/place-order"
import { fromLines } from "../translate/address"
import { requireAgreement } from "./require-agreement"

/**
 * Orders the shopper's cart, to be paid on delivery.
 * An old client knows of no offers: where its total is the one without them, none is used.
 * @throws HttpError 409 when anything the client said is not so; then nothing is ordered
 */
export const placeCod = (scope: MedusaContainer, customer_id: string, input: PlaceOrderGiven): Promise<Order> =>
  placeOrder(
    scope,
    {
      customer_id,
      address: fromLines(input.shippingAddress),
      expected_total: input.totalPrice,
      payment_method: "cod",
      offers_optional: true,
    },
    ({ plan, sold_out }) => requireAgreement(input, plan, new Set(sold_out)),
  )
