/**
 * States of booking a pickup with the carrier; "rejected": the carrier does not take it, and staff arrange it by hand.
 */
export const PICKUP_BOOKINGS = ["wanted", "booked", "rejected", "canceled"] as const
export type PickupBooking = (typeof PICKUP_BOOKINGS)[number]
