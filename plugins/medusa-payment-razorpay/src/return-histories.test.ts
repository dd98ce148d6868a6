import { randomUUID } from "node:crypto"
import type { TestResponse } from "@haat/testing"
import { type Buyer, buyer, orderCart, put } from "@haat/testing/buyer"
import fc from "fast-check"
import { beforeAll, describe, expect, it } from "vitest"
import { payments } from "./testing/payments"

/* What the pure functions promise for 10,000 histories (return-sums.unit.test.ts), through the routes and the database. */
const paying = payments()
let owner: Awaited<ReturnType<typeof paying.haat.admin>>
beforeAll(async () => {
  owner = await paying.haat.admin()
})

const BOUGHT = 3
const HISTORIES = 30
const AT_ONCE = 5
const RULE = { returnable: true, days: 7, paid_by: "shop", exchange_only: false }

const part = fc.oneof(fc.double({ min: 0, max: 1, noNaN: true }), fc.constant(1))
const step = fc.oneof(
  fc.record({
    ...{ kind: fc.constant("return" as const), resellable: fc.nat(2), damaged: fc.nat(1) },
    ...{ part, credit: fc.boolean() },
  }),
  fc.record({ kind: fc.constant("pieces" as const), pieces: fc.integer({ min: 1, max: 2 }) }),
  fc.record({ kind: fc.constant("amount" as const), part }),
)
const history = fc.array(step, { minLength: 1, maxLength: 5 })
type Step = { kind: string; resellable?: number; damaged?: number; pieces?: number; part?: number; credit?: boolean }

/** A rejection is a sentence. */
function settled({ status, body }: TestResponse) {
  expect([200, 201, 400, 409], JSON.stringify(body)).toContain(status)
  return status < 300
}

async function live(shopper: Buyer, product_id: string, steps: Step[]): Promise<number> {
  await put(shopper, product_id, BOUGHT)
  const order = await orderCart(shopper)
  for (const name of ["shipment", "delivered", "cash-collected"])
    expect((await owner.post(`/back-office/orders/${order.id}/${name}`, {})).status).toBe(200)
  const path = `/back-office/orders/${order.id}`
  const refundable = async () => (await owner.get(path)).body.refundable
  const form = (left_paise: number) => ({
    ...{ request_id: randomUUID(), expected_left_paise: left_paise, reason: "As it came" },
  })
  const refund = async (what: object) =>
    settled(
      await owner.post(`${path}/refund`, {
        ...{ ...form((await refundable()).left_paise), reference: "UPI 4711" },
        ...what,
      }),
    )
  const line_id = order.items[0].id
  let back = 0
  for (const { kind, resellable = 0, damaged = 0, pieces = 0, part = 0, credit } of steps) {
    if (kind === "pieces") await refund({ lines: [{ line_id, quantity: pieces }] })
    else if (kind === "amount") await refund({ amount: Math.floor((await refundable()).left_paise * part * 0.4) / 100 })
    else if (resellable + damaged) {
      const requested = await shopper.post(`/store/my-orders/${order.id}/returns`, {
        lines: [{ line_id, quantity: resellable + damaged }],
        ...{ reason: "other", outcome: "refund", way: "drop_off" },
      })
      if (!settled(requested)) continue
      const one = `/back-office/returns/${requested.body.return.id}`
      await owner.post(`${one}/approval`, {})
      expect((await owner.post(`${one}/receipt`, { lines: [{ line_id, resellable, damaged }] })).status).toBe(200)
      back += resellable
      const known = (await owner.get(one)).body.refundable
      const amount = Math.floor((known.lines[0]?.left_paise ?? 0) * part) / 100
      const way = credit ? { as_credit: true } : { reference: "UPI 4711" }
      settled(await owner.post(`${one}/refund`, { ...form(known.left_paise), ...way, lines: [{ line_id, amount }] }))
    }
    expect((await refundable()).left_paise).toBeGreaterThanOrEqual(0)
  }
  const { left_paise, captured_paise } = await refundable()
  if (left_paise) expect(await refund({ amount: left_paise / 100 })).toBe(true)
  const [sums] = await paying.haat.sql(
    `select left_paise, (select round(sum(f.amount) * 100)::int from order_refund f
       where f.order_id = p.order_id and f.state = 'processed') as given from refundable_payment p where order_id = $1`,
    [order.id],
  )
  expect(sums, JSON.stringify(steps)).toEqual({ left_paise: 0, given: captured_paise })
  expect((await owner.get(path)).body.payment_status).toBe("Refunded")
  return back
}

describe("random histories of returns and refunds", () => {
  it(`refund what was captured and no paisa more, and the stock has what can be sold again (${HISTORIES} histories)`, {
    timeout: 240_000,
  }, async () => {
    const { id } = await paying.haat.product({ price: 33.37, quantity: 500, returns: RULE } as object)
    const histories = fc.sample(history, HISTORIES) as Step[][]
    let back = 0
    while (histories.length) {
      const lives = histories.splice(0, AT_ONCE).map(async (steps) => live(await buyer(paying.haat), id, steps))
      for (const pieces of await Promise.all(lives)) back += pieces
    }
    const [{ pieces }] = await paying.haat.sql("select pieces from sellable_variant where product_id = $1", [id])
    expect(Number(pieces)).toBe(500 - HISTORIES * BOUGHT + back)
  })
})
