import { describe, expect, it } from "vitest"
import { LANGUAGES } from "../language/languages.ts"
import { grouped, money } from "./money.ts"

const TAGS = Object.values(LANGUAGES).map(({ tag }) => tag)
const NUMBERS = [0, 1, 12, 999, 1_000, 12_345, 99_999, 123_456, 1_234_567, 10_000_000, 987_654_321]

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

  it.each(TAGS)("is written as Unicode has it for %s", (tag) => {
    const digits = { style: "currency", currency: "INR" } as const
    for (const rupees of [...NUMBERS, ...NUMBERS.map((number) => -number - 1)]) {
      const whole = new Intl.NumberFormat(tag, { ...digits, maximumFractionDigits: 0 })
      expect(money(rupees)).toBe(whole.format(rupees))
      expect(money(rupees + 0.25)).toBe(new Intl.NumberFormat(tag, digits).format(rupees + 0.25))
    }
  })
})

describe("numbers", () => {
  it.each(TAGS)("are written as Unicode has them for %s", (tag) => {
    const format = new Intl.NumberFormat(tag)
    for (const number of [...NUMBERS, 0.5, 1.25, 1_234.567, 1_234.5678, 0.0004])
      expect(grouped(number)).toBe(format.format(number))
  })
})
