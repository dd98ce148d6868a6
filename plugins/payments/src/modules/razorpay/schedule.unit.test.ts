/** @module-tag money */
import { describe, expect, it } from "vitest"
import { LEDGER_STATES } from "../../contract"
import { isExpired, isRefundOverdue, nextCheckSeconds, retryDelaySeconds } from "./schedule"

const HOUR = 3600

describe("looking again", () => {
  it("goes on for four days after a payment was opened, at growing intervals", () => {
    const looks: number[] = []
    for (let age = 0; ; age += looks[looks.length - 1]) {
      const seconds = nextCheckSeconds("created", age)
      if (seconds === null) break
      looks.push(seconds)
    }
    expect(looks[0]).toBe(15)
    expect(looks).toEqual([...looks].sort((a, b) => a - b))
    expect(looks.reduce((sum, seconds) => sum + seconds)).toBeGreaterThan(96 * HOUR)
    expect(looks.length).toBeLessThan(50)
  })

  it("never ends while money is on its way", () => {
    for (const age of [0, HOUR, 1_000 * HOUR]) expect(nextCheckSeconds("captured", age)).toBe(5)
  })

  it("asks ever less often for a refund that the provider works on, and ends after ten days", () => {
    const looks: number[] = []
    for (let age = 0; ; age += looks[looks.length - 1]) {
      const seconds = nextCheckSeconds("refunding", age)
      if (seconds === null) break
      looks.push(seconds)
    }
    expect(looks[0]).toBe(5)
    expect(looks).toEqual([...looks].sort((a, b) => a - b))
    expect(looks.length).toBeLessThan(80)
    expect([isRefundOverdue(239 * HOUR), isRefundOverdue(241 * HOUR)]).toEqual([false, true])
  })

  it("closes only what nobody paid", () => {
    expect(LEDGER_STATES.filter((state) => isExpired(state, 97 * HOUR))).toEqual(["created"])
    expect(isExpired("created", 95 * HOUR)).toBe(false)
  })

  it("comes at once after a failure, then up to a minute apart", () => {
    expect([0, 1, 2, 5, 6, 50].map(retryDelaySeconds)).toEqual([1, 2, 4, 32, 60, 60])
  })
})
