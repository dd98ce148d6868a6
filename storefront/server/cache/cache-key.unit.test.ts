import { readdirSync, readFileSync } from "node:fs"
import { describe, expect, it, vi } from "vitest"
import { cacheKey, isCataloguePath, pageKey, parsePageKey } from "./cache-key.ts"

// the reads of a plugin that the shop does not have
vi.mock("virtual:haat/shared-reads", () => ({ default: ["/store/songs", "/store/posters"] }))

describe("the cache key of a response", () => {
  it("is the same whatever the order of the parameters", () => {
    expect(cacheKey("/search?sortBy=newest&query=sari")).toBe(cacheKey("/search?query=sari&sortBy=newest"))
  })
  it("does not multiply with tracking parameters", () => {
    expect(cacheKey("/?utm_source=mail&gclid=1")).toBe("/")
    expect(cacheKey("/search?query=sari&utm_campaign=diwali")).toBe("/search?query=sari")
    const campaign = "srsltid=A&gad_source=1&gad_campaignid=2&gbraid=3&wbraid=4&yclid=5&li_fat_id=6&ttclid=7&_kx=8"
    expect(cacheKey(`/product-info/p1?size=m&${campaign}`)).toBe("/product-info/p1?size=m")
    expect(cacheKey("/search?query=sari&code=DIWALI10&ref=asha")).toBe("/search?query=sari")
  })
  it("is undefined for addresses with unknown parameters", () => {
    expect(cacheKey("/?x=1")).toBeUndefined()
    expect(cacheKey("/store/catalog/products?fields=*prices")).toBeUndefined()
  })
  it("is undefined for a page whose address is a secret", () => {
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
  it("is undefined for very long addresses", () => {
    expect(cacheKey(`/search?query=${"a".repeat(2_000)}`)).toBeUndefined()
  })
  it("covers the home page's reads outside the catalogue, without parameters", () => {
    for (const path of ["/store/songs", "/store/posters", "/store/offers", "/store/shop"]) {
      expect(isCataloguePath(path), path).toBe(true)
      expect(cacheKey(`${path}?utm_source=mail`)).toBe(path)
      expect(cacheKey(`${path}?page=2`)).toBeUndefined()
    }
  })
  it("covers reads with the same response for all visitors", () => {
    const others = ["/store/letters", "/store/songs/1", "/store/postersx", "/store/cart", "/hi/store/songs"]
    for (const path of others) expect(isCataloguePath(path), path).toBe(false)
  })
  it("differs by language for reads with texts", () => {
    const reads = ["/store/catalog/products/p1", "/store/catalog/categories", "/store/songs", "/store/posters"]
    for (const path of reads) expect(cacheKey(`${path}?locale=hi`)).toBe(`${path}?locale=hi`)
    expect(cacheKey("/store/catalog/products?page=2&locale=hi")).toBe("/store/catalog/products?locale=hi&page=2")
    expect(cacheKey("/cart?locale=hi")).toBeUndefined()
  })
  it("differs for different responses", () => {
    expect(cacheKey("/search?query=a%26page%3D2")).not.toBe(cacheKey("/search?query=a&page=2"))
    expect(cacheKey("/category/tea?choice=size:s&choice=size:m")).not.toBe(cacheKey("/category/tea?choice=size:m"))
  })
  it("covers filtered lists, as pages and as reads", () => {
    expect(cacheKey("/category/tea?origin=IN&choice=size:m")).toBe("/category/tea?choice=size%3Am&origin=IN")
    expect(cacheKey("/store/catalog/products?choice%5B%5D=size:m&origin%5B%5D=IN")).toBeDefined()
  })
  it("covers each variant of a product, whatever its options are called", () => {
    expect(cacheKey("/product-info/p1?size=m&colour=indigo")).toBe("/product-info/p1?colour=indigo&size=m")
    expect(cacheKey("/product-info/p1?%E0%A4%B0%E0%A4%82%E0%A4%97=%E0%A4%A8%E0%A5%80%E0%A4%B2")).toBeDefined()
    expect(cacheKey("/explore?size=m")).toBeUndefined()
    for (const query of ["code=a1", "ref=a1"]) {
      expect(cacheKey(`/product-info/p1?${query}`)).toBe(`/product-info/p1?${query}`)
      expect(cacheKey(`/hi/product-info/p1?${query}`)).toBe(`/hi/product-info/p1?${query}`)
    }
  })
  it("is undefined for products with more or longer parameters than options have", () => {
    const options = (count: number) => Array.from({ length: count }, (_, at) => `option${at}=x`).join("&")
    const text = (length: number) => "क".repeat(length)
    for (const query of [options(4), `size=${text(60)}`, `${text(60)}=m`])
      expect(cacheKey(`/product-info/p1?${query}`), query).toBeDefined()
    for (const query of [options(5), `size=${text(61)}`, `${text(61)}=m`])
      expect(cacheKey(`/product-info/p1?${query}`), query).toBeUndefined()
  })
})

describe("the cache key of a page", () => {
  it("differs by language, offered language and random order, and can be parsed", () => {
    const pages = [
      { path: "/cart" },
      { path: "/hi/cart" },
      { path: "/hi/cart", offeredLanguage: "en" },
      { path: "/cart", offeredLanguage: "hi" },
      { path: "/cart", randomOrder: 0 },
      { path: "/cart", randomOrder: 12 },
      { path: "/cart", offeredLanguage: "hi", randomOrder: 12 },
      { path: "/search?query=a%20b c" },
    ] as const
    expect(new Set(pages.map(pageKey)).size).toBe(pages.length)
    expect(pages.map((page) => parsePageKey(pageKey(page)))).toEqual(pages)
  })
})

describe("a parameter that a page reads", () => {
  /** Read by pages that are rendered for one person, or by the browser alone. */
  const OF_ONE_PERSON = {
    next: "sign-in",
    address: "checkout",
    step: "checkout",
    opened: "a shopper's orders",
    done: "a form that was just sent",
    current_password: "a field of a form",
    email: "a field of a form",
    postal_code: "a field of a form",
  }
  const app = new URL("../../app/", import.meta.url).pathname
  const read = new Set(
    readdirSync(app, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."))
      .flatMap((file) => [
        ...readFileSync(app + file, "utf8").matchAll(/(?<!headers\.)\b(?:get|getAll|text|given)\("([\w-]+)"\)/g),
      ])
      .map(([, name]) => name),
  )

  it.each([...read].filter((name) => !Object.hasOwn(OF_ONE_PERSON, name)))("is known to the cache: %s", (name) => {
    const page = name === "variant" ? "/product-info/p1" : "/search"
    expect(cacheKey(`${page}?${name}=1`)).toBeDefined()
  })

  it("is found in the sources", () => {
    for (const name of ["query", "minPrice", "choice", "origin", "sortBy", "page", "variant", "version", "code"])
      expect(read).toContain(name)
  })
})
