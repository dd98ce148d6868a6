import { describe, expect, it } from "vitest"
import { localePath, pageUrl } from "./locale"

describe("addresses of the shop in a language", () => {
  it("are those of the routes in English, and below /hi in Hindi", () => {
    expect([localePath("en", "/"), localePath("en", "/cart")]).toEqual(["/", "/cart"])
    expect([localePath("hi", "/"), localePath("hi", "/cart?a=1")]).toEqual(["/hi", "/hi/cart?a=1"])
  })

  it("are whole for mails, whether the shop's own address ends with a slash or not", () => {
    for (const shop of ["https://shop.test", "https://shop.test/"]) {
      expect(pageUrl(shop, "en", "/unsubscribe/a")).toBe("https://shop.test/unsubscribe/a")
      expect(pageUrl(shop, "hi", "/unsubscribe/a")).toBe("https://shop.test/hi/unsubscribe/a")
    }
  })
})
