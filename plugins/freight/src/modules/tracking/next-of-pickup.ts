import type { ParcelPhase } from "@haat/checkout/contract"
import type { ClaimedPickup } from "./queries/return-pickups"

/** By these the goods are, or were, the courier's: nothing is left to cancel. */
export const TAKEN: ParcelPhase[] = [
  "picked_up",
  "in_transit",
  "out_for_delivery",
  "delivered",
  "returning",
  "returned",
  "lost",
]
const OVER: ParcelPhase[] = ["delivered", "returned", "lost", "canceled"]

const isOneOf = (phases: ParcelPhase[], phase: string | null) => phases.some((one) => one === phase)

export type NextOfPickup = "book" | "cancel" | "move on" | "follow" | "end" | "wait"

/** What is to be done about a pickup, by how far its return is and what the courier said last. */
export function nextOfPickup({
  state,
  number,
  phase,
  rejected,
}: Omit<ClaimedPickup, "id" | "order_id" | "failures">): NextOfPickup {
  const taken = isOneOf(TAKEN, phase)
  const isWanted = state === "approved" || state === "picked_up"
  if (!isWanted) return taken || phase === "canceled" ? "end" : "cancel"
  // On its way without a booking: somebody had it fetched otherwise.
  if (!number) return state === "picked_up" ? "cancel" : rejected ? "wait" : "book"
  if (taken && state === "approved") return "move on"
  return isOneOf(OVER, phase) ? "end" : "follow"
}
