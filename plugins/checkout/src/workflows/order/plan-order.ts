import { withUsualState } from "@haat/places/contract"
import { resolveState } from "@haat/places/require-state"
import { money, toRupees } from "@haat/sdk/money"
import { HttpError } from "@haat/sdk/server/http-error"
import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { AddressLines, OrderAddress, OrderFields, OrderPlan } from "../../contract"
import { CHECKOUT_ERRORS } from "../../errors"
import { quoteDelivery, requirePostalCode, requireServed } from "../../queries/delivery"
import { type OrderFacts, readOrderFacts } from "../../queries/order-facts"
import { requireCartFields } from "../../queries/order-fields"
import { isBuyable, readStoredCart } from "../../queries/stored-cart"
import { requireStock } from "../../stock-rule"
import { spendableCreditPaise } from "../../store-credit"
import { requireValidOrder } from "./check-order"
import { choosePrice, priceCart, totalsOf, totalsWithoutCash } from "./price-order"

export type OrderRequest = {
  customer_id: string
  /** cart to order; the shopper's open cart by default */
  cart_id?: string
  /** saved address of the shopper; the cart's address by default */
  address_id?: string
  /** unsaved address in place of `address_id` */
  address?: AddressLines
  /** total that the shopper saw, in rupees */
  expected_total?: number
  /**
   * set for old clients that know neither offers nor charges: if `expected_total` is the total without them, the order
   * has none
   */
  offers_optional?: boolean
  /** left out for an order that is paid online */
  payment_method?: "cod"
  /** mailed code for a first order that is paid on delivery */
  code?: string
  /** store credit to spend, as the shopper saw it, in rupees */
  credit?: number
  /** checked GSTIN of a registered buyer */
  gstin?: string
  /** values for fields of plugins, in place of those of the cart */
  fields?: OrderFields
  /** saved address of the shopper for the bill; the shipping address by default */
  billing_address_id?: string
}

export type PlannedOrder = {
  plan: OrderPlan
  facts: OrderFacts
  /** ids of sold-out products in the cart, which are not ordered */
  sold_out: string[]
}

/**
 * Plans the order of the current cart; requests the carrier's charges and those of plugins, and writes nothing.
 * @throws HttpError 409 when the cart is empty, ordered already, sold out, or its total differs from `expected_total`;
 * 400 or 404 when there is no address, none that can be delivered to, or one whose state is not that of its postal
 * code; 503 when a plugin cannot compute its charges
 */
export async function planOrder(container: MedusaContainer, request: OrderRequest): Promise<PlannedOrder> {
  const { customer_id, address_id, expected_total } = request
  const cart = await readStoredCart(container, customer_id)
  const cart_id = request.cart_id ?? cart.cart_id
  if (!cart_id) throw new HttpError(CHECKOUT_ERRORS.cart_empty)
  const facts = await readOrderFacts(container, { ...request, cart_id })
  if (!facts || facts.ordered || cart.cart_id !== cart_id) throw new HttpError(CHECKOUT_ERRORS.already_ordered)

  const buyable = cart.lines.filter(isBuyable)
  if (!buyable.length) {
    throw cart.lines.length
      ? new HttpError(CHECKOUT_ERRORS.all_out_of_stock)
      : new HttpError(CHECKOUT_ERRORS.cart_empty)
  }
  const to = requireAddress(facts, address_id)
  if (request.billing_address_id && !facts.billing_address) throw new HttpError(CHECKOUT_ERRORS.not_your_address)
  for (const line of buyable) requireStock(line, line.quantity)

  const lines = await quoteDelivery(container, buyable, to.postal_code)
  requireServed(lines, to.postal_code)
  // Old clients that pay first send the state and street later.
  const shipping_address = request.address?.province === "" ? to : await resolveState(to)
  const fields = await requireCartFields(
    container.resolve(ContainerRegistrationKeys.PG_CONNECTION),
    cart_id,
    request.fields,
  )
  const price = choosePrice(lines, await priceCart(container, { customer_id, cart_id, fields }, lines), request)
  const { offers, charges } = price
  const { total, delivery_charge } = totalsOf(lines, price)
  if (expected_total !== undefined && expected_total !== total) {
    throw new HttpError(CHECKOUT_ERRORS.total_changed, { total: money(total) })
  }
  const credit = request.credit ? requireCredit(request.credit, totalsWithoutCash(lines, price).total, facts) : 0
  // The recipient at a saved address may be another person: the bill and the payment are the shopper's.
  const buyer = address_id === undefined ? {} : facts.buyer
  const billing_address = withUsualState(facts.billing_address ?? { ...shipping_address, ...buyer })
  const payer = { ...shipping_address, ...buyer }
  const plan: OrderPlan = {
    cart_id,
    customer_id,
    email: cart.email,
    customer_name: `${payer.first_name} ${payer.last_name}`.trim(),
    phone: payer.phone,
    total,
    delivery_charge,
    ...(charges.length && { charges }),
    ...(Object.keys(fields).length && { fields }),
    ...(credit && { credit }),
    ...(request.gstin && { gstin: request.gstin }),
    lines: lines.map(({ product_id, variant_id, quantity, price, delivery_charge, estimated_delivery_days }, at) => ({
      product_id,
      variant_id,
      quantity,
      price,
      delivery_charge,
      estimated_delivery_days,
      ...(offers.lines[at].length && { adjustments: offers.lines[at] }),
    })),
    ...(offers.delivery.length && { delivery_adjustments: offers.delivery }),
    ...(offers.uses.length && { offers: offers.uses }),
    shipping_address,
    billing_address,
  }
  await requireValidOrder(container, plan)
  const sold_out = cart.lines.flatMap((line) => (line.available < 1 ? [line.product_id] : []))
  return { plan, facts, sold_out }
}

/** Checks the store credit to spend, in rupees. @throws HttpError 409 when it is not what the shopper saw */
function requireCredit(credit: number, total: number, { balance }: OrderFacts): number {
  const spent = toRupees(spendableCreditPaise(balance, total))
  if (spent !== credit) throw new HttpError(CHECKOUT_ERRORS.credit_changed)
  return spent
}

function requireAddress({ shipping_address, deliverable }: OrderFacts, address_id: string | undefined): OrderAddress {
  if (!shipping_address) {
    throw address_id
      ? new HttpError(CHECKOUT_ERRORS.not_your_address)
      : new HttpError(CHECKOUT_ERRORS.no_delivery_address)
  }
  const { address_1, city, postal_code } = shipping_address
  if (!address_1 || !city || !postal_code) {
    throw new HttpError(CHECKOUT_ERRORS.incomplete_address)
  }
  if (!deliverable) throw new HttpError(CHECKOUT_ERRORS.outside_india)
  requirePostalCode(shipping_address)
  return shipping_address
}
