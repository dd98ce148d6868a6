/** @module-tag money */
import { describe, expect, it } from "vitest"
import { exactPaise } from "./paise"

describe("an amount in paise", () => {
  it.each([
    [1, 100],
    [1234.56, 123456],
    [1.15, 115],
    [8.29, 829],
    ["4999999.99", 499999999],
    [{ value: "1234.56", precision: 20 }, 123456],
  ])("of %j rupees loses none", (rupees, paise) => {
    expect(exactPaise(rupees)).toBe(paise)
  })

  it("is rejected when it is no whole number of paise", () => {
    for (const rupees of [0.001, -1, "12.345"]) expect(() => exactPaise(rupees)).toThrow("cannot be paid")
  })
})
