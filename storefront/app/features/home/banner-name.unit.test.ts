import { describe, expect, it } from "vitest"
import { bannerName, bannerPage } from "./banner-name.ts"

const places = [{ path: "/category/pcat_1", name: "Sarees" }]

describe("the name of a banner's link", () => {
  it("is that of the page it leads to, whatever is searched for there", () => {
    expect(bannerName("/category/pcat_1", places, 0, 3).name).toBe("Sarees")
    expect(bannerName("/Category/pcat_1?page=2#top", places, 0, 3).name).toBe("Sarees")
  })
  it("is the host when it leads elsewhere", () => {
    expect(bannerName("https://makers.example/diwali", places, 0, 3).name).toBe("makers.example")
  })
  it("is its place in the row when nothing else is known", () => {
    expect(bannerName("/nowhere", places, 1, 3).name).toBe("Banner 2 of 3")
  })
})

describe("the page that a banner leads to", () => {
  const SHOP = "https://shop.test/hi"
  it("has no language of its own, however its address is written", () => {
    for (const address of ["/explore?page=2#top", "/hi/explore?page=2#top", "https://shop.test/hi/explore?page=2#top"])
      expect(bannerPage(address, SHOP)).toBe("/explore?page=2#top")
    expect(bannerPage("https://shop.test/hi", SHOP)).toBe("/")
    expect(bannerPage("/hills", SHOP)).toBe("/hills")
  })
  it("is none where the address is another site's or no page of the storefront", () => {
    for (const address of ["https://makers.example/hi/cart", "/admin/orders", "https://shop.test/static/offer.pdf"])
      expect(bannerPage(address, SHOP)).toBeUndefined()
  })
})
