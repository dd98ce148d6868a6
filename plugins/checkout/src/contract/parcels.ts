import { z } from "zod"

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

const Phase = z.enum(PARCEL_PHASES).nullable()

/** A parcel as shown to a person who may track it. */
export const TrackedParcel = z.object({
  id: z.string(),
  courier: z.string().nullable(),
  number: z.string().nullable().describe("With the carrier; null where nothing is written on the parcel"),
  url: z.string().nullable().describe("The carrier's own page"),
  shipped_at: z.string().nullable(),
  delivered_at: z.string().nullable(),
  phase: Phase.describe("By the courier's last word; null while it has said nothing"),
  expected_on: z.string().nullable().describe('The day it should arrive, "2026-11-27"; null once it has, or unknown'),
  steps: z
    .array(z.object({ happened_at: z.string(), phase: Phase, activity: z.string(), location: z.string() }))
    .describe("What the courier said, the latest first"),
})
export type TrackedParcel = z.infer<typeof TrackedParcel>

/** Pickup of a return, as shown to its shopper. */
export const ReturnParcel = TrackedParcel.pick({
  courier: true,
  number: true,
  url: true,
  phase: true,
  expected_on: true,
  steps: true,
})
export type ReturnParcel = z.infer<typeof ReturnParcel>
