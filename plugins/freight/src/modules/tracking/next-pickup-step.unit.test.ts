import { toParcelPhase } from "medusa-fulfillment-shiprocket"
import { describe, expect, it } from "vitest"
import { nextPickupStep } from "./next-pickup-step"

const approved = { state: "approved", number: "1904", phase: "booked", rejected: false }
const next = (more: Partial<Parameters<typeof nextPickupStep>[0]>) => nextPickupStep({ ...approved, ...more })

describe("what is next for a pickup", () => {
  it("books it once its return is approved, unless the carrier rejected it or it came back otherwise", () => {
    expect(next({ number: null, phase: null })).toBe("book")
    expect(next({ number: null, phase: null, rejected: true })).toBe("wait")
    expect(next({ number: null, phase: null, state: "picked_up" })).toBe("cancel")
  })

  it("moves the return on when the courier has the goods, and tracks them until they arrive", () => {
    for (const phase of [null, "booked", "attempt_failed"]) expect(next({ phase }), String(phase)).toBe("follow")
    for (const phase of ["picked_up", "in_transit", "out_for_delivery", "delivered"])
      expect(next({ phase }), phase).toBe("move on")
    expect(next({ state: "picked_up", phase: "in_transit" })).toBe("follow")
    expect(next({ state: "picked_up", phase: "delivered" })).toBe("end")
  })

  it("is to cancel it when the return has ended, as long as the courier has not taken the goods", () => {
    for (const state of ["canceled", "rejected", "received", null]) {
      for (const phase of [null, "booked", "attempt_failed"]) expect(next({ state, phase })).toBe("cancel")
      expect(next({ state, phase: "picked_up" })).toBe("end")
      expect(next({ state, phase: "canceled" })).toBe("end")
      // another process may be booking it, or may have died
      expect(next({ state, number: null, phase: null })).toBe("cancel")
    }
  })
})

it("reads the carrier's words for goods that come back", () => {
  expect(
    [
      "RETURN PICKUP GENERATED",
      "Return Pickup Queued",
      "OUT FOR PICKUP",
      "Shipment not picked up",
      "RETURN PICKED UP",
      "RETURN_IN_TRANSIT",
      "RETURN DELIVERED",
      "RETURN CANCELLED",
    ].map(toParcelPhase),
  ).toEqual(["booked", "booked", "booked", "booked", "picked_up", "in_transit", "delivered", "canceled"])
  expect(["Returned to origin", "RTO DELIVERED", "Return to origin"].map(toParcelPhase)).toEqual([
    "returned",
    "returned",
    "returning",
  ])
})
