/**
 * States of booking a pickup with the carrier; "rejected": the carrier does not take it, and staff arrange it by hand.
 */
export const PICKUP_BOOKINGS = ["wanted", "booked", "rejected", "canceled"] as const
export type PickupBooking = (typeof PICKUP_BOOKINGS)[number]

/* Workflow freight-settle-pickup { return_id }: does the due steps of a return's pickup; never throws. */
export const SETTLE_PICKUP = "freight-settle-pickup"

/** Workflow of the plugin that has the returns, run once the carrier has picked one up: { return_id }. */
export const PICK_UP_RETURN = "checkout-pick-up-return"
