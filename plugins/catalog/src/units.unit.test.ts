import { expect, it } from "vitest"
import { toGrams, toKilograms } from "./units"

it.each([0.001, 0.45, 1, 1.2345, 12.7, 999.999])("keeps %d kg through Medusa's grams and back", (kilograms) => {
  expect(toKilograms(toGrams(kilograms))).toBe(kilograms)
})

it("counts a kilogram as a thousand grams", () => expect(toGrams(1.5)).toBe(1500))
