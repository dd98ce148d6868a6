import type { Cart } from "./cart"
import type { Adjustment, OfferUse } from "./cart-offers"
import type { OrderAddress } from "./orders"

/** Everything an order will be, as it was when the shopper saw its total; one that is paid beforehand keeps it. */
export type OrderPlan = {
  /** An order that is there: what is left to pay of it is paid. Left out where a cart is to become one. */
  order_id?: string
  cart_id: string
  customer_id: string
  email: string
  customer_name: string
  phone: string | null
  /** in whole rupees */
  total: number
  /** before what offers take off it */
  delivery_charge: number
  /** Part of the charge that is the fee for paying on delivery, in whole rupees; left out when there is none. */
  cod_fee?: number
  /** Discounts of offers on the delivery and, by line, on the goods; left out where there are none. */
  delivery_adjustments?: Adjustment[]
  offers?: OfferUse[]
  /** store credit that is spent on it, in rupees; left out without any */
  credit?: number
  /** GSTIN of a registered buyer */
  gstin?: string
  /** charge and days of each variant's parcel */
  lines: {
    product_id: string
    /** missing in plans that were paid for with an earlier version, in which a product is one line */
    variant_id?: string
    quantity: number
    price: number
    delivery_charge: number
    estimated_delivery_days: string
    adjustments?: Adjustment[]
  }[]
  shipping_address: OrderAddress
  billing_address: OrderAddress
}

/** Money that is already taken, for the order to take over; `data` is what the session keeps of its payment. */
export type PaidSession = {
  payment_collection_id: string
  payment_session_id: string
  provider_id: string
  data: Record<string, unknown>
}

/*
 * Workflows that other plugins run by these names, through Medusa's workflow engine. Errors keep `type`, `message` and,
 * for a conflict, the `code` of one of CHECKOUT_ERRORS.
 *
 * checkout-plan-order     { customer_id, address_id or address: AddressLines, expected_total, gstin?, offers_optional? } → OrderPlan; writes nothing
 * checkout-place-order    { customer_id, address_id or address: AddressLines, payment_method: "cod", expected_total, offers_optional? } → Order.
 *                         With cart_id it is that cart or none.
 * checkout-place-order    { customer_id, cart_id, payment_method: "online", plan: OrderPlan, paid: PaidSession } → Order.
 *                         Rejects when the cart no longer matches the plan; the provider is not queried again.
 * checkout-plan-rest      { customer_id, order_id } → OrderPlan of what is left to pay for an order that replaces goods; placing it pays that
 * checkout-add-line       { customer_id, product_id, variant_id?, quantity } → Cart; on top of what is there, within the stock
 * checkout-set-quantity   { customer_id, product_id, quantity } → Cart; or { by: -1 } in place of a quantity
 * checkout-remove-line    { customer_id, product_id, variant_id? } → { cart: Cart, removed: number, named? } pieces that were there, perhaps 0
 *                         In these three product_id may be a variant's id as well.
 * checkout-cancel-order   { order_id, customer_id? } → Order; frees the stock. Cancelling again does what a broken first left, or nothing.
 * checkout-cancel-pieces  { order_id, customer_id, expected_total, lines, refund } → Cancelled; of the payment ledger, which refunds them
 * checkout-collect-cash   { order_id } → { payment_id, open: boolean } false when it was collected before; only what has arrived. Again, also at once, changes nothing.
 * checkout-pack-order     { order_id } → { order_id }; its goods are in their box, and it can still be cancelled. Again, also at once, changes nothing.
 * checkout-choose-order-state { order_id, state: code } → { order_id }; names the state of its address, as long as it has not left
 * checkout-readdress-order { order_id, customer_id, address: AddressLines } → Order, as long as it has not left; only within its region
 *
 * Events: order.placed { id }, order.canceled { id }, catalog.stock-changed { product_ids }
 */
export const CHOOSE_ORDER_STATE = "checkout-choose-order-state"
export const READ_CART = "checkout-read-cart"
export const ADD_LINE = "checkout-add-line"
export const SET_LINE_QUANTITY = "checkout-set-quantity"
export const REMOVE_LINE = "checkout-remove-line"
export type RemovedLine = { cart: Cart; removed: number; named?: string }
export const PLAN_ORDER = "checkout-plan-order"
export const PLAN_REST = "checkout-plan-rest"
export const PLACE_ORDER = "checkout-place-order"
export const CANCEL_PIECES = "checkout-cancel-pieces"
export const CANCEL_ORDER = "checkout-cancel-order"
export const COLLECT_CASH = "checkout-collect-cash"
export const PACK_ORDER = "checkout-pack-order"
export const READDRESS_ORDER = "checkout-readdress-order"
