import { expect, it } from "vitest"
import { readHalfTyped } from "./search-text/half-typed"
import { splitWords } from "./search-text/words"
import { searchCompletionsFromFoundProducts } from "./suggested-words"

const words = (typed: string, ...names: [string, string?][]) =>
  searchCompletionsFromFoundProducts(
    names.map(([name, name_hi = ""]) => ({ nameWords: [splitWords(name), splitWords(name_hi)], tier: 0 })),
    readHalfTyped(typed) as NonNullable<ReturnType<typeof readHalfTyped>>,
  )

it("completes the word, and adds the one beside it where several have both", () => {
  expect(words("sar", ["Maheshwari Silk Saree"], ["Bagru Silk Saree"], ["Cotton Saree"])).toEqual([
    "saree",
    "silk saree",
  ])
})

it("puts it behind what was typed before, and does not repeat what was typed", () => {
  expect(words("red sa", ["Red Cotton Saree"])).toEqual(["red saree"])
  expect(words("red saree", ["Red Cotton Saree"])).toEqual([])
})

it("suggests in the script that was typed, where the name is written in it", () => {
  expect(words("सा", ["Silk Saree", "रेशमी साड़ी"], ["Cotton Saree"])).toEqual(["साड़ी"])
})

it("leaves out words that say nothing", () => {
  expect(words("turm", ["Jar of Turmeric"], ["Tin of Turmeric"], ["Turmeric and Ginger"])).toEqual(["turmeric"])
})

it("has a word in the other script only where none is in the one that was typed", () => {
  expect(words("shar", ["Silk Saree"], ["Cool tee", "शर्ट"])).toEqual(["saree"])
  expect(words("sadi", ["Silk Saree", "रेशमी साड़ी"])).toEqual(["साड़ी"])
})
