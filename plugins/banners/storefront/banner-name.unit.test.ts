import { describe, expect, it } from "vitest"
import { bannerName, bannerTarget } from "./banner-name.ts"

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

describe("the target of a banner", () => {
  const SHOP = "https://shop.test/hi"
  it("is a page of the shop without a language, however its address is written", () => {
    for (const address of ["/explore?page=2#top", "/hi/explore?page=2#top", "https://shop.test/hi/explore?page=2#top"])
      expect(bannerTarget(address, SHOP)).toBe("/explore?page=2#top")
    expect(bannerTarget("https://shop.test/hi", SHOP)).toBe("/")
    expect(bannerTarget("/hills", SHOP)).toBe("/hills")
  })
  it("is a whole address on another site, and where the storefront has no page", () => {
    for (const address of ["https://makers.example/hi/cart", "https://shop.test/static/offer.pdf"])
      expect(bannerTarget(address, SHOP)).toBe(address)
    expect(bannerTarget("/admin/orders", SHOP)).toBe("https://shop.test/admin/orders")
  })
})
