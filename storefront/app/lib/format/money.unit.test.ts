import { describe, expect, it } from "vitest"
import { money } from "./money.ts"

describe("money", () => {
  it("groups rupees the Indian way", () => {
    expect(money(123456)).toBe("₹1,23,456")
    expect(money(10_000_000)).toBe("₹1,00,00,000")
    expect(money(999)).toBe("₹999")
  })

  it("shows paise only where there are any", () => {
    expect(money(499.5)).toBe("₹499.50")
    expect(money(499)).toBe("₹499")
  })
})
