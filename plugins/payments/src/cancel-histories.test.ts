/** @module-tag money */
import { randomUUID } from "node:crypto"
import type { OrderDetail } from "@haat/read-model/contract"
import type { Client, TestResponse } from "@haat/testing"
import { type Buyer, buyer, put } from "@haat/testing/buyer"
import { inBatches } from "@haat/testing/in-batches"
import { makeOffer } from "@haat/testing/make-offer"
import { smallOrFull } from "@haat/testing/test-size"
import fc from "fast-check"
import { afterAll, beforeAll, expect, it } from "vitest"
import { stockOf } from "../../checkout/src/testing/shopping"
import { expectMedusaAgrees } from "../../gst/src/testing/medusa-totals"
import { REGISTERED, saveTaxSettings, UNREGISTERED } from "../../gst/src/testing/registered"
import { open, verify } from "./testing/buyer"
import { payments } from "./testing/payments"
import { until } from "./testing/until"

/* Pieces that are cancelled, refunded and sent anyway, the delivery, and goodwill, in any sequence. */
const paying = payments()
let owner: Client
beforeAll(async () => {
  owner = await paying.haat.admin()
  await saveTaxSettings(paying.haat, REGISTERED)
})
afterAll(() => saveTaxSettings(paying.haat, UNREGISTERED))

const HISTORIES = smallOrFull(5, 60)
const AT_ONCE = 5
const step = fc.record({
  kind: fc.constantFrom("cancel", "cancel", "anyway", "goodwill", "delivery"),
  line: fc.nat(2),
  pieces: fc.integer({ min: 1, max: 3 }),
  rupees: fc.integer({ min: 1, max: 60 }),
})
const history = fc.record({
  percent: fc.constantFrom(0, 7, 33),
  prices: fc.array(fc.integer({ min: 9_950, max: 45_000 }), { minLength: 3, maxLength: 3 }),
  steps: fc.array(step, { minLength: 1, maxLength: 5 }),
  isShipped: fc.boolean(),
})
type History = typeof history extends fc.Arbitrary<infer T> ? T : never

/** A rejection is a sentence. */
function settled({ status, body }: TestResponse): boolean {
  expect([200, 400, 409], JSON.stringify(body)).toContain(status)
  if (status !== 200) expect(body.message).toMatch(/\w/)
  return status === 200
}

const detailOf = async (id: string): Promise<OrderDetail> => (await owner.get(`/back-office/orders/${id}`)).body

async function take(id: string, { kind, line: nth, pieces, rupees }: History["steps"][number]) {
  const { items, total, refundable } = await detailOf(id)
  const line = items[nth % items.length]
  const lines = [{ line_id: line.id, quantity: Math.min(pieces, line.quantity) }]
  const isWholeOrder = items.length === 1 && lines[0].quantity === line.quantity
  const form = { request_id: randomUUID(), reason: "As it came", expected_left_paise: refundable?.left_paise }
  if (kind === "goodwill")
    return settled(await owner.post(`/back-office/orders/${id}/refund`, { ...form, amount: rupees }))
  if (kind === "delivery")
    return settled(await owner.post(`/back-office/orders/${id}/refund`, { ...form, delivery: true }))
  if (kind === "anyway")
    return settled(await owner.post(`/back-office/orders/${id}/refund`, { ...form, lines, send_anyway: true }))
  if (isWholeOrder) return false
  const body = { request_id: randomUUID(), expected_total: total, lines, reason: "" }
  return settled(await owner.post(`/back-office/orders/${id}/cancelled-pieces`, body))
}

/** Asserts that every reader agrees on what is left of an order. */
async function expectAgreement(order_id: string) {
  const [totals] = await paying.haat.sql(
    `select state.total::float8 as state, fact.total::float8 as list,
       ((select sum(paid_paise) from gst_order_line where order_id = $1) + taxed.rounding_paise)::float8 / 100 as taxed
     from order_state state join order_fact fact on fact.id = state.order_id
     join gst_order taxed on taxed.order_id = state.order_id where state.order_id = $1`,
    [order_id],
  )
  expect([totals.list, totals.taxed, totals.state % 1]).toEqual([totals.state, totals.state, 0])
  await expectMedusaAgrees(paying.haat, owner, order_id)
}

async function ordered({
  percent,
  prices,
}: History): Promise<{ shopper: Buyer; id: string; order_id: string; amount: number; goods: string[] }> {
  const shopper = await buyer(paying.haat)
  const products = await Promise.all(prices.map((paise) => paying.haat.product({ price: paise / 100, quantity: 9 })))
  const goods = products.map((product) => product.id)
  for (const [at, product_id] of goods.entries()) await put(shopper, product_id, at + 1)
  if (percent) {
    const { code } = await makeOffer(owner, { percent })
    expect((await shopper.post("/store/cart/codes", { code })).status).toBe(200)
  }
  const { payment } = (await open(shopper)).body
  const id = payment.razorpay_order_id as string
  const { outcome } = (await verify(shopper, await paying.razorpay.pay(id))).body
  return { shopper, id, order_id: outcome.order_id, amount: payment.amount, goods }
}

async function live(lived: History) {
  const { shopper, id, order_id, amount, goods } = await ordered(lived)
  for (const one of lived.steps) {
    await take(order_id, one)
    await expectAgreement(order_id)
  }
  const held = (await detailOf(order_id)).items
  for (const [at, product_id] of goods.entries()) {
    const pieces = held.find((item) => item.product_id === product_id)?.quantity ?? 0
    expect([at, (await stockOf(paying.haat, product_id)).live]).toEqual([at, pieces])
  }
  if (lived.isShipped) {
    const { status, body } = await owner.post(`/back-office/orders/${order_id}/shipment`, {})
    if (status === 200) {
      const [{ content }] = await paying.haat.sql("select content from gst_document where order_id = $1", [order_id])
      expect(content.total_paise).toBe(Math.round((await detailOf(order_id)).total * 100))
    } else expect([status, body.message]).toEqual([409, expect.any(String)])
    const { refundable } = await detailOf(order_id)
    const form = { request_id: randomUUID(), reason: "All that is left", expected_left_paise: refundable?.left_paise }
    if (refundable?.left_paise)
      settled(
        await owner.post(`/back-office/orders/${order_id}/refund`, { ...form, amount: refundable.left_paise / 100 }),
      )
  } else expect((await shopper.post(`/store/my-orders/${order_id}/cancel`)).status).toBe(200)

  const given = async () =>
    (await paying.razorpay.money(id)).refunds.reduce((sum: number, one: { amount: number }) => sum + one.amount, 0)
  await until("all of it to be back", async () => (await given()) === amount, 60)
  expect((await detailOf(order_id)).refundable?.left_paise ?? 0).toBe(0)
}

it("random cancellations, refunds and parcels end with exactly zero to refund and the right stock", async () => {
  await inBatches(fc.sample(history, HISTORIES), AT_ONCE, live)
}, 300_000)
