import { describe, expect, it } from "vitest"
import { languageAlternates, localizedPath, offeredLanguage, pathLanguage, stripLanguage } from "./addresses.ts"

describe("an address", () => {
  it.each([
    "/hi",
    "/hi/",
    "/hi?page=2",
    "/hi#top",
    "/hi/cart",
    "/HI/Cart",
    "/hi.data",
    "/hi.data?_routes=a",
    "/hi/_.data",
  ])("is Hindi with the prefix: %s", (path) => expect(pathLanguage(path)).toBe("hi"))

  it.each(["/", "/cart", "/hill", "/hindi", "/hi-fi", "/hi.xml", "/cart/hi", "/en/cart", "/hi//elsewhere.test"])(
    "is English without it: %s",
    (path) => expect(pathLanguage(path)).toBe("en"),
  )

  it.each([
    ["/", "/hi"],
    ["/?page=2", "/hi?page=2"],
    ["/cart", "/hi/cart"],
    ["/search?query=hi&sort=new#list", "/hi/search?query=hi&sort=new#list"],
  ])("has a counterpart in the other language: %s and %s", (english, hindi) => {
    for (const path of [english, hindi]) {
      expect(localizedPath("hi", path)).toBe(hindi)
      expect(localizedPath("en", path)).toBe(english)
      expect(stripLanguage(path)).toBe(english)
    }
  })

  it("never becomes an address of another site when its prefix is removed", () => {
    for (const path of ["/hi//elsewhere.test", "/HI//elsewhere.test/cart"]) expect(stripLanguage(path)).toBe(path)
  })

  it("is given to search engines in each language, in English for all others", () => {
    const alternates = [
      { tag: "en-IN", path: "/explore?page=2" },
      { tag: "hi-IN", path: "/hi/explore?page=2" },
      { tag: "x-default", path: "/explore?page=2" },
    ]
    expect(languageAlternates("/explore?page=2")).toEqual(alternates)
    expect(languageAlternates("/hi/explore?page=2")).toEqual(alternates)
  })
})

describe("the language to offer", () => {
  it("is the chosen one, on a page in another", () => {
    expect(offeredLanguage("/cart", "theme=dark; language=hi")).toBe("hi")
    expect(offeredLanguage("/hi/cart", "language=en")).toBe("en")
  })

  it("is none on a page in the chosen one, and where none was chosen", () => {
    expect(offeredLanguage("/cart", "language=en")).toBeUndefined()
    expect(offeredLanguage("/hi/cart", "language=hi")).toBeUndefined()
    for (const cookie of [
      undefined,
      "",
      "language=fr",
      "language=",
      "language=toString",
      "xlanguage=hi",
      "language=hi2",
    ])
      for (const path of ["/cart", "/hi/cart"]) expect(offeredLanguage(path, cookie), cookie).toBeUndefined()
  })
})
