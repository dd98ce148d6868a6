/** @module-tag money */
import { randomUUID } from "node:crypto"
import type { TestResponse } from "@haat/testing"
import { type Buyer, buyer, orderCart } from "@haat/testing/buyer"
import { allMailSent } from "@haat/testing/mailbox"
import { smallOrFull } from "@haat/testing/test-size"
import { kurtaIn, varyProduct } from "@haat/testing/vary-product"
import fc from "fast-check"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { payments } from "./testing/payments"

/* What the pure functions promise for 10,000 histories (return-sums.unit.test.ts), and exchanges, through the routes and the database. */
const paying = payments()
let owner: Awaited<ReturnType<typeof paying.haat.admin>>
beforeAll(async () => {
  owner = await paying.haat.admin()
})
afterAll(() => allMailSent(paying.haat), 120_000)

const BOUGHT = 3
const HISTORIES = smallOrFull(5, 30)
const CANCELLED = smallOrFull(2, 10)
const AT_ONCE = 5
const RULE = { returnable: true, days: 7, paid_by: "shop", exchange_only: false }

const part = fc.oneof(fc.double({ min: 0, max: 1, noNaN: true }), fc.constant(1))
const pieces = fc.record({ kind: fc.constant("pieces" as const), pieces: fc.integer({ min: 1, max: 2 }) })
const amount = fc.record({ kind: fc.constant("amount" as const), part })
const step = fc.oneof(
  fc.record({
    ...{ kind: fc.constant("return" as const), resellable: fc.nat(2), damaged: fc.nat(1) },
    ...{ part, credit: fc.boolean() },
  }),
  fc.record({ kind: fc.constant("exchange" as const), resellable: fc.nat(2), damaged: fc.nat(1) }),
  pieces,
  amount,
)
const history = fc.array(step, { minLength: 1, maxLength: 5 })
type Step = { kind: string; resellable?: number; damaged?: number; pieces?: number; part?: number; credit?: boolean }
/** In each run at least one history has an exchange. */
const EXCHANGE: Step = { kind: "exchange", resellable: 1, damaged: 0 }

/** A rejection is a sentence. */
function settled({ status, body }: TestResponse) {
  expect([200, 201, 400, 409], JSON.stringify(body)).toContain(status)
  return status < 300
}

const form = (expected_left_paise: number) => ({
  ...{ request_id: randomUUID(), expected_left_paise, reason: "As it came" },
})

type Kurtas = { product_id: string; bought: string; wanted: string }

async function live(shopper: Buyer, { product_id, bought, wanted }: Kurtas, steps: Step[]): Promise<number> {
  await shopper.post("/store/cart/lines", { product_id, variant_id: bought, quantity: BOUGHT })
  const order = await orderCart(shopper)
  for (const name of ["shipment", "delivered", "cash-collected"])
    expect((await owner.post(`/back-office/orders/${order.id}/${name}`, {})).status).toBe(200)
  const path = `/back-office/orders/${order.id}`
  const refundable = async () => (await owner.get(path)).body.refundable
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
      const exchange = kind === "exchange"
      const requested = await shopper.post(`/store/my-orders/${order.id}/returns`, {
        lines: [{ line_id, quantity: resellable + damaged, ...(exchange && { exchange_variant_id: wanted }) }],
        ...{ reason: "other", outcome: exchange ? "exchange" : "refund", way: "drop_off" },
      })
      if (!settled(requested)) continue
      const one = `/back-office/returns/${requested.body.return.id}`
      if (!settled(await owner.post(`${one}/approval`, {}))) {
        expect((await owner.post(`${one}/rejection`, { reason: "Too little of it is left" })).status).toBe(200)
        continue
      }
      expect((await owner.post(`${one}/receipt`, { lines: [{ line_id, resellable, damaged }] })).status).toBe(200)
      back += resellable
      if (exchange) continue
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
       where f.order_id = p.order_id and f.state = 'processed') + coalesce(c.exchanged_paise, 0) as given
     from refundable_payment p left join order_credit c using (order_id) where order_id = $1`,
    [order.id],
  )
  expect(sums, JSON.stringify(steps)).toEqual({ left_paise: 0, given: captured_paise })
  expect((await owner.get(path)).body.payment_status).toBe("Refunded")
  return back
}

describe("random histories of returns, exchanges and refunds", () => {
  it("give back what was captured and no paisa more, and the stock has what can be sold again", {
    timeout: 240_000,
  }, async () => {
    const { id: product_id } = await paying.haat.product({ price: 33.37, returns: RULE } as object)
    const { variantOf } = await varyProduct(owner, product_id, kurtaIn(33.37, 500))
    const [bought, wanted] = [variantOf("Indigo", "M").id, variantOf("Red", "L").id]
    const histories = [[EXCHANGE], ...(fc.sample(history, HISTORIES - 1) as Step[][])]
    let back = 0
    while (histories.length) {
      const lives = histories
        .splice(0, AT_ONCE)
        .map(async (steps) => live(await buyer(paying.haat), { product_id, bought, wanted }, steps))
      for (const pieces of await Promise.all(lives)) back += pieces
    }
    const [{ pieces }] = await paying.haat.sql("select pieces from sellable_variant where variant_id = $1", [bought])
    expect(Number(pieces)).toBe(500 - HISTORIES * BOUGHT + back)
    const [{ left }] = await paying.haat.sql("select pieces as left from sellable_variant where variant_id = $1", [
      wanted,
    ])
    expect(Number(left)).toBeLessThan(500)
  })
})

describe("random histories of orders that are cancelled before they leave", () => {
  const before = fc.array(fc.oneof(pieces, amount), { maxLength: 4 })

  /** An order of two lines, paid online, refunded in parts and cancelled. */
  async function cancelled(steps: Step[]) {
    const { shopper, id, amount, order_id } = await paying.ordered()
    const path = `/back-office/orders/${order_id}`
    for (const { kind, pieces, part = 0 } of steps) {
      const { left_paise, lines } = (await owner.get(path)).body.refundable
      const what =
        kind === "pieces"
          ? { lines: [{ line_id: lines[0].line_id, quantity: pieces }] }
          : { amount: Math.floor(left_paise * part * 0.4) / 100 }
      settled(await owner.post(`${path}/refund`, { ...form(left_paise), ...what }))
    }
    settled(await shopper.post(`/store/my-orders/${order_id}/cancel`))
    await paying.state(id, "refunded")
    const { refunds } = await paying.razorpay.money(id)
    expect(refunds.reduce((sum, { amount }) => sum + amount, 0)).toBe(amount)
    expect(refunds.every(({ status }) => status === "processed")).toBe(true)
  }

  it("give back at the provider what was captured and no paisa more", { timeout: 240_000 }, async () => {
    const histories = fc.sample(before, CANCELLED) as Step[][]
    while (histories.length) await Promise.all(histories.splice(0, AT_ONCE).map(cancelled))
  })
})
