import type { ReturnRow } from "@haat/checkout/contract"
import { describe, expect, it } from "vitest"
import { type ReturnToRefund, refundPaise, toInitialValues } from "./refund-form"

const ROW = { outcome: "refund", given: 0 } as ReturnRow
const lines = [18_000, 1_000].map((left_paise, at) => ({
  ...{ line_id: `ordli_${at}`, name: "Cup", pieces: 1, worth_paise: left_paise, left_paise },
}))
const RETURN = {
  ...{ lines, left_paise: 50_000, source_left_paise: 50_000, way_back_paise: null, keeps_discount: true },
  missed_minimums: [{ name: "DIWALI", min_amount: 500, kept_amount: 400, discount: 40 }],
} as unknown as ReturnToRefund

describe("the form of a return's refund", () => {
  it("starts with all returned lines if the shopper keeps the coupon's discount", () => {
    expect(refundPaise(toInitialValues(ROW, RETURN, ""))).toBe(19_000)
  })

  it("deducts the discount on the kept goods if the shopper does not keep it", () => {
    const form = toInitialValues(ROW, { ...RETURN, keeps_discount: false }, "")
    expect(form.lines.map(({ amount }) => amount)).toEqual([140, 10])
    expect(refundPaise(form)).toBe(15_000)
    const missed_minimums = [{ ...RETURN.missed_minimums[0], discount: 10_000 }]
    expect(refundPaise(toInitialValues(ROW, { ...RETURN, missed_minimums, keeps_discount: false }, ""))).toBe(0)
  })
})
