import { describe, expect, it } from "vitest"
import { LOCALES } from "./locale"
import { grouped, inRupees, isWholePaise, money, toFractionalPaise, toPaise } from "./money"

const TAGS = LOCALES.map((locale) => `${locale}-IN`)
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
    // 1998.9999999999998
    expect(money(19.99 * 100)).toBe("₹1,999")
    expect(money(-0.001)).toBe("₹0")
  })

  it("is the same from paise", () => {
    expect(inRupees(12_345_600)).toBe("₹1,23,456")
    expect(inRupees(123_450)).toBe("₹1,234.50")
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

describe("an amount in rupees", () => {
  it("loses no paisa", () => {
    for (const [rupees, paise] of [
      [1.15, 115],
      [8.29, 829],
      [4_999_999.99, 499_999_999],
    ])
      expect(toPaise(rupees)).toBe(paise)
  })

  it("has two decimals at most", () => {
    for (const rupees of [0, 1.15, 8.29, 4_999_999.99]) expect(isWholePaise(rupees)).toBe(true)
    for (const rupees of [0.001, 12.345]) {
      expect(isWholePaise(rupees)).toBe(false)
      expect(Number.isInteger(toFractionalPaise(rupees))).toBe(false)
    }
    expect(toFractionalPaise(8.29)).toBe(829)
  })
})
