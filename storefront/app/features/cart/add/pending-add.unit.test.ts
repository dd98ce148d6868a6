import { describe, expect, it, vi } from "vitest"
import { FetchError } from "../../../lib/backend/sdk.ts"
import { NO_PENDING_ADD } from "../../../lib/shop/pending-add-cookie.ts"
import { addPendingToCart, parsePendingAdd, pendingAddCookie } from "./pending-add.ts"

const SHAWL = { product_id: "prod_01SHAWL", variant_id: "variant_01RED", quantity: 3 }

const nextPageAfterSignIn = (cookie?: string) =>
  new Request("http://shop.test/login", { headers: cookie ? { cookie } : {} })

describe("the cookie of what a guest adds", () => {
  it.each([SHAWL, { product_id: "prod_01LOTA", quantity: 1 }])("names %j for a quarter of an hour", (pending) => {
    const cookie = pendingAddCookie(pending, false)
    expect(cookie).toMatch(/; Path=\/; Max-Age=900; SameSite=Lax$/)
    expect(parsePendingAdd(`language=hi; ${cookie?.split(";")[0]}`)).toEqual(pending)
  })

  it("is sent over https alone where the shop has that", () => {
    expect(pendingAddCookie(SHAWL, true)).toMatch(/; Secure$/)
  })

  it.each([
    { ...SHAWL, product_id: "" },
    { ...SHAWL, product_id: "prod; Domain=shop.test" },
    { ...SHAWL, variant_id: "red\r\nSet-Cookie: a=b" },
    { ...SHAWL, quantity: 0 },
    { ...SHAWL, quantity: 1.5 },
    { ...SHAWL, quantity: Number.NaN },
  ])("is not made of %j", (pending) => {
    expect(pendingAddCookie(pending, false)).toBeUndefined()
  })

  it.each([
    "",
    "pending_add=",
    "pending_add=prod",
    "pending_add=prod~~0",
    "pending_add=a b~~1",
    "not_pending_add=prod~~1",
  ])("is nothing when a browser sends %j", (cookie) => expect(parsePendingAdd(cookie)).toBeUndefined())
})

describe("after signing in", () => {
  it("is added to the shopper's cart, and forgotten", async () => {
    const call = vi.fn().mockResolvedValue({})
    const cookie = "pending_add=prod_01SHAWL~variant_01RED~3"
    expect(await addPendingToCart(nextPageAfterSignIn(cookie), call)).toBe(NO_PENDING_ADD)
    expect(call).toHaveBeenCalledWith("/store/cart/lines", { method: "POST", body: SHAWL })
  })

  it("is forgotten as well when it is sold out, or when the shop does not answer", async () => {
    const request = nextPageAfterSignIn("pending_add=prod_01LOTA~~1")
    expect(await addPendingToCart(request, () => Promise.reject(new FetchError(409, "Only 0 left")))).toBe(
      NO_PENDING_ADD,
    )
    expect(await addPendingToCart(request, () => Promise.reject(new FetchError(503, "")))).toBe(NO_PENDING_ADD)
  })

  it("is forgotten, and added to no cart, when an administrator signs in", async () => {
    const call = vi.fn()
    expect(await addPendingToCart(nextPageAfterSignIn("pending_add=prod_01LOTA~~1"), call, true)).toBe(NO_PENDING_ADD)
    expect(call).not.toHaveBeenCalled()
  })

  it("is nothing to do without a cookie", async () => {
    const call = vi.fn()
    expect(await addPendingToCart(nextPageAfterSignIn(), call)).toBeUndefined()
    expect(call).not.toHaveBeenCalled()
  })
})
