import type { MedusaContainer } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import { Conflict } from "../conflict"
import type { CheckoutSummary } from "../contract"
import { DELIVERY_CHARGE, DELIVERY_DAYS, orderTotals } from "../delivery"
import { readBasket, toCart } from "./basket"
import { readOrderFacts } from "./order-facts"

/** What ordering the cart now would cost. One parcel: its charge stands on the first line. */
export async function readSummary(
  container: MedusaContainer,
  { customer_id, address_id }: { customer_id: string; address_id?: string },
): Promise<CheckoutSummary> {
  const basket = await readBasket(container, customer_id)
  const lines = toCart(basket).lines.filter((line) => line.available > 0)
  if (!lines.length || !basket.cart_id) throw new Conflict("Your cart is empty")
  if (address_id) {
    const facts = await readOrderFacts(container, { customer_id, cart_id: basket.cart_id, address_id })
    if (!facts?.shipping_address)
      throw new MedusaError(MedusaError.Types.NOT_FOUND, "This is not one of your addresses")
  }
  const totals = orderTotals(lines, DELIVERY_CHARGE)
  return {
    lines: lines.map((line, index) => ({
      ...line,
      delivery_charge: index === 0 ? totals.delivery_charge : 0,
      estimated_delivery_days: DELIVERY_DAYS,
    })),
    ...totals,
    test_mode: { payment: false, delivery: false },
  }
}
