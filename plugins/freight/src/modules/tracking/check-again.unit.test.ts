import { describe, expect, it } from "vitest"
import { secondsToNextCheck } from "./check-again"

describe("when the carrier is asked about a parcel again", () => {
  it("is sooner on the last day", () => {
    expect(secondsToNextCheck({ phase: "in_transit", failures: 0 })).toBe(3 * 3600)
    expect(secondsToNextCheck({ phase: null, failures: 0 })).toBe(3 * 3600)
    expect(secondsToNextCheck({ phase: "out_for_delivery", failures: 0 })).toBe(30 * 60)
  })

  it("is later after each failure, up to six hours", () => {
    const waits = [1, 2, 3, 10, 1_000].map((failures) => secondsToNextCheck({ phase: "out_for_delivery", failures }))
    expect(waits).toEqual([120, 240, 480, 6 * 3600, 6 * 3600])
  })
})
