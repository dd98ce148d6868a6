import { Conflict } from "@haat/http/conflict"
import type { MedusaContainer } from "@medusajs/framework/types"
import { MedusaError } from "@medusajs/framework/utils"
import type { AddressLines, ExpectedLine, OrderAddress, PrepaidPlan } from "../../contract"
import { orderTotals } from "../../delivery"
import { type BasketLine, readBasket } from "../../queries/basket"
import { type LineDelivery, sumOf, withDelivery } from "../../queries/delivery"
import { type OrderFacts, readOrderFacts } from "../../queries/order-facts"
import { requireStock } from "../../stock-rule"

export const ALREADY_ORDERED = "This cart has already been ordered"

type Asked = {
  customer_id: string
  cart_id: string
  /** One of the shopper's own addresses; without it the address on the cart counts. */
  address_id?: string
  /** In its place, one that is not saved. */
  address?: AddressLines
  /** The total the shopper saw, in rupees. */
  expected_total?: number
  /** The lines the shopper saw: another cart may come to the same total. */
  expected_lines?: ExpectedLine[]
  /** What the shopper has paid for already. */
  plan?: PrepaidPlan
}

/** What an order will be. Amounts in rupees. */
export type Decision = {
  facts: OrderFacts
  email: string
  lines: (BasketLine & LineDelivery)[]
  /** What stays behind in a new cart: sold out, or put there after paying. */
  leftovers: BasketLine[]
  shipping_address: OrderAddress
  billing_address: OrderAddress
  delivery_charge: number
  total: number
}

/** Checks everything there is to check before an order, and writes nothing. */
export async function decideOrder(container: MedusaContainer, asked: Asked): Promise<Decision> {
  const [basket, facts] = await Promise.all([
    readBasket(container, asked.customer_id),
    readOrderFacts(container, asked),
  ])
  if (!facts || facts.ordered || basket.cart_id !== asked.cart_id) throw new Conflict(ALREADY_ORDERED, "ordered")
  const known = { facts, email: basket.email }
  return asked.plan ? { ...known, ...paidFor(asked.plan, basket.lines) } : { ...known, ...(await askedFor()) }

  async function askedFor() {
    const buyable = basket.lines.filter((line) => line.available > 0)
    if (!buyable.length) {
      throw basket.lines.length
        ? new Conflict("Everything in your cart is out of stock", "sold_out")
        : new Conflict("Your cart is empty", "changed")
    }
    const shipping_address = requireAddress(facts as OrderFacts, asked.address_id)
    for (const line of buyable) requireStock(line, line.quantity)

    const lines = await withDelivery(container, buyable, shipping_address.postal_code)
    const { delivery_charge, total } = orderTotals(lines, sumOf(lines))
    if (asked.expected_total !== undefined && asked.expected_total !== total) {
      const now = `₹${total.toLocaleString("en-IN")}`
      throw new Conflict(`The total is now ${now}. Please look at your order again`, "changed")
    }
    if (asked.expected_lines && !isSame(asked.expected_lines, lines))
      throw new Conflict("Your cart has changed. Please look at your order again", "changed")
    const leftovers = basket.lines.filter((line) => line.available < 1)
    const billing_address = facts?.billing_address ?? shipping_address
    return { lines, leftovers, shipping_address, billing_address, delivery_charge, total }
  }
}

const isSame = (expected: ExpectedLine[], lines: ExpectedLine[]) =>
  expected.length === lines.length &&
  expected.every((saw) => {
    const line = lines.find(({ product_id }) => product_id === saw.product_id)
    return line && (["quantity", "price", "delivery_charge"] as const).every((field) => line[field] === saw[field])
  })

/** What was paid for, at the prices and charges of that moment, as long as the cart still holds it. */
function paidFor(plan: PrepaidPlan, held: BasketLine[]) {
  const { shipping_address, billing_address, delivery_charge, total } = plan
  const lines = plan.lines.map((paid) => {
    const line = held.find(({ product_id }) => product_id === paid.product_id)
    if (line?.quantity !== paid.quantity)
      throw new Conflict("The cart was changed after the payment was opened", "changed")
    requireStock(line, paid.quantity)
    return { ...line, ...paid }
  })
  const leftovers = held.filter(({ product_id }) => !plan.lines.some((paid) => paid.product_id === product_id))
  return { lines, leftovers, shipping_address, billing_address, delivery_charge, total }
}

function requireAddress({ shipping_address, deliverable }: OrderFacts, address_id: string | undefined): OrderAddress {
  if (!shipping_address) {
    throw address_id
      ? new MedusaError(MedusaError.Types.NOT_FOUND, "This is not one of your addresses")
      : new MedusaError(MedusaError.Types.INVALID_DATA, "Pick a delivery address")
  }
  const { address_1, city, postal_code } = shipping_address
  if (!address_1 || !city || !postal_code) {
    throw new MedusaError(MedusaError.Types.INVALID_DATA, "Complete the delivery address first")
  }
  if (!deliverable) throw new MedusaError(MedusaError.Types.INVALID_DATA, "We deliver within India only")
  return shipping_address
}
