/**
 * States of booking a pickup with the carrier; "rejected" means that the carrier declined and staff arrange the pickup.
 */
export const PICKUP_BOOKINGS = ["wanted", "booked", "rejected", "canceled"] as const
export type PickupBooking = (typeof PICKUP_BOOKINGS)[number]
