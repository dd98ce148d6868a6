import { expect, it } from "vitest"
import { LISTS } from "./messages.hi.ts"
import { LISTS as ENGLISH } from "./messages.ts"

it("shows a plus after a count that is only a minimum", () => {
  expect([ENGLISH.products(1_000), ENGLISH.productsAtLeast(1_000)]).toEqual(["1,000 products", "1,000+ products"])
  expect(LISTS.productsAtLeast(1_000)).toBe("1,000+ प्रोडक्ट")
})
