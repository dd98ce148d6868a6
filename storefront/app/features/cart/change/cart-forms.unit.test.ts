import { expect, it } from "vitest"
import { FetchError } from "../../../lib/backend/sdk.ts"
import type { FormHandler } from "../../../lib/forms/form-action.ts"
import { CART_FORMS } from "./cart-forms.ts"

/** Sends a form of the cart page. @returns what it returns, and the call that the backend has received */
async function send(handler: FormHandler, values: Record<string, string>, rejection?: FetchError) {
  const calls: unknown[] = []
  const request = new Request("https://shop.test/cart", { method: "POST" })
  const call = async <Reply>(path: string, options: { method?: string; body?: object } = {}) => {
    calls.push([options.method, path, options.body])
    if (rejection) throw rejection
    return {} as Reply
  }
  const result = await handler({ values, params: {}, request, call })
  return { result, calls }
}

const SHAWL = { product: "prod_shawl", variant: "variant_red", quantity: "2" }

it.each([
  ["add", ["POST", "/store/cart/lines", { product_id: "prod_shawl", variant_id: "variant_red", quantity: 2 }]],
  ["increase", ["POST", "/store/cart/lines/variant_red", { quantity: 3 }]],
  ["decrease", ["POST", "/store/cart/lines/variant_red", { quantity: 1 }]],
  ["delete", ["DELETE", "/store/cart/lines/variant_red", undefined]],
  ["save", ["POST", "/store/saved-items", { product_id: "prod_shawl", variant_id: "variant_red" }]],
  ["move", ["POST", "/store/saved-items/variant_red/move-to-cart", undefined]],
  ["removeSaved", ["DELETE", "/store/saved-items/variant_red", undefined]],
] as const)("%s makes the call that the browser would make, and shows the cart", async (kind, expected) => {
  const { result, calls } = await send(CART_FORMS[kind], SHAWL)
  expect([result, calls]).toEqual(["/cart", [expected]])
})

it("removes a line of one piece by minus, and adds one piece where no number is chosen", async () => {
  const { calls } = await send(CART_FORMS.decrease, { product: "prod_lota", quantity: "1" })
  expect(calls).toEqual([["DELETE", "/store/cart/lines/prod_lota", undefined]])
  const added = await send(CART_FORMS.add, { product: "prod_lota" })
  expect(added.calls).toEqual([["POST", "/store/cart/lines", { product_id: "prod_lota", quantity: 1 }]])
})

it("redirects a guest who adds to login, and stores the addition in a cookie", async () => {
  const { result } = await send(CART_FORMS.add, SHAWL, new FetchError(401, "Please log in"))
  const { status, headers } = result as Response
  expect([status, headers.get("location")]).toEqual([302, "/login?next=%2Fcart"])
  expect(headers.get("set-cookie")).toMatch(/^pending_add=prod_shawl~variant_red~2; .*; Secure$/)
})

it("sets no cookie for invalid values or other rejections", async () => {
  const unknown = { ...SHAWL, product: "a; b" }
  await expect(send(CART_FORMS.add, unknown, new FetchError(401, "Please log in"))).rejects.toThrow("Please log in")
  await expect(send(CART_FORMS.add, SHAWL, new FetchError(409, "Only 1 left"))).rejects.toThrow("Only 1 left")
})
