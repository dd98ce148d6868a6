import { describe, expect, it } from "vitest"
import { TrackingLinkSigner } from "./link"

const links = new TrackingLinkSigner("a secret of sixteen and more letters")
const NOW = Date.UTC(2026, 10, 24)
const DAY = 24 * 60 * 60 * 1000

describe("a link to follow an order", () => {
  it("opens its order for sixty days", () => {
    const token = links.sign("order_01ABC", NOW)
    expect(links.open(token, NOW + 59 * DAY)).toEqual({ state: "open", order_id: "order_01ABC", made_at: NOW })
    expect(links.open(token, NOW + 61 * DAY)).toEqual({ state: "expired" })
  })

  it("opens nothing once a letter of it is another", () => {
    const token = links.sign("order_01ABC", NOW)
    const last = token.length - 2
    for (const at of [0, 7, 10, 14, 20, 30, last]) {
      const forged = token.slice(0, at) + (token[at] === "Z" ? "Y" : "Z") + token.slice(at + 1)
      expect(links.open(forged, NOW), forged).toEqual({ state: "unknown" })
    }
    for (const odd of ["", ".", "order_1..", `${token}.x`, `${token}\n`, "order_' or 1.m.x", "a".repeat(5_000)])
      expect(links.open(odd, NOW), odd).toEqual({ state: "unknown" })
  })

  it("of another shop opens nothing here", () => {
    const foreign = new TrackingLinkSigner("another secret of sixteen letters")
    expect(links.open(foreign.sign("order_01ABC", NOW), NOW)).toEqual({ state: "unknown" })
  })
})
