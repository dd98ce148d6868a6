/** @module-tag money */
import { paidForLine } from "@haat/sdk/paid-for-line"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { amountOfPieces, type Refundable, type RefundOrder } from "./contract"
import { planRefund } from "./workflows/refund/plan-refund"

/** An order's lines, and what is refunded of them one after the other. */
const line = fc.record({
  price: fc.integer({ min: 100, max: 10_000_00 }).map((paise) => paise / 100),
  quantity: fc.integer({ min: 1, max: 12 }),
  off: fc.double({ min: 0, max: 1, noNaN: true }),
})
const history = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 5 }),
  delivery: fc.integer({ min: 0, max: 50_000 }),
  steps: fc.array(fc.record({ at: fc.nat(4), pieces: fc.integer({ min: 1, max: 4 }), delivery: fc.boolean() }), {
    maxLength: 30,
  }),
})

const request = (rest: Partial<RefundOrder>): RefundOrder => ({
  request_id: "6b7d0b5c-9a43-4c1a-8f0e-6d1f7e6f0d11",
  expected_left_paise: 0,
  reason: "Broken",
  ...rest,
})

describe("what is refunded of an order by pieces", () => {
  it("is never more than was paid, and all of it in the end, in whichever parts it goes (10,000 histories)", () => {
    fc.assert(
      fc.property(history, ({ lines, delivery, steps }) => {
        const bought = lines.map(({ price, quantity, off }, at) => {
          const discount = Math.floor(price * 100 * quantity * off) / 100
          return {
            line_id: `l${at}`,
            name: "x",
            quantity,
            refunded: 0,
            refunded_paise: 0,
            paid_paise: paidForLine({ price, quantity, discount }),
          }
        })
        const captured = bought.reduce((sum, { paid_paise }) => sum + paid_paise, delivery)
        const order: Refundable = {
          captured_paise: captured,
          left_paise: captured,
          source_left_paise: captured,
          disputed_paise: 0,
          sources: [],
          lines: bought,
          delivery_paise: delivery,
        }
        const given = bought.map(() => 0)
        const take = (what: Partial<RefundOrder>) => {
          const { amount, parts } = planRefund(
            request({ ...what, expected_left_paise: order.left_paise }),
            order,
            "transfer",
          )
          for (const part of parts ?? []) {
            const at = bought.findIndex(({ line_id }) => line_id === part.line_id)
            if (at < 0) order.delivery_paise = 0
            else {
              bought[at].refunded += part.quantity ?? 0
              given[at] += part.amount_paise
            }
          }
          order.left_paise -= amount
          order.source_left_paise = order.left_paise
          expect(order.left_paise).toBeGreaterThanOrEqual(0)
        }
        // The rest of every line, and of the delivery, at the end.
        const rest = bought.map((_, at) => ({ at, pieces: Number.POSITIVE_INFINITY, delivery: true }))
        for (const step of [...steps, ...rest]) {
          const one = bought[step.at % bought.length]
          const quantity = Math.min(step.pieces, one.quantity - one.refunded)
          const pieces = quantity > 0 && amountOfPieces(one, quantity) > 0 ? [{ line_id: one.line_id, quantity }] : []
          const takesDelivery = step.delivery && order.delivery_paise > 0
          if (pieces.length || takesDelivery) take({ lines: pieces, delivery: takesDelivery })
        }
        expect(given).toEqual(bought.map(({ paid_paise }) => paid_paise))
        expect(order.left_paise).toBe(0)
      }),
      { numRuns: 10_000 },
    )
  })

  it("shares what was paid for a line with a discount to the paisa: ₹100 for three pieces", () => {
    const paid_paise = paidForLine({ price: 40, quantity: 3, discount: 20 })
    const shares = [0, 1, 2].map((refunded) => amountOfPieces({ quantity: 3, refunded, paid_paise }, 1))
    expect([paid_paise, shares]).toEqual([10_000, [3_333, 3_333, 3_334]])
  })
})
