import { describe, expect, it } from "vitest"
import { cacheKey, isCataloguePath, pageKey, pageOfKey } from "./cache-key.ts"

describe("the name an answer is remembered by", () => {
  it("is the same whatever the order of the parameters", () => {
    expect(cacheKey("/search?sort=newest&query=sari")).toBe(cacheKey("/search?query=sari&sort=newest"))
  })
  it("does not multiply with tracking parameters", () => {
    expect(cacheKey("/?utm_source=mail&gclid=1")).toBe("/")
    expect(cacheKey("/search?query=sari&utm_campaign=diwali")).toBe("/search?query=sari")
  })
  it("is not given to addresses with parameters we do not know", () => {
    expect(cacheKey("/?x=1")).toBeUndefined()
    expect(cacheKey("/store/catalog/products?fields=*prices")).toBeUndefined()
  })
  it("is not given to a page whose address is a secret", () => {
    for (const path of [
      "/follow/order_1.m.x",
      "/Follow/order_1.m.x",
      "/hi/Follow/order_1.m.x",
      "/follow/order_1.m.x?utm_source=mail",
    ])
      expect(cacheKey(path), path).toBeUndefined()
    expect(cacheKey("/followers")).toBe("/followers")
    expect(cacheKey("/hi/followers")).toBe("/hi/followers")
  })
  it("is not given to very long addresses", () => {
    expect(cacheKey(`/search?query=${"a".repeat(2_000)}`)).toBeUndefined()
  })
  it("is given to what home shows besides the catalogue, without parameters", () => {
    for (const path of ["/store/banners", "/store/main-products", "/store/faqs", "/store/shop"]) {
      expect(isCataloguePath(path), path).toBe(true)
      expect(cacheKey(`${path}?utm_source=mail`)).toBe(path)
      expect(cacheKey(`${path}?page=2`)).toBeUndefined()
    }
  })
  it("is for reads that have one answer for everybody", () => {
    const others = ["/store/newsletter", "/store/faqs/1", "/store/bannersx", "/store/cart", "/hi/store/faqs"]
    for (const path of others) expect(isCataloguePath(path), path).toBe(false)
  })
  it("keeps the languages of a read apart, and knows none of what has no texts", () => {
    const reads = ["/store/catalog/products/p1", "/store/catalog/categories", "/store/faqs", "/store/main-products"]
    for (const path of reads) expect(cacheKey(`${path}?locale=hi`)).toBe(`${path}?locale=hi`)
    expect(cacheKey("/store/catalog/products?page=2&locale=hi")).toBe("/store/catalog/products?locale=hi&page=2")
    expect(cacheKey("/cart?locale=hi")).toBeUndefined()
  })
  it("keeps apart what differs", () => {
    expect(cacheKey("/search?query=a%26sort%3Dnewest")).not.toBe(cacheKey("/search?query=a&sort=newest"))
  })
})

describe("the name a page is remembered by", () => {
  it("keeps languages, offers and draws apart and leads back to what was asked for", () => {
    const pages = [
      { path: "/cart" },
      { path: "/hi/cart" },
      { path: "/hi/cart", offer: "en" },
      { path: "/cart", offer: "hi" },
      { path: "/cart", draw: 0 },
      { path: "/cart", draw: 12 },
      { path: "/cart", offer: "hi", draw: 12 },
      { path: "/search?query=a%20b c" },
    ] as const
    expect(new Set(pages.map(pageKey)).size).toBe(pages.length)
    expect(pages.map((page) => pageOfKey(pageKey(page)))).toEqual(pages)
  })
})
