import { describe, expect, it } from "vitest"
import { countedText } from "./counted-text"

describe("a search text is counted", () => {
  it("in one spelling, whatever the case, the blanks and the digits", () => {
    for (const typed of ["Red  Saree", " red saree ", "RED\u00a0SAREE", "red\u200d saree", "\u202ered saree"])
      expect(countedText(typed), typed).toBe("red saree")
    expect(countedText("साड़ी ५०० तक")).toBe(countedText("साड़ी 500 तक"))
  })

  it("with prices, sizes and weights", () => {
    for (const typed of ["laal saree 2000 tak", "size 8", "rice 5kg", "500 to 1000", "iphone 15 pro 256 gb", "a4"])
      expect(countedText(typed)).toBe(typed)
  })

  it("never when it looks like an e-mail address or someone's number", () => {
    for (const typed of [
      "asha@example.com",
      "mail asha@upi",
      "98765 43210",
      "+91 98765-43210",
      "(022) 2345.6789",
      "call 9876543",
      "९८७६५४३२१०",
      "৯৮৭৬৫৪৩২১০",
      "1234 5678 9012",
    ])
      expect(countedText(typed), typed).toBeUndefined()
  })

  it("never when it says nothing or is longer than what people call goods", () => {
    for (const typed of ["", " ", "???", "\u200d", "a".repeat(61), "ﷺ".repeat(10)])
      expect(countedText(typed), typed).toBeUndefined()
    expect(countedText("a".repeat(60))).toHaveLength(60)
  })
})
