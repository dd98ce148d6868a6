import type { z } from "zod"
import type { FollowedParcel as FollowedParcelReply, ReturnParcel as ReturnParcelReply } from "../replies"

/** How far a parcel is by what its courier says. */
export const PARCEL_PHASES = [
  "booked",
  "picked_up",
  "in_transit",
  "out_for_delivery",
  "attempt_failed",
  "delivered",
  "returning",
  "returned",
  "lost",
  "canceled",
] as const
export type ParcelPhase = (typeof PARCEL_PHASES)[number]

/** A parcel as whoever may follow it sees it. */
export type FollowedParcel = z.infer<typeof FollowedParcelReply>

/** What the carrier picks up of a return, as its shopper sees it. */
export type ReturnParcel = z.infer<typeof ReturnParcelReply>
