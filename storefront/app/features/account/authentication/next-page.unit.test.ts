import { describe, expect, it } from "vitest"
import { nextPage, withNext } from "./next-page.ts"

describe("the page to return to after sign-in", () => {
  it.each([
    ["/checkout", "/checkout"],
    ["/orders?page=2", "/orders?page=2"],
    ["/hi/orders?page=2", "/orders?page=2"],
    ["/hi", "/"],
  ])("keeps a path of this shop: %s", (next, expected) => {
    expect(nextPage(withNext("/login", next).slice("/login".length))).toBe(expected)
  })

  it.each([
    "https://evil.example",
    "//evil.example",
    "/\\evil.example",
    "javascript:alert(1)",
    "checkout",
    "/\t/evil.example",
    "/.//evil.example",
    "/login",
    "/hi/login",
    "/signup",
  ])("rejects %s", (next) => expect(nextPage(`?next=${encodeURIComponent(next)}`)).toBeNull())

  it("is null when none is asked for", () => expect(nextPage("")).toBeNull())
})
