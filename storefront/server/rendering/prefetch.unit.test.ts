import { expect, it } from "vitest"
import { cacheKey } from "../cache/cache-key.ts"
import { findPrefetchKeys } from "./prefetch.ts"

it("prefetches the product and the shop's settings for a product page", () => {
  const keys = ["/store/shop", "/store/catalog/products/brass-lota"]
  expect(findPrefetchKeys("/product-info/brass-lota")).toEqual(keys)
  expect(findPrefetchKeys("/product-info/brass-lota?utm_source=mail")).toEqual(keys)
  expect(keys.map(cacheKey)).toEqual(keys)
  expect(findPrefetchKeys("/product-info/a;b%20c")).toEqual(["/store/shop", "/store/catalog/products/a%3Bb%20c"])
})

it("prefetches the Hindi product for a Hindi product page", () => {
  const keys = ["/store/shop", "/store/catalog/products/brass-lota?locale=hi"]
  expect(findPrefetchKeys("/hi/product-info/brass-lota")).toEqual(keys)
  expect(keys.map(cacheKey)).toEqual(keys)
})

it("prefetches nothing for other pages", () => {
  const others = [
    "/",
    "/robots.txt",
    "/product-info/brass-lota.data",
    "/hi",
    "/hi/product-info/brass-lota.data",
    "/product-info/%E0%A4",
    "/product-info/a/b",
  ]
  for (const path of [...others, `/product-info/${"x".repeat(201)}`]) expect(findPrefetchKeys(path), path).toEqual([])
})
