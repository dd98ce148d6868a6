import { beforeEach, describe, expect, it } from "vitest"
import type { TextStore } from "../../../lib/device/device-storage.ts"
import { createGuestCart, parseGuestCart } from "./guest-cart.ts"

const memoryStore = (): TextStore & { text: Map<string, string> } => {
  const text = new Map<string, string>()
  return {
    text,
    getItem: (key) => text.get(key) ?? null,
    setItem: (key, value) => void text.set(key, value),
    removeItem: (key) => void text.delete(key),
  }
}

describe("the guest cart on the device", () => {
  let storage: ReturnType<typeof memoryStore>
  let cart: ReturnType<typeof createGuestCart>
  beforeEach(() => {
    storage = memoryStore()
    cart = createGuestCart(storage)
  })

  it("starts a new product at 1 and raises a known one by 1", () => {
    cart.add("prod_a")
    cart.add("prod_b")
    cart.add("prod_a")
    expect(JSON.parse(storage.text.get("guest_cart") ?? "")).toEqual([
      { productId: "prod_a", quantity: 2 },
      { productId: "prod_b", quantity: 1 },
    ])
  })

  it("removes a line below 1 and the key with the last line", () => {
    cart.add("prod_a")
    cart.setQuantity("prod_a", 0)
    expect(cart.get()).toEqual([])
    expect(storage.text.has("guest_cart")).toBe(false)
  })

  it("reads changes of other tabs, and returns the same list while nothing changes", () => {
    cart.add("prod_a")
    createGuestCart(storage).add("prod_b")
    expect(cart.get()).toHaveLength(2)
    expect(cart.get()).toBe(cart.get())
    cart.add("prod_b")
    expect(cart.get()[1]).toEqual({ productId: "prod_b", quantity: 2 })
  })

  it.each([
    "",
    "{",
    "null",
    "7",
    '"text"',
    '{"productId":"a"}',
    '[null,1,{"productId":1},{"productId":"a","quantity":-1}]',
  ])("survives corrupt content: %s", (text) => {
    expect(parseGuestCart(text)).toEqual([])
    storage.text.set("guest_cart", text)
    cart.add("prod_a")
    expect(cart.get()).toEqual([{ productId: "prod_a", quantity: 1 }])
  })

  it("merges lines of the same product and limits them to one merge", () => {
    expect(parseGuestCart('[{"productId":"a","quantity":2},{"productId":"a","quantity":9999}]')).toEqual([
      { productId: "a", quantity: 1000 },
    ])
    const many = Array.from({ length: 130 }, (_, index) => ({ productId: `p${index}`, quantity: 1 }))
    expect(parseGuestCart(JSON.stringify(many))).toHaveLength(100)
  })
})
