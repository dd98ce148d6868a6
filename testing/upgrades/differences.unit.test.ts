import { expect, it } from "vitest"
import { differences } from "./differences"

it("names each place at which two replies differ", () => {
  const before = { orders: [{ id: "1", total: 100 }, { id: "2" }], note: null }
  expect(differences(before, structuredClone(before))).toEqual([])
  expect(differences(before, { orders: [{ id: "1", total: 101 }], note: {} })).toEqual([
    "orders.0.total: 100 → 101",
    'orders.1: {"id":"2"} → undefined',
    "note: null → {}",
  ])
})
