import type { CartLine } from "@haat/checkout/contract"
import { describe, expect, it } from "vitest"
import { applyChange, applyToSaved, toCart } from "./cart-change.ts"

const line = (product_id: string, quantity: number, available = 5): CartLine => ({
  product_id,
  variant_id: `${product_id}-only`,
  handle: product_id,
  name: product_id,
  image: null,
  price: 100,
  quantity,
  available,
})

describe("a cart with changes on their way", () => {
  it("shows an added product at once and counts it", () => {
    const shown = applyChange(toCart([line("a", 1)]), { kind: "add", line: line("b", 1), quantity: 1 })
    expect(shown).toMatchObject({ item_count: 2, item_total: 200 })
  })

  it("does not count a change twice when the response contains it", () => {
    const change = { kind: "add", line: line("a", 1), quantity: 2 } as const
    const shown = applyChange(applyChange(toCart([line("a", 1)]), change), change)
    expect(shown.lines).toEqual([line("a", 2)])
  })

  it("has a line for each variant of a product", () => {
    const small = { ...line("a", 1), variant_id: "a-s", choice: "S" }
    const large = { ...line("a", 2), variant_id: "a-l", choice: "L" }
    const shown = applyChange(toCart([small]), { kind: "add", line: large, quantity: 2 })
    expect(shown.lines).toEqual([small, large])
    expect(applyChange(shown, { kind: "delete", line: small, quantity: 0 }).lines).toEqual([large])
  })

  it("replaces a line's variant, or merges it with an existing line, and is idempotent", () => {
    const small = { ...line("a", 1), variant_id: "a-s", choice: "S" }
    const large = { ...line("a", 1), variant_id: "a-l", choice: "L" }
    const change = { kind: "choose", line: small, quantity: 0, other: large } as const
    const shown = applyChange(toCart([small, line("b", 1)]), change)
    expect(shown.lines).toEqual([large, line("b", 1)])
    expect(applyChange(shown, change).lines).toEqual(shown.lines)
    const both = { ...change, other: { ...large, quantity: 3 } }
    expect(applyChange(toCart([small, { ...large, quantity: 2 }]), both).lines).toEqual([{ ...large, quantity: 3 }])
  })

  it("removes a line below 1", () => {
    expect(applyChange(toCart([line("a", 1)]), { kind: "decrease", line: line("a", 1), quantity: 0 }).lines).toEqual([])
  })

  it("shows out-of-stock lines and leaves them out of the totals", () => {
    expect(toCart([line("a", 2), line("b", 3, 0)])).toMatchObject({ item_count: 2, item_total: 200 })
  })
})

describe("a line that is saved for later", () => {
  const save = { kind: "save", line: line("a", 2), quantity: 0, saved: 5 } as const

  it("leaves the cart and joins the pieces that were saved before, however often it is applied", () => {
    expect(applyChange(toCart([line("a", 2), line("b", 1)]), save).lines).toEqual([line("b", 1)])
    const kept = [line("b", 1), line("a", 3)]
    expect(applyToSaved(applyToSaved(kept, save), save)).toEqual([line("b", 1), line("a", 5)])
  })

  it("stands first among the saved items when it is new there", () => {
    expect(applyToSaved([line("b", 1)], { ...save, saved: 2 })).toEqual([line("a", 2), line("b", 1)])
  })

  it("is only forgotten, and the cart stays, when it is deleted there", () => {
    const removeSaved = { kind: "removeSaved", line: line("a", 2), saved: 0 } as const
    expect(applyToSaved([line("a", 2)], removeSaved)).toEqual([])
    expect(applyChange(toCart([line("a", 1)]), removeSaved).lines).toEqual([line("a", 1)])
  })
})
