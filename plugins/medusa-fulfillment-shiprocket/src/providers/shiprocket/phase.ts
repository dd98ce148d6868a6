/** How far a parcel is. */
export type ParcelPhase =
  | "booked"
  | "picked_up"
  | "in_transit"
  | "out_for_delivery"
  | "attempt_failed"
  | "delivered"
  | "returning"
  | "returned"
  | "lost"
  | "canceled"

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
    /not picked|out for pick ?up|pick ?up (?:scheduled|generated|rescheduled|exception|error|queued|failed|booked)|manifest|awb assigned|label/i,
    "booked",
  ],
  [/picked up|^shipped\b/i, "picked_up"],
  [/in transit|reached|hub|misrouted|delayed|dispatched|arrived|bag/i, "in_transit"],
]

/** Matches the statuses of return shipments, which are those of deliveries with a prefix. */
const OF_A_RETURN = /^return[\s-]+(?=pick|shipped|in|out|deliver|cancel|undeliver|lost)/i

/** null for words that say nothing of how far it is */
export function toParcelPhase(words: string): ParcelPhase | null {
  const plain = words.replaceAll("_", " ").replace(OF_A_RETURN, "")
  return PHASES.find(([pattern]) => pattern.test(plain))?.[1] ?? null
}
