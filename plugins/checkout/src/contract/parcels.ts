import type { z } from "zod"
import type { FollowedParcel as FollowedParcelReply, ReturnParcel as ReturnParcelReply } from "../replies"

/** Phases of a parcel, by its courier's reports. */
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

/** A parcel as shown to a person who may track it. */
export type FollowedParcel = z.infer<typeof FollowedParcelReply>

/** Pickup of a return, as shown to its shopper. */
export type ReturnParcel = z.infer<typeof ReturnParcelReply>
