import { expect, it } from "vitest"
import { type ArrangedSection, arrangeSections } from "./home-sections"

const SECTIONS = [
  { id: "explore", order: 500 },
  { id: "hero", order: 100 },
  { id: "faqs", order: 800 },
  { id: "banners", order: 300 },
]
const idsOf = (arranged: ArrangedSection[], sections = SECTIONS) =>
  arrangeSections(sections, arranged).map(({ id }) => id)

it("has the sections in their own order while the owner has arranged none", () => {
  expect(idsOf([])).toEqual(["hero", "banners", "explore", "faqs"])
})

it("has them in the owner's order, with what the owner has set", () => {
  const arranged = [
    { id: "faqs", title: "Ask us" },
    { id: "explore" },
    { id: "banners", is_hidden: true },
    { id: "hero" },
  ]
  expect(arrangeSections(SECTIONS, arranged)).toEqual([
    { id: "faqs", order: 800, title: "Ask us" },
    { id: "explore", order: 500 },
    { id: "banners", order: 300, is_hidden: true },
    { id: "hero", order: 100 },
  ])
})

it("ignores ids of sections that are gone", () => {
  expect(idsOf([{ id: "wishlist" }, { id: "faqs" }])).toEqual(["hero", "banners", "explore", "faqs"])
})

it("places a section that the owner has not arranged behind the one before it by default", () => {
  const arranged = [{ id: "faqs" }, { id: "explore" }, { id: "banners" }, { id: "hero" }]
  const added = [...SECTIONS, { id: "wishlist", order: 400 }, { id: "stories", order: 50 }]
  expect(idsOf(arranged, added)).toEqual(["stories", "faqs", "explore", "banners", "wishlist", "hero"])
})
