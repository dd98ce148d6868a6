import { z } from "zod"

/** The signed-in shopper's one open cart, and their orders. All money in rupees, tax included. */

export const MAX_PIECES = 1_000

/** A cart has one line for each product. */
export const MAX_LINES = 200

const pieces = z
  .number("Quantity must be a number")
  .int("Quantity must be a whole number")
  .max(MAX_PIECES, `At most ${MAX_PIECES} pieces of one product`)

const id = (missing: string, unknown: string) =>
  z
    .string(missing)
    .min(1, missing)
    .max(100, unknown)
    .regex(/^[\w-]*$/, unknown)

export const AddLine = z.object({
  product_id: id("Pick a product", "There is no such product"),
  quantity: pieces.min(1, "Quantity must be at least 1").default(1),
})
export type AddLine = z.infer<typeof AddLine>

/** 0 removes the line. */
export const SetQuantity = z.object({ quantity: pieces.min(0, "Quantity cannot be negative") })
export type SetQuantity = z.infer<typeof SetQuantity>

/** A guest's cart, sent once at sign-in. The same `merge_id` is applied once, however often it is sent. Quantities beyond the stock are cut to it. */
export const MergeGuestCart = z.object({
  merge_id: z.uuid("merge_id must be a UUID"),
  lines: z.array(AddLine, "lines must be a list of products and quantities").max(100, "At most 100 lines"),
})
export type MergeGuestCart = z.infer<typeof MergeGuestCart>

export type CartLine = {
  product_id: string
  handle: string
  name: string
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
  address_id: id("Pick a delivery address", "There is no such address"),
  payment_method: z.enum(PAYMENT_METHODS, "Pick a way to pay"),
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
export const ListOrders = z.object({
  page: z.coerce
    .number("Page must be a number")
    .int("Page must be a whole number")
    .min(1, "Page starts at 1")
    .max(10_000, "There is no such page")
    .default(1),
  limit: z.coerce
    .number("Limit must be a number")
    .int("Limit must be a whole number")
    .min(1, "Limit starts at 1")
    .max(100, "Limit is at most 100")
    .default(20),
})
export type ListOrders = z.infer<typeof ListOrders>

/** Query of the checkout summary. */
export const AskSummary = z.object({
  address_id: id("There is no such address", "There is no such address").optional(),
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
    name: string
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

/** What kind of 409 it is, for callers that act on it: only "busy" is worth trying again as it is. */
export const CONFLICTS = ["changed", "sold_out", "full", "ordered", "busy"] as const
export type ConflictCode = (typeof CONFLICTS)[number]

/** An order that is to be paid before it is placed: everything it will be, as it was when the shopper saw its total. */
export type PrepaidPlan = {
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

/** A line as the shopper saw it before ordering. */
export type ExpectedLine = Pick<PrepaidPlan["lines"][number], "product_id" | "quantity" | "price" | "delivery_charge">

/** Money that is already taken, for the order to take over. */
export type PaidSession = { payment_collection_id: string; payment_session_id: string }

/*
 * Workflows that other plugins run by these names, through Medusa's workflow engine. Errors keep `type`, `message` and,
 * for a conflict, one of CONFLICTS as `code`.
 *
 * checkout-plan-prepaid   { customer_id, address_id or address: AddressLines, expected_total } → PrepaidPlan; writes nothing
 * checkout-place-order    { customer_id, address_id or address: AddressLines, payment_method: "cod", expected_total } → Order.
 *                         With cart_id it is that cart or none; with expected_lines: ExpectedLine[] it holds just these.
 * checkout-place-order    { customer_id, cart_id, payment_method: "online", plan: PrepaidPlan, paid: PaidSession } → Order.
 *                         Refuses when the cart is no longer what the plan says; authorises the session with its provider.
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
export const PLAN_PREPAID = "checkout-plan-prepaid"
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
 * POST   /store/cart/merge              MergeGuestCart 200 { cart, merged: boolean } | 409 MAX_LINES reached, nothing is taken over
 * GET    /store/checkout?address_id=                   200 { summary: CheckoutSummary } | 409 empty cart
 * POST   /store/checkout                PlaceOrder     201 { order } | 400 | 404 | 409 sold out, total changed, cart already ordered
 * GET    /store/my-orders?page=&limit=                 200 { orders: Order[], count, page, limit }, newest first, without cancelled ones
 * GET    /store/my-orders/:id                          200 { order } | 404
 * POST   /store/my-orders/:id/cancel                   200 { order } | 404 | 409 already on its way
 */
