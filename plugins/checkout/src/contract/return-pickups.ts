import type { Transaction } from "@haat/sdk/server/database"

/** How far the carrier is with booking a pickup; "rejected": it does not take it, and it is arranged by hand. */
export const PICKUP_BOOKINGS = ["wanted", "booked", "rejected", "canceled"] as const
export type PickupBooking = (typeof PICKUP_BOOKINGS)[number]

/** Hook: the key of the module that has goods of returns picked up, as follows from the return's state. It fills `ReturnPickupsHolder`. */
export const RETURN_PICKUPS = "tracking"
export type ReturnPickupsHolder = { readonly pickups: ReturnPickups }
export type ReturnPickups = {
  /**
   * In the transaction that approves a return: the carrier is to pick its goods up, once. Nothing where the shop has no account
   * with it.
   */
  want(trx: Transaction, pickup: { return_id: string; order_id: string }): Promise<void>
  /** In the transaction that moves a return: what was booked for it is followed, or cancelled when it is of no use any more. */
  lookAgain(trx: Transaction, return_id: string): Promise<void>
}

/* freight-settle-pickup { return_id } does what is due for its pickup now; never throws */
export const SETTLE_PICKUP = "freight-settle-pickup"

/** The workflow, of the plugin that has the returns, that runs once the carrier has picked one up: { return_id }. */
export const PICK_UP_RETURN = "checkout-pick-up-return"
