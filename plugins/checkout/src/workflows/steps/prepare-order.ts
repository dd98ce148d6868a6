import { generateEntityId, MedusaError } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { Conflict } from "../../conflict"
import type { OrderAddress } from "../../contract"
import { DELIVERY_CHARGE, orderTotals } from "../../delivery"
import { type BasketLine, readBasket } from "../../queries/basket"
import { readOrderFacts } from "../../queries/order-facts"
import { requireStock } from "../../stock-rule"

export const ALREADY_ORDERED = "This cart has already been ordered"

export type PlaceOrderInput = {
  customer_id: string
  /** The shopper's open cart, unless told. */
  cart_id?: string
  /** One of the shopper's own addresses; without it the address on the cart counts. */
  address_id?: string
  payment_method: "cod"
  /** The total the shopper saw, in rupees. */
  expected_total?: number
}

export type OrderLine = BasketLine & { order_item_id: string }

/** Everything an order will be made of, decided before anything is written. Amounts in rupees. */
export type OrderPlan = {
  order_id: string
  cart_id: string
  customer_id: string
  email: string
  region_id: string
  sales_channel_id: string | null
  lines: OrderLine[]
  /** Lines that are sold out: they stay behind in a new cart. */
  leftovers: BasketLine[]
  delivery_charge: number
  total: number
  shipping_address: OrderAddress
  billing_address: OrderAddress
  shipping_option: { id: string; name: string } | null
  taxed: boolean
  payment_collection_id: string | null
}

/** The order's id follows from its cart's, so the primary key lets one cart become one order only. */
const orderIdOf = (cart_id: string) => cart_id.replace(/^(cart_)?/, "order_")

/** Checks everything there is to check, and writes nothing. */
export const prepareOrderStep = createStep(
  "checkout-prepare-order",
  async (input: PlaceOrderInput & { cart_id: string }, { container }): Promise<StepResponse<OrderPlan>> => {
    const { customer_id, cart_id, address_id, expected_total } = input
    const [basket, facts] = await Promise.all([
      readBasket(container, customer_id),
      readOrderFacts(container, { customer_id, cart_id, address_id }),
    ])
    if (!facts || facts.ordered || basket.cart_id !== cart_id) throw new Conflict(ALREADY_ORDERED)

    const buyable = basket.lines.filter((line) => line.available > 0)
    if (!buyable.length) {
      throw new Conflict(basket.lines.length ? "Everything in your cart is out of stock" : "Your cart is empty")
    }
    if (!facts.shipping_address) {
      throw address_id
        ? new MedusaError(MedusaError.Types.NOT_FOUND, "This is not one of your addresses")
        : new MedusaError(MedusaError.Types.INVALID_DATA, "Pick a delivery address")
    }
    const { address_1, city, postal_code } = facts.shipping_address
    if (!address_1 || !city || !postal_code) {
      throw new MedusaError(MedusaError.Types.INVALID_DATA, "Complete the delivery address first")
    }
    if (!facts.deliverable) throw new MedusaError(MedusaError.Types.INVALID_DATA, "We deliver within India only")
    for (const line of buyable) requireStock(line, line.quantity)

    const { delivery_charge, total } = orderTotals(buyable, DELIVERY_CHARGE)
    if (expected_total !== undefined && expected_total !== total) {
      throw new Conflict(`The total is now ₹${total.toLocaleString("en-IN")}. Please look at your order again`)
    }

    const { shipping_address, region_id, sales_channel_id, shipping_option, taxed, payment_collection_id } = facts
    return new StepResponse({
      order_id: orderIdOf(cart_id),
      cart_id,
      customer_id,
      email: basket.email,
      region_id,
      sales_channel_id,
      lines: buyable.map((line) => ({ ...line, order_item_id: generateEntityId("", "ordli") })),
      leftovers: basket.lines.filter((line) => line.available < 1),
      delivery_charge,
      total,
      shipping_address,
      billing_address: facts.billing_address ?? shipping_address,
      shipping_option,
      taxed,
      payment_collection_id,
    })
  },
)
