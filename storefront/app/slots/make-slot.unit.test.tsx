import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import type { ReactNode } from "react"
import { afterEach, expect, it, vi } from "vitest"
import { COMMON } from "../components/messages.ts"
import type { PageArgs } from "../lib/backend/load-page.ts"
import { FAILED_SECTIONS_HEADER, FAILURES_HEADER } from "../lib/rendering/failed-sections.ts"
import { DEFAULT_FACTS, ShopFactsContext } from "../lib/shop/shop-facts.ts"
import { renderPage } from "../testing/render-page.tsx"
import { defineSlot } from "./define-slot.ts"
import { partFailureKey } from "./limit-query.ts"
import { makeSlot } from "./make-slot.tsx"

const log = vi.spyOn(console, "error").mockImplementation(() => {})
afterEach(() => log.mockClear())

const showing = (text: string) => defineSlot("layout.end", { order: 1, component: () => <p>{text}</p> })
const broken = defineSlot("layout.end", {
  order: 1,
  component: () => {
    throw new Error("broken")
  },
})
const inClient = (children: ReactNode, client = new QueryClient()) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
)

it("shows the parts in the order in which they are given", async () => {
  const End = makeSlot("layout.end", [
    { plugin: "wishlist", fill: showing("Wishes") },
    { plugin: "gift-wrap", fill: showing("Paper") },
  ])
  const { html } = await renderPage(inClient(<End />))
  expect(html).toMatch(/Wishes[\s\S]*Paper/)
})

it("gives a page its parts one by one, each with its queries and a name for the log", async () => {
  const query = { queryKey: ["wishes"], queryFn: () => ["lamp"] }
  const End = makeSlot("layout.end", [
    { plugin: "wishlist", fileName: "layout.end.wishes", fill: { ...showing("Wishes"), queries: () => [query] } },
    { plugin: "gift-wrap", fill: showing("Paper") },
  ])
  expect(End.parts.map(({ name }) => name)).toEqual(["wishlist:layout.end.wishes", "gift-wrap:layout.end"])
  const page = {} as PageArgs
  expect(End.parts.map(({ queries }) => queries(page).map(({ queryKey }) => queryKey))).toEqual([[["wishes"]], []])
  expect(End.queries(page)).toHaveLength(1)
  const Part = End.parts[1].component
  expect((await renderPage(inClient(<Part />))).html).toContain("Paper")
})

it("loses only the part that throws, and names its plugin and slot in the log and to the metrics", async () => {
  const End = makeSlot("layout.end", [
    { plugin: "wishlist", fill: broken },
    { plugin: "gift-wrap", fill: showing("Paper") },
  ])
  const { response, html } = await renderPage(inClient(<End />))
  expect(response.status).toBe(200)
  expect(html).toContain("Paper")
  expect(response.headers.get(FAILED_SECTIONS_HEADER)).toBe("wishlist:layout.end")
  expect(response.headers.get(FAILURES_HEADER)).toBe("broken")
  expect(log.mock.calls).toEqual([[expect.stringContaining("render wishlist:layout.end"), expect.any(Error)]])
})

it("shows nothing of a plugin that is switched off, and fails by none of its parts", async () => {
  const End = makeSlot("layout.end", [
    { plugin: "wishlist", fill: broken },
    { plugin: "gift-wrap", fill: showing("Paper") },
  ])
  const { response, html } = await renderPage(
    inClient(
      <ShopFactsContext value={{ ...DEFAULT_FACTS, plugins_off: ["wishlist"] }}>
        <End />
      </ShopFactsContext>,
    ),
  )
  expect(html).toContain("Paper")
  expect(html).not.toContain("wishlist")
  expect(response.headers.get(FAILED_SECTIONS_HEADER)).toBeNull()
})

it("counts a part whose query failed on the server like one that throws", async () => {
  const client = new QueryClient()
  client.setQueryData(partFailureKey("wishlist:layout.end"), "A query took longer than 1000 ms")
  const End = makeSlot("layout.end", [{ plugin: "wishlist", fill: showing("Wishes") }])
  const { response, html } = await renderPage(inClient(<End />, client))
  expect(html).not.toContain("Wishes")
  expect(response.headers.get(FAILED_SECTIONS_HEADER)).toBe("wishlist:layout.end")
})

it("tells visitors of a section that is missing, and not of a smaller part", async () => {
  const section = defineSlot("home.sections", {
    order: 1,
    name: { en: "Wishes", hi: "इच्छाएँ" },
    component: broken.component,
  })
  const Sections = makeSlot("home.sections", [{ plugin: "wishlist", fill: section }])
  const End = makeSlot("layout.end", [{ plugin: "wishlist", fill: broken }])
  expect((await renderPage(inClient(<Sections />))).html).toMatch(new RegExp(`<p [^>]*"[^"]*">${COMMON.sectionFailed}`))
  expect((await renderPage(inClient(<End />))).html).toMatch(/<p [^>]*hidden=""/)
})

it("names the parts to which the page may link", () => {
  const plain = defineSlot("product.sections", { order: 1, component: () => null })
  const Sections = makeSlot("product.sections", [
    { plugin: "wishlist", fill: plain },
    { plugin: "stories", fill: { ...plain, order: 2, anchor: "stories" } },
  ])
  expect(Sections.anchors).toEqual(["stories"])
})
