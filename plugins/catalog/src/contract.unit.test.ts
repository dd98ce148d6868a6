import { ListProducts } from "@haat/search/contract"
import { describe, expect, it } from "vitest"
import { SaveCategory, SaveShopProduct } from "./contract"

const GOOD = {
  name: "Brass lota",
  description: "Heavy brass",
  category_id: "pcat_1",
  about: "Made in Moradabad",
  price: 499,
  quantity: 3,
  length: 1,
  height: 0,
  breadth: 2.5,
  weight: 0.4,
}
const complaint = (change: object) => {
  const { error } = SaveShopProduct.safeParse({ ...GOOD, ...change })
  return error?.issues[0].message
}

describe("a product to be saved", () => {
  it("has descriptions without HTML, whose length is that of the text", () => {
    const html = `<div class="${"x".repeat(6_000)}"><p>Heavy &amp; bright</p><ul><li>Brass</li></ul></div>`
    const plain = "Heavy & bright\n\n- Brass"
    const fields = { description: html, about: html, description_hi: html, about_hi: html }
    expect(SaveShopProduct.parse({ ...GOOD, ...fields })).toMatchObject({
      ...{ description: plain, about: plain, description_hi: plain, about_hi: plain },
    })
    expect(complaint({ description: "<p>&nbsp;</p>" })).toBe("Description is required")
  })

  it.each<[change: object, message: string]>([
    [{ name: undefined }, "Name is required"],
    [{ name: "  " }, "Name is required"],
    [{ description: "" }, "Description is required"],
    [{ category_id: null }, "Category is required"],
    [{ about: "" }, "About field is required"],
    [{ price: "" }, "Price is required"],
    [{ price: "ten" }, "Price must be a number and greater than 0"],
    [{ price: Number.POSITIVE_INFINITY }, "Price must be a number and greater than 0"],
    [{ price: 0 }, "Price must be a number and greater than 0"],
    [{ price: -5 }, "Price must be a number and greater than 0"],
    [{ price: 0.001 }, "Price has at most two decimals"],
    [{ quantity: null }, "Quantity is required"],
    [{ quantity: -1 }, "Quantity must be a number and cannot be negative"],
    [{ quantity: "few" }, "Quantity must be a number and cannot be negative"],
    [{ quantity: 1.5 }, "Quantity must be a whole number"],
    ...["Length", "Height", "Breadth"].flatMap((field): [object, string][] => [
      [{ [field.toLowerCase()]: "x" }, `${field} must be a number and cannot be negative`],
      [{ [field.toLowerCase()]: -1 }, `${field} must be a number and cannot be negative`],
      [{ [field.toLowerCase()]: undefined }, `${field} is required`],
    ]),
    [{ weight: 0 }, "Weight must be greater than 0"],
    [{ weight: "heavy" }, "Weight must be greater than 0"],
    [{ weight: null }, "Weight is required"],
    [{ attributes: [{ key: "", value: "x" }] }, "Attribute name is required"],
    [{ images: ["pic_1", "pic_1"] }, "A picture can be used once"],
    [{ name: "\u200b" }, "Name is required"],
    [{ about: "\u3164\u2060" }, "About field is required"],
    [{ name: "Brass\nlota" }, "Name has a line break or another character that a name cannot have"],
    [{ name_hi: "पीतल\u2028लोटा" }, "Name in Hindi has a line break or another character that a name cannot have"],
    [{ attributes: [{ key: "\u2800", value: "x" }] }, "Attribute name is required"],
    [{ name: "a\0b" }, "Name has a character that cannot be stored"],
    [{ about: "half \ud800" }, "About has a character that cannot be stored"],
  ])("is rejected with a sentence: %j", (change, message) => expect(complaint(change)).toBe(message))

  it.each([19.99, 0.01, 1499.5, 9_999_999.99])("may cost ₹%d", (price) => expect(complaint({ price })).toBeUndefined())
})

it("says 'Category not found' for a category without a name", () => {
  expect(SaveCategory.safeParse({ name: " " }).error?.issues[0].message).toBe("Category not found")
  expect(SaveCategory.safeParse({}).error?.issues[0].message).toBe("Category not found")
})

it("reads the query of a list from its texts", () => {
  expect(ListProducts.parse({ page: "2", limit: "5", min_price: "10", unknown: "x" })).toEqual({
    page: 2,
    limit: 5,
    locale: "en",
    min_price: 10,
  })
})
