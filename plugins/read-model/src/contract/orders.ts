import type { PlacedOrder, TrackedParcel } from "@haat/checkout/contract"
import type { LedgerRow, Refundable, StaffRefund } from "@haat/payments/contract"

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
  parcels: TrackedParcel[]
  warehouses: OrderWarehouse[]
  payments: LedgerRow[] | null
  refunds: StaffRefund[]
  refundable: Refundable | null
}

/** Filters of the owner's list of orders, besides words. Packed orders are among those to be shipped. */
export const ORDER_STATES = ["to_ship", "packed", "shipped", "delivered", "canceled"] as const
export const ORDER_PAYMENTS = ["pending", "paid", "refunded", "cash_due"] as const
export const ORDER_METHODS = ["cod", "online"] as const
