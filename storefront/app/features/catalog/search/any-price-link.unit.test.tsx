import { renderToStaticMarkup } from "react-dom/server"
import { MemoryRouter } from "react-router-dom"
import { expect, it } from "vitest"
import { AnyPriceLink, describePriceLimits, SearchNotice } from "./search-notice.tsx"

type Found = Parameters<typeof AnyPriceLink>[0]["list"]

const found = (fields: object) => ({ at_least: null, up_to: null, without_price: null, ...fields }) as Found

it("links to the same search without prices in text and filter", () => {
  const list = found({
    up_to: 500,
    without_price: "chappal",
    facets: { price: { min: 1350, max: 1590 } },
  })
  const html = renderToStaticMarkup(
    <MemoryRouter initialEntries={["/search?query=chappal+under+500&minPrice=5&maxPrice=9&category=c1&page=2"]}>
      <AnyPriceLink list={list} />
    </MemoryRouter>,
  )
  expect(html).toContain('href="/search?query=chappal&amp;category=c1"')
  expect(html).toContain("See products from ₹1,350 to ₹1,590")
})

it("is offered where the text or the filter limits the price", () => {
  expect(describePriceLimits({ q: "saree" }, found({}))).toBeUndefined()
  expect(describePriceLimits({ q: "saree", max_price: 900 }, found({ up_to: 500 }))).toBe("up to ₹500")
  expect(describePriceLimits({ min_price: 100 }, found({ at_least: 200, up_to: 500 }))).toBe("from ₹200 to ₹500")
})

it("shows how a search was understood: prices, order, and missing products", () => {
  const notice = (fields: object) =>
    renderToStaticMarkup(<SearchNotice list={found({ count: 3, whole: 3, ...fields })} products="3 products" q="x" />)
  expect(notice({ at_least: 200, up_to: 500, by_price: "cheapest" })).toContain(
    "3 products, from ₹200 to ₹500, cheapest first",
  )
  expect(notice({ no_such: "chair", whole: 0 })).toContain("We found no “chair”. These come closest.")
  expect(notice({ whole: 1 })).toContain("The first one has all of these words")
})
