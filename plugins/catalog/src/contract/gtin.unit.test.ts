import { describe, expect, it } from "vitest"
import { OwnFacts } from "./facts"
import { gtin } from "./gtin"

const messageOf = (typed: string) => gtin.safeParse(typed).error?.issues[0].message

describe("the number under a barcode", () => {
  it.each(["96385074", "036000291452", "8901030865275", "18901030865272"])(
    "may have any of its lengths: %s",
    (code) => {
      expect(gtin.parse(code)).toBe(code)
    },
  )

  it("is read with the blanks and hyphens of a label", () => {
    expect(gtin.parse(" 8 901030-865275 ")).toBe("8901030865275")
  })

  it("is rejected with a digit mistyped, two exchanged or one missing", () => {
    expect(messageOf("8901030865276")).toMatch(/one of them is mistyped/)
    expect(messageOf("8901030856275")).toMatch(/one of them is mistyped/)
    for (const code of ["890103086527", "89010308652", "8.90103E+12", ""]) expect(messageOf(code)).toBeDefined()
    expect(messageOf("36000291452")).toMatch(/8, 12, 13 or 14 digits/)
  })
})

it("a brand is one line, or nothing", () => {
  expect(OwnFacts.parse({ brand: " Khadi & Co " })).toEqual({ brand: "Khadi & Co" })
  expect(OwnFacts.parse({ brand: "" })).toEqual({})
  expect(OwnFacts.safeParse({ brand: "Khadi\nCo" }).success).toBe(false)
  expect(OwnFacts.safeParse({ brand: "\u200b" }).success).toBe(false)
})
