import type { ParcelPhase } from "../../contract"

/** Shiprocket's words for how far a parcel is; the first that fits counts, so "RTO Delivered" is before "Delivered". */
const PHASES: [RegExp, ParcelPhase][] = [
  [/^rto.*deliver|returned to (?:origin|seller)/i, "returned"],
  [/\brto\b|return to origin/i, "returning"],
  [/cancel/i, "canceled"],
  [/^(?:lost|destroyed|damaged|disposed)/i, "lost"],
  [/undelivered|\bndr\b|delivery attempt|not delivered/i, "attempt_failed"],
  [/out for delivery/i, "out_for_delivery"],
  [/^delivered\b/i, "delivered"],
  [
    /out for pick ?up|pick ?up (?:scheduled|generated|rescheduled|exception|error|queued)|manifest|awb assigned|label/i,
    "booked",
  ],
  [/picked up|^shipped\b/i, "picked_up"],
  [/in transit|reached|hub|misrouted|delayed|dispatched|arrived|bag/i, "in_transit"],
]

/** null for words that say nothing of how far it is */
export const phaseOf = (words: string): ParcelPhase | null =>
  PHASES.find(([pattern]) => pattern.test(words))?.[1] ?? null
