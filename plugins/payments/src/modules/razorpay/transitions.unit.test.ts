/** @module-tag money */
import { describe, expect, it } from "vitest"
import { LEDGER_STATES, type LedgerState } from "../../contract"
import { PREVIOUS_STATES } from "./queries/transitions"

const next = (state: LedgerState) =>
  (Object.keys(PREVIOUS_STATES) as (keyof typeof PREVIOUS_STATES)[]).filter((to) =>
    PREVIOUS_STATES[to].includes(state),
  ) as LedgerState[]

function reachable(state: LedgerState, seen = new Set<LedgerState>()): Set<LedgerState> {
  for (const to of next(state)) if (!seen.has(to)) reachable(to, seen.add(to))
  return seen
}

describe("the states of a payment", () => {
  it("never come back to where they were", () => {
    for (const state of LEDGER_STATES) expect(reachable(state), state).not.toContain(state)
  })

  it("let what is paid end as an order or as a refund, and in no other way", () => {
    expect([...reachable("captured")].sort()).toEqual(["ordered", "refunded", "refunding"])
    expect([...reachable("ordered")].sort()).toEqual(["refunded", "refunding"])
    expect([...reachable("refunding")]).toEqual(["refunded"])
    expect([...reachable("refunded")]).toEqual([])
  })

  it("are all reached from the first", () => {
    expect([...reachable("created")].sort()).toEqual(LEDGER_STATES.filter((state) => state !== "created").sort())
  })
})
