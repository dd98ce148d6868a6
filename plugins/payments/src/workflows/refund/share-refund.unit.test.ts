/** @module-tag money */
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { RefundPart } from "../../contract"
import { shareRefund, shareRefundableAmount, splitParts } from "./share-refund"

const source = (left_paise: number, in_cash = false, payment_id = `pay_${left_paise}`) => ({
  payment_id,
  in_cash,
  left_paise,
})
const amounts = (amount: number, ...sources: ReturnType<typeof source>[]) =>
  shareRefund({ amount, parts: null }, sources).map((share) => [share.method, share.amount])

describe("which payments a refund goes back to", () => {
  it("is the oldest first, each with no more than it holds", () => {
    const three = [source(72_000), source(10_000, true), source(5_000)]
    expect(amounts(50_000, ...three)).toEqual([["online", 50_000]])
    expect(amounts(80_000, ...three)).toEqual([
      ["online", 72_000],
      ["transfer", 8_000],
    ])
    expect(amounts(87_000, ...three).map(([, paise]) => paise)).toEqual([72_000, 10_000, 5_000])
  })

  it("is never less than the provider refunds: the payment before gives up ₹1", () => {
    expect(amounts(72_050, source(72_000), source(10_000))).toEqual([
      ["online", 71_900],
      ["online", 150],
    ])
    expect(() => amounts(50, source(72_000))).toThrow("The payment provider refunds ₹1 at least")
    expect(() => amounts(71_950, source(72_000))).toThrow("This would leave ₹0.50")
    expect(amounts(1, source(72_000, true))).toEqual([["transfer", 1]])
  })

  it("is of pieces that were cancelled as much as the provider refunds, and each says that they were", () => {
    const of = (amount: number, ...sources: ReturnType<typeof source>[]) => {
      const parts = [{ line_id: "l", quantity: 1, amount_paise: amount, cancelled: true as const }]
      return shareRefundableAmount({ amount, parts }, sources)
    }
    expect(of(71_950, source(72_000)).map((share) => share.amount)).toEqual([71_900])
    expect(of(50, source(72_000))).toEqual([])
    const two = of(75_000, source(72_000), source(10_000, true))
    expect(two.map(({ method, amount }) => [method, amount])).toEqual([
      ["online", 72_000],
      ["transfer", 3_000],
    ])
    for (const { parts } of two) expect(parts).toMatchObject([{ line_id: "l", cancelled: true }])
  })

  it("comes to the whole refund, whatever the payments hold (10,000 refunds)", () => {
    const any = fc.record({ left: fc.integer({ min: 1, max: 100_000 }), in_cash: fc.boolean() })
    fc.assert(
      fc.property(
        fc.array(any, { minLength: 1, maxLength: 4 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (held, part) => {
          const sources = held.map(({ left, in_cash }, at) => source(left, in_cash, `pay_${at}`))
          const all = held.reduce((sum, { left }) => sum + left, 0)
          const amount = Math.max(1, Math.floor(all * part))
          try {
            const shares = shareRefund({ amount, parts: null }, sources)
            expect(shares.reduce((sum, share) => sum + share.amount, 0)).toBe(amount)
            for (const share of shares) {
              const { left_paise } = sources.find(({ payment_id }) => payment_id === share.payment_id) ?? source(0)
              expect(share.amount).toBeLessThanOrEqual(left_paise)
            }
          } catch (error) {
            expect((error as { code?: string }).code).toMatch(/^refund_(too_small|leaves_too_little)$/)
          }
        },
      ),
      { numRuns: 10_000 },
    )
  })
})

describe("parts of a refund that goes back to several payments", () => {
  const parts: RefundPart[] = [
    { line_id: "a", name: "Kurta", quantity: 1, amount_paise: 700, worth_paise: 720 },
    { line_id: "b", name: "Cup", quantity: 2, amount_paise: 300 },
    { amount_paise: 50 },
    { way_back: true, amount_paise: -40 },
  ]

  it("are named by the first that pays for them, less the way back", () => {
    expect(splitParts(parts, [600, 410])).toEqual([
      [
        { line_id: "a", name: "Kurta", quantity: 1, amount_paise: 640, worth_paise: 720 },
        { way_back: true, amount_paise: -40 },
      ],
      [
        { line_id: "a", name: "Kurta", amount_paise: 60 },
        { line_id: "b", name: "Cup", quantity: 2, amount_paise: 300 },
        { amount_paise: 50 },
      ],
    ])
  })

  it("come to what each payment gives, and together to the pieces and their worth (10,000 refunds)", () => {
    const cut = fc.array(fc.integer({ min: 1, max: 1_009 }), { maxLength: 3 })
    fc.assert(
      fc.property(cut, (cuts) => {
        const at = [...new Set(cuts)].toSorted((a, b) => a - b)
        const given = [...at, 1_010].map((end, nth) => end - (at[nth - 1] ?? 0))
        const split = splitParts(parts, given)
        expect(split.map((own) => own.reduce((sum, { amount_paise }) => sum + amount_paise, 0))).toEqual(given)
        const all = split.flat()
        expect(all.reduce((sum, { quantity = 0 }) => sum + quantity, 0)).toBe(3)
        expect(all.reduce((sum, { worth_paise = 0 }) => sum + worth_paise, 0)).toBe(720)
      }),
      { numRuns: 10_000 },
    )
  })
})
