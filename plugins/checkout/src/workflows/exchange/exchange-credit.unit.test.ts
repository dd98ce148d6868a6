/** @module-tag money */
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { computeExchangeCredit, discountAdjustments } from "./exchange-credit"

const line = (price: number, quantity = 1, more: object = {}) => ({
  line_id: `l${price}`,
  name: "x",
  variant_id: "v",
  quantity,
  refunded: 0,
  given: 0,
  is_same: false,
  ordered: { price, quantity, discount: 0 },
  ...more,
})
const computeCredit = (
  lines: ReturnType<typeof line>[],
  left_paise: number | null,
  item_paise: number,
  disputed_paise = 0,
) => computeExchangeCredit({ lines, left_paise, disputed_paise }, item_paise)

describe("the credit of exchanged goods", () => {
  it("is the paid price; goods for the same price are free, regardless of earlier refunds", () => {
    expect(computeCredit([line(720)], 87_600, 72_000)).toMatchObject({ credit_paise: 72_000, discount_paise: 0 })
    const given = computeCredit([line(720)], 57_600, 72_000)
    expect(given).toMatchObject({ credit_paise: 57_600, discount_paise: 14_400 })
    expect(given.parts).toMatchObject([{ amount_paise: 57_600, worth_paise: 57_600 }])
  })

  it("is the same for a second exchange", () => {
    const replaced = line(720, 1, { ordered: { price: 720, quantity: 1, discount: 144 }, given: 144 })
    expect(computeCredit([replaced], 57_600, 72_000)).toMatchObject({ credit_paise: 57_600, discount_paise: 14_400 })
    expect(computeCredit([replaced], 57_600, 82_000)).toMatchObject({ credit_paise: 57_600, discount_paise: 14_400 })
    expect(computeCredit([replaced], 57_600, 50_000)).toMatchObject({ credit_paise: 50_000, discount_paise: 0 })
  })

  it("is rejected for goods not paid, fully refunded, or disputed", () => {
    expect(() => computeCredit([line(720)], null, 72_000)).toThrow("The cash for these goods is not recorded yet")
    expect(() => computeCredit([line(720)], 0, 72_000)).toThrow("All that was paid for this order was refunded")
    expect(() => computeCredit([line(720)], 0, 72_000, 87_600)).toThrow("The buyer's bank disputes ₹876")
  })

  it("never exceeds the remaining money, nor, with the discount, the worth of the goods", () => {
    const any = fc.record({ price: fc.integer({ min: 1, max: 500_000 }), quantity: fc.integer({ min: 1, max: 5 }) })
    fc.assert(
      fc.property(
        fc.array(any, { minLength: 1, maxLength: 4 }),
        fc.nat(2_000_000),
        fc.nat(2_000_000),
        (bought, left, wanted) => {
          const lines = bought.map(({ price, quantity }, at) => ({ ...line(price / 100, quantity), line_id: `l${at}` }))
          const worth = bought.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
          const { credit_paise, discount_paise, parts } = computeCredit(lines, left + 1, wanted)
          expect(credit_paise).toBeLessThanOrEqual(left + 1)
          expect(credit_paise + discount_paise).toBeLessThanOrEqual(Math.min(worth, wanted))
          expect(parts.reduce((sum, { amount_paise }) => sum + amount_paise, 0)).toBe(credit_paise)
          const off = discountAdjustments([{ price: wanted / 100, quantity: 1 }], discount_paise)
          expect(off.flat().reduce((sum, { amount }) => sum + Math.round(amount * 100), 0)).toBe(discount_paise)
        },
      ),
      { numRuns: 10_000 },
    )
  })
})
