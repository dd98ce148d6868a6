import { renderToStaticMarkup } from "react-dom/server"
import { createMemoryRouter, RouterProvider } from "react-router-dom"
import { expect, it } from "vitest"
import { ProductListing } from "./product-listing.tsx"

const drawn = (page: number, count: number) => {
  const query = {
    data: { page, count, limit: 20, found_in: {}, products: [] },
    isError: false,
    refetch: () => undefined,
  }
  const element = <ProductListing query={query} label="All products" action={() => null} empty="No products found." />
  const router = createMemoryRouter([{ path: "*", element }], {
    initialEntries: [`/explore?sortBy=oldest&page=${page}`],
  })
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

it("links from a page past the end to the first page, with the same sort order", () => {
  expect(drawn(999, 25)).toContain("There is no page 999 here.")
  expect(drawn(999, 25)).toMatch(/<a [^>]*href="\/explore\?sortBy=oldest"[^>]*>First page<\/a>/)
})

it("shows the empty text on an empty first page", () => {
  expect(drawn(1, 0)).toContain("No products found.")
  expect(drawn(1, 0)).not.toContain("First page")
})
