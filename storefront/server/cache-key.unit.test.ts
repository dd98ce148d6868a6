import { describe, expect, it } from "vitest"
import { cacheKey } from "./cache-key.ts"

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
  it("keeps apart what differs", () => {
    expect(cacheKey("/search?query=a%26sort%3Dnewest")).not.toBe(cacheKey("/search?query=a&sort=newest"))
  })
})
