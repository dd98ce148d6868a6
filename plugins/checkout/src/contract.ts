import type { ErrorEntry } from "@haat/http/errors"
import { FORM_ERRORS } from "@haat/http/form-errors"
import { says } from "@haat/http/message-in"
import { pageQuery } from "@haat/http/page-query"
import { z } from "zod"
import { CHECKOUT_FORM_ERRORS } from "./form-errors"
import { MAX_GUEST_LINES, MAX_PIECES } from "./limits"

export { CHECKOUT_FORM_ERRORS } from "./form-errors"
export * from "./limits"

/** The signed-in shopper's one open cart, and their orders. All money in rupees, tax included. */

const pieces = z
  .number(says(CHECKOUT_FORM_ERRORS.quantity_number))
  .int(says(CHECKOUT_FORM_ERRORS.quantity_whole))
  .max(MAX_PIECES, says(CHECKOUT_FORM_ERRORS.most_pieces, { most: MAX_PIECES }))

const id = (missing: ErrorEntry, unknown: ErrorEntry) =>
  z
    .string(says(missing))
    .min(1, says(missing))
    .max(100, says(unknown))
    .regex(/^[\w-]*$/, says(unknown))

export const AddLine = z.object({
  product_id: id(FORM_ERRORS.pick_product, FORM_ERRORS.unknown_product),
  quantity: pieces.min(1, says(CHECKOUT_FORM_ERRORS.quantity_at_least_1)).default(1),
})
export type AddLine = z.infer<typeof AddLine>

/** 0 removes the line. */
export const SetQuantity = z.object({ quantity: pieces.min(0, says(CHECKOUT_FORM_ERRORS.quantity_negative)) })
export type SetQuantity = z.infer<typeof SetQuantity>

/** A guest's cart, sent once at sign-in. The same `merge_id` is applied once, however often it is sent. Quantities beyond the stock are cut to it, and told. */
export const MergeGuestCart = z.object({
  merge_id: z.uuid("merge_id must be a UUID"),
  lines: z
    .array(AddLine, "lines must be a list of products and quantities")
    .max(MAX_GUEST_LINES, `At most ${MAX_GUEST_LINES} lines`),
})
export type MergeGuestCart = z.infer<typeof MergeGuestCart>

/** A line of the guest's that the cart took with fewer pieces than asked for, or not at all: `quantity` is what it holds now. */
export type ReducedLine = { product_id: string; name: string; quantity: number }
export type MergedCart = {
  cart: Cart
  /** false when this merge was applied before; nothing is reduced then */
  merged: boolean
  reduced: ReducedLine[]
}

export type CartLine = {
  product_id: string
  handle: string
  name: string
  /** left out as long as there is no Hindi name */
  name_hi?: string
  /** address of the first picture's small rendition */
  image: string | null
  /** of one piece, as the shop asks today */
  price: number
  quantity: number
  /** pieces that can still be sold; 0 shows the line under Out of Stock, outside the totals */
  available: number
}
export type Cart = { lines: CartLine[]; item_count: number; item_total: number }

export const PAYMENT_METHODS = ["cod"] as const

export const PlaceOrder = z.object({
  address_id: id(FORM_ERRORS.pick_address, FORM_ERRORS.unknown_address),
  payment_method: z.enum(PAYMENT_METHODS, says(CHECKOUT_FORM_ERRORS.pick_payment)),
  /** The total the shopper saw; when ours differs the answer is a 409 and nothing is ordered. */
  expected_total: z.number("The total you saw is missing").nonnegative("The total cannot be negative"),
})
export type PlaceOrder = z.infer<typeof PlaceOrder>

/** total = ceiling of items plus delivery */
export type CheckoutSummary = {
  lines: (CartLine & { delivery_charge: number; estimated_delivery_days: string })[]
  item_total: number
  delivery_charge: number
  total: number
  /** what comes from a sandbox: no real money moves, no real parcel */
  test_mode: { payment: boolean; delivery: boolean }
}

/** Query of the order list. */
export const ListOrders = z.object(pageQuery(20))
export type ListOrders = z.infer<typeof ListOrders>

/** Query of the checkout summary. */
export const AskSummary = z.object({
  address_id: id(FORM_ERRORS.unknown_address, FORM_ERRORS.unknown_address).optional(),
})
export type AskSummary = z.infer<typeof AskSummary>

export type OrderAddress = {
  first_name: string
  last_name: string
  phone: string | null
  address_1: string
  address_2: string
  city: string
  province: string
  postal_code: string
  country_code: string
}

/** A delivery address that is none of the shopper's saved ones; name and phone are theirs. */
export type AddressLines = Omit<OrderAddress, "first_name" | "last_name" | "phone">

/** A parcel on its way. */
export type Tracking = {
  /** the carrier's number (AWB) */
  number: string
  courier: string | null
  url: string | null
}

export type Order = {
  id: string
  display_id: number
  created_at: string
  status: "pending" | "completed" | "canceled"
  /** "Paid" once captured, otherwise "Pending" (or "Refunded") */
  payment_status: string
  /** how far the parcel is; "packed" waits for its carrier */
  fulfillment_status: "not_fulfilled" | "packed" | "shipped" | "delivered"
  tracking: Tracking[]
  /** whether the shopper may still cancel it */
  cancellable: boolean
  payment_method: "Cash On Delivery" | "Online (Prepaid)"
  items: {
    id: string
    product_id: string
    handle: string
    /** what it was called when it was bought */
    name: string
    /** the product's Hindi name, as long as the product is still called what it was; null when there is none */
    name_hi: string | null
    price: number
    quantity: number
    image: string | null
  }[]
  item_total: number
  delivery_charge: number
  total: number
  shipping_address: OrderAddress
  billing_address: OrderAddress
}

/** Everything an order will be, as it was when the shopper saw its total; one that is paid beforehand keeps it. */
export type OrderPlan = {
  cart_id: string
  customer_id: string
  email: string
  customer_name: string
  phone: string | null
  /** in whole rupees */
  total: number
  delivery_charge: number
  /** charge and days of each product's parcel */
  lines: {
    product_id: string
    quantity: number
    price: number
    delivery_charge: number
    estimated_delivery_days: string
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
 * checkout-plan-order     { customer_id, address_id or address: AddressLines, expected_total } → OrderPlan; writes nothing
 * checkout-place-order    { customer_id, address_id or address: AddressLines, payment_method: "cod", expected_total } → Order.
 *                         With cart_id it is that cart or none.
 * checkout-place-order    { customer_id, cart_id, payment_method: "online", plan: OrderPlan, paid: PaidSession } → Order.
 *                         Refuses when the cart is no longer what the plan says; nobody asks the provider again.
 * checkout-add-line       { customer_id, product_id, quantity } → Cart; on top of what is there, within the stock
 * checkout-set-quantity   { customer_id, product_id, quantity } → Cart; or { by: -1 } in place of a quantity
 * checkout-remove-line    { customer_id, product_id }           → { cart: Cart, removed: number } pieces that were there, perhaps 0
 * checkout-cancel-order   { order_id, customer_id? } → Order; frees the stock. Cancelling again does what a broken first left, or nothing.
 * checkout-collect-cash   { order_id } → { payment_id, open: boolean } false when it was collected before; only what has arrived. Again, also at once, changes nothing.
 * checkout-pack-order     { order_id } → { order_id }; its goods are in their box, and it can still be cancelled. Again, also at once, changes nothing.
 * checkout-readdress-order { order_id, customer_id, address: AddressLines } → Order, as long as it has not left; only within its region
 *
 * Events: order.placed { id }, order.canceled { id }, catalog.stock-changed { product_ids }
 */
export const READ_CART = "checkout-read-cart"
export const ADD_LINE = "checkout-add-line"
export const SET_LINE_QUANTITY = "checkout-set-quantity"
export const REMOVE_LINE = "checkout-remove-line"
export type RemovedLine = { cart: Cart; removed: number }
export const PLAN_ORDER = "checkout-plan-order"
export const PLACE_ORDER = "checkout-place-order"
export const CANCEL_ORDER = "checkout-cancel-order"
export const COLLECT_CASH = "checkout-collect-cash"
export const PACK_ORDER = "checkout-pack-order"
export const READDRESS_ORDER = "checkout-readdress-order"

/*
 * All for the signed-in shopper alone (401 for a guest, 403 for an administrator).
 * GET    /store/cart                                   200 { cart }
 * POST   /store/cart/lines              AddLine        200 { cart } | 400 | 404 | 409 not enough stock, MAX_LINES reached
 * POST   /store/cart/lines/:product_id  SetQuantity    200 { cart } | 400 | 404 | 409
 * DELETE /store/cart/lines/:product_id                 200 { cart }
 * POST   /store/cart/merge              MergeGuestCart 200 MergedCart | 409 MAX_LINES reached, nothing is taken over
 * GET    /store/checkout?address_id=                   200 { summary: CheckoutSummary } | 409 empty cart
 * POST   /store/checkout                PlaceOrder     201 { order } | 400 | 404 | 409 sold out, total changed, cart already ordered
 * GET    /store/my-orders?page=&limit=                 200 { orders: Order[], count, page, limit }, newest first, without cancelled ones
 * GET    /store/my-orders/:id                          200 { order } | 404
 * POST   /store/my-orders/:id/cancel                   200 { order } | 404 | 409 already on its way
 */
