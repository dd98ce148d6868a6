// @vitest-environment happy-dom

import { renderPart } from "@haat/sdk/testing/storefront"
import { cleanup, fireEvent, screen } from "@testing-library/react"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { BannerCarousel } from "./banner-carousel.tsx"

vi.setConfig({ testTimeout: 60_000 })
// here a picture counts as complete at once, and as broken, having no width
beforeEach(() => {
  vi.spyOn(HTMLImageElement.prototype, "complete", "get").mockReturnValue(false)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const BANNERS = [1, 2].map((n) => ({
  id: `bann_${n}`,
  image_url: `https://pictures.example/${n}.svg`,
  redirect_url: `/explore?page=${n}`,
  rank: n,
}))

it("shows a banner's picture from any https address, and the placeholder in its shape when that fails", () => {
  renderPart(<BannerCarousel banners={BANNERS} places={[]} />)
  const [first, second] = screen.getAllByRole("img")
  expect(first.getAttribute("src")).toBe("https://pictures.example/1.svg")
  fireEvent.error(first)
  expect(first.getAttribute("src")).toBe("/placeholder.svg")
  expect(first.className).toContain("aspect-21/9")
  expect(second.getAttribute("src")).toBe("https://pictures.example/2.svg")
})

it("leads to a page of the shop through the router, and elsewhere by the address as it is", () => {
  const shop = window.location.origin
  const addresses = [`${shop}/hi/explore?page=2`, `${shop}/admin/banners`, "https://makers.example/hi"]
  const banners = addresses.map((redirect_url, i) => ({ ...BANNERS[0], id: `bann_${i}`, redirect_url }))
  renderPart(<BannerCarousel banners={banners} places={[]} />)
  const links = screen.getAllByRole("link").map((link) => link.getAttribute("href"))
  expect(links).toEqual(["/explore?page=2", ...addresses.slice(1)])
})
