import HomeSections from "virtual:haat/slots/home.sections"
import { expect, it } from "vitest"
import { shownSections } from "./sections.tsx"

type Arranged = Parameters<typeof shownSections>[0]["home"]

const show = (home: Arranged, plugins_off: string[] = []) => shownSections({ home, plugins_off })
const idsOf = (...arranged: Arranged) => show(arranged).map(({ id }) => id)
const find = (id: string, ...arranged: Arranged) => show(arranged).find((section) => section.id === id)

it("shows the search box inside the welcome that it follows, and as a section of its own elsewhere", () => {
  expect(idsOf().slice(0, 2)).toEqual(["hero", "categories"])
  expect(find("hero")?.component).not.toBe(find("hero", { id: "search", is_hidden: true })?.component)
  expect(idsOf({ id: "search" }, { id: "hero" }, { id: "categories" }).slice(0, 2)).toEqual(["search", "hero"])
  expect(idsOf({ id: "hero", is_hidden: true })).toContain("search")
})

it("leaves hidden sections out, and gives the others the owner's titles", () => {
  const arranged = [
    { id: "sample-reviews", is_hidden: true },
    { id: "explore", title: "All", title_hi: "सब" },
  ]
  expect(idsOf(...arranged)).not.toContain("sample-reviews")
  expect(find("explore", ...arranged)?.title).toBe("All")
  expect(find("categories", { id: "categories", title_hi: "श्रेणी" })?.title).toBeUndefined()
})

it("keeps the components of sections for all renders, so that late ones are not rendered again", () => {
  const [first, second] = [show([]), show([])]
  expect(first.map(({ component }) => component)).toEqual(second.map(({ component }) => component))
})

const plugin = HomeSections?.parts[0]?.plugin ?? ""
it.runIf(plugin)("leaves out the sections of a plugin that is switched off", () => {
  const isOfPlugin = (section: { plugin?: string }) => section.plugin === plugin
  expect(show([]).some(isOfPlugin)).toBe(true)
  expect(show([], [plugin]).some(isOfPlugin)).toBe(false)
  expect(show([], [plugin]).map(({ id }) => id)).toContain("explore")
})
