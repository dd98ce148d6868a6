/** @module-tag money */
import { paidPaiseForPieces } from "@haat/sdk/paid-for-line"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { amountOfPieces, type ReceivedLine, type RefundableLine, type RefundPart, toRefundableLine } from "./contract"
import { planRefund, planReturnRefund } from "./workflows/refund/plan-refund"

/*
 * Model of an order, step by step, as the database keeps it: pieces that come back, refunds of them, refunds by staff
 * of pieces or of an amount, refunds that fail, and at the end the rest.
 */
const line = fc.record({ paid_paise: fc.integer({ min: 0, max: 5_000_000 }), quantity: fc.integer({ min: 1, max: 9 }) })
/** Every piece of it costs something. */
const dear = fc.record({
  paid_paise: fc.integer({ min: 900, max: 5_000_000 }),
  quantity: fc.integer({ min: 1, max: 9 }),
})
const part = fc.double({ min: 0, max: 1, noNaN: true })
const step = fc.oneof(
  fc.record({ kind: fc.constant("receipt" as const), at: fc.nat(3), pieces: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ kind: fc.constant("refund" as const), at: fc.nat(9), part: fc.oneof(part, fc.constant(1)), way: part }),
  fc.record({ kind: fc.constant("pieces" as const), at: fc.nat(3), pieces: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ kind: fc.constant("amount" as const), part }),
  fc.record({ kind: fc.constant("failure" as const), at: fc.nat(9) }),
)
const history = fc.record({
  lines: fc.array(line, { minLength: 1, maxLength: 4 }),
  delivery: fc.integer({ min: 0, max: 50_000 }),
  steps: fc.array(step, { maxLength: 25 }),
})

type Returned = { line_id: string; pieces: number }
type Made = { amount: number; parts: RefundPart[] | null; of?: Returned }

class Order {
  readonly captured: number
  readonly returns: Returned[] = []
  refunds: Made[] = []

  constructor(
    readonly bought: { paid_paise: number; quantity: number }[],
    readonly delivery: number,
  ) {
    this.captured = bought.reduce((sum, { paid_paise }) => sum + paid_paise, delivery)
  }
  get left() {
    return this.captured - this.refunds.reduce((sum, { amount }) => sum + amount, 0)
  }
  #sum(line_id: string | undefined, what: (part: RefundPart) => number, of?: Returned) {
    const parts = this.refunds.flatMap((made) => (of && made.of !== of ? [] : (made.parts ?? [])))
    const chosen = parts.filter((one) => one.line_id === line_id && !one.way_back)
    return chosen.reduce((sum, one) => sum + what(one), 0)
  }
  get lines(): RefundableLine[] {
    return this.bought.map(({ paid_paise, quantity }, at) => ({
      line_id: `l${at}`,
      name: "x",
      quantity,
      paid_paise,
      refunded: this.#sum(`l${at}`, (one) => one.quantity ?? 0),
      refunded_paise: this.#sum(`l${at}`, (one) => one.amount_paise),
    }))
  }
  get sums() {
    const left = { left_paise: this.left, source_left_paise: this.left, disputed_paise: 0, sources: [] }
    return { ...left, captured_paise: this.captured, lines: this.lines, delivery_paise: this.delivery }
  }
  lineOf(one: Returned) {
    const came: ReceivedLine = {
      ...one,
      refunded: this.#sum(one.line_id, ({ quantity = 0 }) => quantity, one),
      refunded_paise: this.#sum(one.line_id, ({ amount_paise }) => amount_paise, one),
      worth_paise: this.#sum(one.line_id, ({ worth_paise = 0 }) => worth_paise, one),
    }
    return toRefundableLine(this.lines.find(({ line_id }) => line_id === one.line_id) as RefundableLine, came)
  }
  /** Rejected ones change nothing. */
  refund(plan: () => Omit<Made, "of">, of?: Returned) {
    try {
      this.refunds.push({ ...plan(), of })
    } catch (error) {
      expect((error as { code?: string }).code).toMatch(/^refund_/)
    }
  }
}

const FORM = { request_id: "6b7d0b5c-9a43-4c1a-8f0e-6d1f7e6f0d11", reason: "Came back" }

function take(order: Order, one: typeof step extends fc.Arbitrary<infer T> ? T : never) {
  const form = { ...FORM, expected_left_paise: order.left }
  if (one.kind === "receipt") {
    const at = one.at % order.bought.length
    const before = order.returns.filter(({ line_id }) => line_id === `l${at}`).reduce((sum, r) => sum + r.pieces, 0)
    const pieces = Math.min(one.pieces, order.bought[at].quantity - before)
    if (pieces > 0) order.returns.push({ line_id: `l${at}`, pieces })
  } else if (one.kind === "refund") {
    const of = order.returns[one.at % (order.returns.length || 1)]
    if (!of) return
    const known = order.lineOf(of)
    const paise = Math.floor(known.left_paise * one.part)
    const way_back = Math.floor(paise * one.way * 0.2) / 100
    const returned = {
      ...order.sums,
      order_id: "o",
      lines: [known],
      way_back_paise: Math.round(way_back * 100),
      in_cash: true,
    }
    const lines = [{ line_id: of.line_id, amount: paise / 100 }]
    order.refund(() => planReturnRefund({ ...form, lines, way_back }, returned, "transfer"), of)
  } else if (one.kind === "pieces") {
    const at = one.at % order.bought.length
    order.refund(() =>
      planRefund({ ...form, lines: [{ line_id: `l${at}`, quantity: one.pieces }] }, order.sums, "transfer"),
    )
  } else if (one.kind === "amount") {
    const amount = Math.floor(order.left * one.part * 0.3) / 100
    if (amount > 0) order.refund(() => planRefund({ ...form, amount }, order.sums, "transfer"))
  } else order.refunds = order.refunds.filter((_, nth) => nth !== one.at)
}

describe("returns, refunds and failures of refunds, in any sequence", () => {
  it("never refund more than was captured, and the last refund leaves zero (10,000 histories)", () => {
    fc.assert(
      fc.property(history, ({ lines, delivery, steps }) => {
        const order = new Order(lines, delivery)
        for (const one of steps) {
          take(order, one)
          expect(order.left).toBeGreaterThanOrEqual(0)
        }
        if (order.left)
          order.refund(() =>
            planRefund({ ...FORM, expected_left_paise: order.left, amount: order.left / 100 }, order.sums, "transfer"),
          )
        expect(order.left).toBe(0)
      }),
      { numRuns: 10_000 },
    )
  })

  it("add up to what was paid for a line to the paisa (10,000 lines)", () => {
    const turns = fc.array(fc.record({ back: fc.boolean(), pieces: fc.integer({ min: 1, max: 4 }) }), { maxLength: 12 })
    fc.assert(
      fc.property(dear, turns, (bought, turned) => {
        const order = new Order([bought], 0)
        let open = bought.quantity
        for (const { back, pieces } of [...turned, { back: true, pieces: open }]) {
          const count = Math.min(pieces, open)
          open -= count
          const lines = [{ line_id: "l0", quantity: count }]
          const form = { ...FORM, expected_left_paise: order.left }
          if (!back && count && amountOfPieces(order.lines[0], count))
            order.refund(() => planRefund({ ...form, lines }, order.sums, "transfer"))
          else if (count) take(order, { kind: "receipt", at: 0, pieces: count })
        }
        for (const at of order.returns.keys()) take(order, { kind: "refund", at, part: 1, way: 0 })
        expect(order.left).toBe(0)
      }),
      { numRuns: 10_000 },
    )
  })

  it("share the worth of a line by the pieces that came back", () => {
    const shares = [0, 1, 2].map((before) => paidPaiseForPieces({ paid_paise: 10_000, quantity: 3 }, before, 1))
    expect(shares).toEqual([3_333, 3_333, 3_334])
  })
})
