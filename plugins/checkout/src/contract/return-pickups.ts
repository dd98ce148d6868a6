import type { Transaction } from "@haat/sdk/server/database"

/**
 * States of booking a pickup with the carrier; "rejected": the carrier does not take it, and staff arrange it by hand.
 */
export const PICKUP_BOOKINGS = ["wanted", "booked", "rejected", "canceled"] as const
export type PickupBooking = (typeof PICKUP_BOOKINGS)[number]

/**
 * Hook: the key of the module that arranges pickups of returns according to the return's state. It implements
 * `ReturnPickupsHolder`.
 */
export const RETURN_PICKUPS = "tracking"
export type ReturnPickupsHolder = { readonly pickups: ReturnPickups }
export type ReturnPickups = {
  /**
   * Requests one pickup of a return's goods, in the transaction that approves the return. Does nothing where the shop
   * has no account with the carrier.
   */
  want(trx: Transaction, pickup: { return_id: string; order_id: string }): Promise<void>
  /**
   * Adapts the pickup to the new state of a return, in the transaction that changes it: a booked pickup is followed, or
   * cancelled when it is no longer needed.
   */
  followReturn(trx: Transaction, return_id: string): Promise<void>
}
