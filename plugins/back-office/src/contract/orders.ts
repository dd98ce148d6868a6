import type { FollowedParcel, Order } from "@haat/checkout/contract"
import type { LedgerRow, OwnersRefund, Refundable } from "@haat/payments/contract"
import { STATES_OF_ADDRESSES } from "@haat/places/contract"
import { z } from "zod"

/** An order as the owner sees it: the shopper's view and who placed it. */
export type PlacedOrder = Omit<Order, "refunds"> & {
  customer_id: string | null
  customer_name: string
  email: string | null
  /** the carrier had no quote for the parcel, so it was charged with nothing */
  delivery_unknown: boolean
}

/** Carrier's charge for one product when the order was placed, in rupees, and the days it named. */
/** `variant_id` is null in orders of earlier versions, in which a product is one line. */
export type OrderFreight = { product_id: string; variant_id: string | null; charge: number; days: string }

/** A warehouse that lines of an order leave from; `waiting` pieces of a line are in no parcel yet. */
export type OrderWarehouse = {
  id: string
  name: string
  is_main: boolean
  address: string[]
  lines: { line_id: string; waiting: number }[]
}

/**
 * An order with everything behind it. `payments` is null for a role that may not see the ledger; `refundable` as long
 * as nothing was paid.
 */
export type OrderDetail = PlacedOrder & {
  freight: OrderFreight[]
  parcels: FollowedParcel[]
  warehouses: OrderWarehouse[]
  payments: LedgerRow[] | null
  refunds: OwnersRefund[]
  refundable: Refundable | null
}

/** Filters of the owner's list of orders, besides words. Packed orders are among those to be shipped. */
export const ORDER_STATES = ["to_ship", "packed", "shipped", "delivered", "canceled"] as const
export const ORDER_PAYMENTS = ["pending", "paid", "refunded", "cash_due"] as const
export const ORDER_METHODS = ["cod", "online"] as const

const WHICH_PARCEL = "Say which parcel came back"

/**
 * A parcel that came back undelivered; `restock` puts its goods on the stock again, held for their order. Without
 * `fulfillment_id` it is the one on its way, or of several the one that the courier brings back.
 */
export const ReceiveParcel = z.object({
  restock: z.boolean("Say whether the goods can be sold again"),
  fulfillment_id: z.string(WHICH_PARCEL).min(1, WHICH_PARCEL).max(100, WHICH_PARCEL).optional(),
})
export type ReceiveParcel = z.infer<typeof ReceiveParcel>

/** Undelivered parcels of a postal code, which is the id; those received by the shop are included. */
export type ReturnedParcels = { id: string; parcels: number; received: number; orders: number; last_at: string | null }

/** The state of an order's address, by its code, where what was written there cannot be read. */
export const ChooseOrderState = z.object({
  state: z
    .string("Please choose a state")
    .refine((chosen) => STATES_OF_ADDRESSES.some(({ code }) => code === chosen), "Please choose a state"),
})
export type ChooseOrderState = z.infer<typeof ChooseOrderState>

/** `delivered` marks the parcel as arrived first: the courier took the cash with handing it over. */
export const CollectCash = z.object({ delivered: z.boolean("Delivered is yes or no").optional() })
export type CollectCash = z.infer<typeof CollectCash>
