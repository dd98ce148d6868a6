import { expect, it } from "vitest"
import { cacheKey } from "./cache-key.ts"
import { foreseenReads } from "./foreseen-reads.ts"

it("of a product's page its product and the shop's facts are foreseen, by the keys they are remembered under", () => {
  const keys = ["/store/shop", "/store/catalog/products/brass-lota"]
  expect(foreseenReads("/product-info/brass-lota")).toEqual(keys)
  expect(foreseenReads("/product-info/brass-lota?utm_source=mail")).toEqual(keys)
  expect(keys.map(cacheKey)).toEqual(keys)
  expect(foreseenReads("/product-info/a;b%20c")).toEqual(["/store/shop", "/store/catalog/products/a%3Bb%20c"])
})

it("nothing is foreseen of what is no product's page", () => {
  const others = ["/", "/robots.txt", "/product-info/brass-lota.data", "/product-info/%E0%A4", "/product-info/a/b"]
  for (const path of [...others, `/product-info/${"x".repeat(201)}`]) expect(foreseenReads(path), path).toEqual([])
})
