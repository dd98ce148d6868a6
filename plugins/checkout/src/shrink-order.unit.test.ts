/** @module-tag money */
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import type { Charge } from "./contract/charges"
import { orderTotals } from "./delivery"
import { type OrderToShrink, shrinkOrder } from "./shrink-order"

const line = (line_id: string, price_paise: number, quantity: number, discount_paise = 0) => ({
  line_id,
  name: line_id,
  product_id: line_id,
  variant_id: line_id,
  price_paise,
  quantity,
  discount_paise,
})

/** Returns an order with the totals of a checkout. */
function placed(lines: ReturnType<typeof line>[], charges: number[], off = 0, fees: Charge[] = []): OrderToShrink {
  const sum = (amounts: number[]) => amounts.reduce((one, other) => one + other, 0)
  const totals = orderTotals(
    lines.map(({ price_paise, quantity }) => ({ price: price_paise / 100, quantity })),
    sum(charges) / 100,
    { item_discount: sum(lines.map(({ discount_paise }) => discount_paise)) / 100, delivery_discount: off / 100 },
    fees,
  )
  return {
    lines,
    delivery_paise: Math.round(totals.delivery_charge * 100),
    delivery_discount_paise: off,
    charges: fees,
    credit_beside_cash_paise: null,
    quotes: charges.map((charge_paise, at) => ({ product_id: null, variant_id: lines[at].variant_id, charge_paise })),
  }
}

const FEE: Charge = { id: "fee.fee", name: "Fee", paise: 4_000, tax: "delivery", refund: "with_order" }

describe("an order after pieces are cancelled", () => {
  it("is reduced by their price and their shares of coupon and delivery, in whole rupees", () => {
    // 3 cups at 250.00, 75.00 off, and a jug at 400.00; delivery 30.00 and 41.50, rounded up to 1147
    const order = placed([line("cup", 25_000, 3, 7_500), line("jug", 40_000, 1)], [3_000, 4_150])
    const shrunk = shrinkOrder(order, new Map([["cup", 1]]))
    expect(shrunk.lines).toEqual([
      {
        line_id: "cup",
        name: "cup",
        left: 2,
        cancelled: 1,
        paid_paise: 45_000,
        cancelled_paise: 22_500,
        discount_paise: 5_000,
      },
    ])
    // 450.00 + 400.00 + 20.00 + 41.50
    expect(shrunk).toMatchObject({ total_paise: 91_200, rounding_paise: 50, delivery_paise: 6_200 })
    expect(shrunk.less_paise).toBe(114_700 - 91_200)
    expect(shrunk.quotes_paise).toEqual([2_000, 4_150])
  })

  it("keeps free delivery free, and the charge for cash while there is cash to pay", () => {
    const forCash: Charge = { ...FEE, for_payment: "cod" }
    const order = placed([line("cup", 25_000, 2), line("jug", 40_000, 1)], [3_000, 4_100], 7_100, [forCash])
    const cash = { ...order, credit_beside_cash_paise: 60_000 }
    const shrunk = shrinkOrder(cash, new Map([["cup", 1]]))
    expect(shrunk).toMatchObject({ delivery_discount_paise: 5_600, charges: [forCash], total_paise: 69_000 })
    const covered = shrinkOrder({ ...cash, credit_beside_cash_paise: 65_000 }, new Map([["cup", 1]]))
    expect(covered).toMatchObject({ charges: [], total_paise: 65_000 })
  })

  it("gives back the cancelled pieces' share of a charge, and rounds up what is left", () => {
    // 3 cups and a jug, wrapped for 40.25 a piece: 1150.00 + 161.00
    const wrapping: Charge = {
      ...FEE,
      id: "gift.wrapping",
      paise: 16_100,
      tax: { hsn: "9985", rate: 1_800 },
      refund: "with_pieces",
      lines: [
        { variant_id: "cup", paise: 12_075 },
        { variant_id: "jug", paise: 4_025 },
      ],
    }
    const order = placed([line("cup", 25_000, 3), line("jug", 40_000, 1)], [3_000, 4_100], 0, [FEE, wrapping])
    const shrunk = shrinkOrder(order, new Map([["cup", 1]]))
    expect(shrunk.charges).toMatchObject([
      { paise: 4_000 },
      { paise: 12_075, lines: [{ paise: 8_050 }, { paise: 4_025 }] },
    ])
    // 900.00 + 20.00 + 41.00 + 40.00 + 120.75
    expect(shrunk).toMatchObject({ total_paise: 112_200, rounding_paise: 25 })
    const withoutJug = shrinkOrder(order, new Map([["jug", 1]]))
    expect(withoutJug.charges[1].lines).toEqual([{ variant_id: "cup", paise: 12_075 }])
  })

  it("leaves a delivery without quotes unchanged", () => {
    const order = { ...placed([line("cup", 25_050, 2)], [0]), quotes: [], delivery_paise: 9_900 }
    expect(shrinkOrder(order, new Map([["cup", 1]]))).toMatchObject({ delivery_paise: 9_900, less_paise: 25_050 })
  })

  it("never costs more than before, adds up, and is rounded by less than a rupee", () => {
    const lines = fc.array(
      fc.record({
        price: fc.integer({ min: 1, max: 1e6 }),
        quantity: fc.integer({ min: 1, max: 9 }),
        off: fc.nat(100),
      }),
      { minLength: 1, maxLength: 5 },
    )
    fc.assert(
      fc.property(
        lines,
        fc.array(fc.nat(20_000), { minLength: 5, maxLength: 5 }),
        fc.nat(100),
        fc.nat(),
        (all, charges, off, pick) => {
          const ordered = all.map(({ price, quantity, off: percent }, at) =>
            line(String(at), price, quantity, Math.floor((price * quantity * percent) / 100)),
          )
          const quotes = charges.slice(0, ordered.length)
          const sum = quotes.reduce((one, other) => one + other, 0)
          const order = placed(ordered, quotes, Math.floor((sum * off) / 100))
          const { line_id, quantity } = ordered[pick % ordered.length]
          const shrunk = shrinkOrder(order, new Map([[line_id, 1 + (pick % quantity)]]))
          const [changed] = shrunk.lines
          const goods = ordered.reduce(
            (paid, one) =>
              paid +
              (one.line_id === line_id ? changed.paid_paise : one.price_paise * one.quantity - one.discount_paise),
            0,
          )
          expect(goods + shrunk.delivery_paise - shrunk.delivery_discount_paise).toBe(shrunk.total_paise)
          expect(shrunk.total_paise % 100).toBe(0)
          expect(shrunk.less_paise).toBeGreaterThanOrEqual(0)
          expect(shrunk.rounding_paise).toBeLessThan(100)
          expect(changed.discount_paise).toBeGreaterThanOrEqual(0)
        },
      ),
    )
  })
})
