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
    for (const path of ["/store/newsletter", "/store/faqs/1", "/store/bannersx", "/store/cart"])
      expect(isCataloguePath(path), path).toBe(false)
  })
  it("keeps apart what differs", () => {
    expect(cacheKey("/search?query=a%26sort%3Dnewest")).not.toBe(cacheKey("/search?query=a&sort=newest"))
  })
})

describe("the name a page is remembered by", () => {
  it("keeps the languages apart and leads back to what was asked for", () => {
    expect(pageKey("hi", "/cart")).not.toBe(pageKey("en", "/cart"))
    expect(pageOfKey(pageKey("hi", "/search?query=a%20b c"))).toEqual({ language: "hi", path: "/search?query=a%20b c" })
  })
})
