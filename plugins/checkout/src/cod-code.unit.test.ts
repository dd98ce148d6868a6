import { describe, expect, it } from "vitest"
import { CodCodes } from "./cod-code"

const codes = new CodCodes("a secret")
const NOW = Date.parse("2026-11-25T10:10:00Z")
const MINUTE = 60_000

describe("a code for a cart", () => {
  it("has six digits and is valid for 30 to 60 minutes", () => {
    const { id, code } = codes.make("cart_1", NOW)
    expect(code).toMatch(/^\d{6}$/)
    expect(codes.make("cart_1", NOW + MINUTE)).toEqual({ id, code })
    expect(codes.isValid("cart_1", code, NOW)).toBe(true)
    expect(codes.isValid("cart_1", code, NOW + 30 * MINUTE)).toBe(true)
    expect(codes.isValid("cart_1", code, NOW + 60 * MINUTE)).toBe(false)
  })

  it("is not valid for another cart or another shop", () => {
    const { code } = codes.make("cart_1", NOW)
    expect(codes.isValid("cart_2", code, NOW)).toBe(false)
    expect(new CodCodes("another").isValid("cart_1", code, NOW)).toBe(false)
    for (const wrong of ["", "12345", "not one", `${code}7`, "१२३४५६"])
      expect(codes.isValid("cart_1", wrong, NOW)).toBe(false)
  })
})
