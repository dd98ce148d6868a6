import type { ParcelPhase } from "@haat/checkout/contract"
import type { ClaimedPickup } from "./queries/return-pickups"

/** Phases after the pickup, in which it can no longer be cancelled. */
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

export type PickupStep = "book" | "cancel" | "move on" | "follow" | "end" | "wait"

/** Returns the next step of a pickup, by the state of its return and the courier's last report. */
export function nextPickupStep({
  state,
  number,
  phase,
  rejected,
}: Omit<ClaimedPickup, "id" | "order_id" | "failures">): PickupStep {
  const taken = isOneOf(TAKEN, phase)
  const isWanted = state === "approved" || state === "picked_up"
  if (!isWanted) return taken || phase === "canceled" ? "end" : "cancel"
  // A return that is on its way without a booking was picked up by other means.
  if (!number) return state === "picked_up" ? "cancel" : rejected ? "wait" : "book"
  if (taken && state === "approved") return "move on"
  return isOneOf(OVER, phase) ? "end" : "follow"
}
