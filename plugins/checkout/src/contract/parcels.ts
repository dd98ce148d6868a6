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
  number: z.string().nullable().describe("Tracking number; null when the parcel has none"),
  url: z.string().nullable().describe("Tracking page of the carrier"),
  shipped_at: z.string().nullable(),
  delivered_at: z.string().nullable(),
  phase: Phase.describe("Phase by the latest report of the courier; null before the first report"),
  expected_on: z.string().nullable().describe('Expected day of arrival, "2026-11-27"; null when unknown or delivered'),
  steps: z
    .array(z.object({ happened_at: z.string(), phase: Phase, activity: z.string(), location: z.string() }))
    .describe("Reports of the courier, latest first"),
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
