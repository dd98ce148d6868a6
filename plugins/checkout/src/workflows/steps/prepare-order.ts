import { createHash } from "node:crypto"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import type { AddressLines, ExpectedLine, OrderAddress, PaidSession, PrepaidPlan } from "../../contract"
import type { BasketLine } from "../../queries/basket"
import type { LineDelivery } from "../../queries/delivery"
import { decideOrder } from "./decide-order"
import { clearHalfMade } from "./half-made"

export type PlaceOrderInput = {
  customer_id: string
  /** The shopper's open cart, unless told. */
  cart_id?: string
  /** One of the shopper's own addresses; without it the address on the cart counts. */
  address_id?: string
  /** In its place, one that is not saved. */
  address?: AddressLines
  /** The total the shopper saw, in rupees. */
  expected_total?: number
  /** The lines the shopper saw. */
  expected_lines?: ExpectedLine[]
} & ({ payment_method: "cod" } | { payment_method: "online"; plan: PrepaidPlan; paid: PaidSession })

export type OrderLine = BasketLine & LineDelivery & { order_item_id: string }

/** Everything an order will be made of, decided before anything is written. Amounts in rupees. */
export type OrderPlan = {
  order_id: string
  cart_id: string
  customer_id: string
  email: string
  region_id: string
  sales_channel_id: string | null
  lines: OrderLine[]
  leftovers: BasketLine[]
  delivery_charge: number
  total: number
  shipping_address: OrderAddress
  billing_address: OrderAddress
  shipping_option: { id: string; name: string } | null
  taxed: boolean
  /** of the cart */
  payment_collection_id: string | null
  /** money that was taken beforehand */
  paid: PaidSession | null
}

/**
 * Ids follow from the cart's: the primary keys then let one cart become one order only, and whoever tries again finds
 * what a process left behind that died on the way.
 */
const orderIdOf = (cart_id: string) => cart_id.replace(/^(cart_)?/, "order_")
const itemIdOf = (cart_id: string, product_id: string) =>
  `ordli_${createHash("sha256").update(`${cart_id} ${product_id}`).digest("hex").slice(0, 26)}`

/** Checks everything there is to check, and makes room where a dead process was half-way through. */
export const prepareOrderStep = createStep(
  "checkout-prepare-order",
  async (input: PlaceOrderInput & { cart_id: string }, { container }): Promise<StepResponse<OrderPlan>> => {
    const { customer_id, cart_id, address_id, address, expected_total, expected_lines } = input
    const prepaid = input.payment_method === "online" ? input : undefined
    const order_id = orderIdOf(cart_id)
    // first: what a dead process still holds for this very cart would look sold out
    await clearHalfMade(container, { order_id, cart_id, itemIdOf })
    const { facts, lines, ...decided } = await decideOrder(container, {
      ...{ customer_id, cart_id, address_id, address, expected_total, expected_lines },
      plan: prepaid?.plan,
    })
    const plan = {
      ...decided,
      order_id,
      cart_id,
      customer_id,
      lines: lines.map((line) => ({ ...line, order_item_id: itemIdOf(cart_id, line.product_id) })),
      region_id: facts.region_id,
      sales_channel_id: facts.sales_channel_id,
      shipping_option: facts.shipping_option,
      taxed: facts.taxed,
      payment_collection_id: facts.payment_collection_id,
      paid: prepaid?.paid ?? null,
    }
    return new StepResponse(plan)
  },
)
