import { describe, expect, it } from "vitest"
import { optionCombinations, productChoices } from "./choices"
import { variantPriceFields } from "./variant-prices"

const OPTIONS = [{ title: "Size", values: [{ value: "S" }, { value: "M" }] }]
const variant = (size: string, quantity: number, price = 499) => ({
  ...{ id: size, choice: size, values: [size], price, quantity },
})
const lines = (text = "") => text.split("\n").filter(Boolean)

describe("a product's brand", () => {
  it("is a choice that each of its variants has, alone and beside its size", () => {
    const { choices, choices_in_stock } = productChoices({
      ...{ options: OPTIONS, variants: [variant("S", 2), variant("M", 0)] },
      ...{ facts: { brand: "Khadi & Co" }, quantity: 2 },
    })
    expect(lines(choices)).toEqual(
      [
        ...["brand:khadi-co", "size:m", "size:s", "brand:khadi-co size:m", "brand:khadi-co size:s"],
        ...["size:m brand:khadi-co", "size:s brand:khadi-co"],
      ].sort(),
    )
    expect(lines(choices_in_stock)).not.toContain("size:m")
    expect(lines(choices_in_stock)).toContain("brand:khadi-co size:s")
  })

  it("is the only choice of a product of one kind, which has none without it", () => {
    expect(productChoices({ facts: { brand: "Amul" }, quantity: 0 })).toEqual({
      choices: "brand:amul",
      choices_in_stock: "",
    })
    expect(productChoices({ facts: {}, quantity: 3 })).toEqual({})
  })

  it("gives way to an option of that name", () => {
    const options = [{ title: "brand", values: [{ value: "S" }] }]
    expect(
      productChoices({ options, variants: [variant("S", 1)], facts: { brand: "Amul" }, quantity: 1 }).choices,
    ).toBe("brand:s")
  })

  it("stands beside the price of each variant, and can be chosen with three options", () => {
    const { variant_prices } = variantPriceFields({
      ...{ options: OPTIONS, variants: [variant("S", 2), variant("M", 0, 599)], facts: { brand: "Amul" } },
    })
    expect(lines(variant_prices)).toEqual(["499 1 size:s brand:amul", "599 0 size:m brand:amul"])
    expect(optionCombinations([["brand:amul"], ["size:m"], ["colour:red"], ["fit:slim"]])).toEqual([
      "brand:amul colour:red fit:slim size:m",
    ])
  })
})
