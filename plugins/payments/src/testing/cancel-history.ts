import { randomUUID } from "node:crypto"
import type { OrderDetail } from "@haat/read-model/contract"
import { toPaise } from "@haat/sdk/money"
import type { Client } from "@haat/testing"
import { type Buyer, buyer, type HOME, put } from "@haat/testing/buyer"
import { makeOffer } from "@haat/testing/make-offer"
import fc from "fast-check"
import { expect } from "vitest"
import { stockOf } from "../../../checkout/src/testing/shopping"
import { expectMedusaAgrees } from "../../../gst/src/testing/medusa-totals"
import { verify } from "./buyer"
import type { payments } from "./payments"
import { until } from "./until"

const step = fc.record({
  kind: fc.constantFrom("cancel", "cancel", "anyway", "goodwill", "delivery"),
  line: fc.nat(2),
  pieces: fc.integer({ min: 1, max: 3 }),
  rupees: fc.integer({ min: 1, max: 60 }),
})
export const cancelHistory = fc.record({
  percent: fc.constantFrom(0, 7, 33),
  prices: fc.array(fc.integer({ min: 9_950, max: 45_000 }), { minLength: 3, maxLength: 3 }),
  steps: fc.array(step, { minLength: 1, maxLength: 5 }),
  isShipped: fc.boolean(),
})
/** How an order is paid: online without store credit, unless it says otherwise. */
type Payment = { isCash?: boolean; credit_rupees?: number; address?: Partial<typeof HOME> }
type History = (typeof cancelHistory extends fc.Arbitrary<infer T> ? T : never) & Payment
type TestResponse = Awaited<ReturnType<Client["send"]>>
type Order = { shopper: Buyer; id?: string; order_id: string; paid_paise: number; goods: string[] }

/** A rejection is a sentence. */
function settled({ status, body }: TestResponse): boolean {
  expect([200, 400, 409], JSON.stringify(body)).toContain(status)
  if (status !== 200) expect(body.message).toMatch(/\w/)
  return status === 200
}

/** Codes of an owner's offers by their percent: histories share them, as a shop has at most 500 offers. */
const codes = new WeakMap<Client, Map<number, Promise<string | null>>>()

function percentCode(owner: Client, percent: number) {
  const byPercent = codes.get(owner) ?? new Map<number, Promise<string | null>>()
  codes.set(owner, byPercent)
  const code = byPercent.get(percent) ?? makeOffer(owner, { percent }).then((offer) => offer.code)
  byPercent.set(percent, code)
  return code
}

/** Order of three products that is cancelled in parts, refunded and sent, in any sequence. */
export class CancelLife {
  constructor(
    readonly paying: ReturnType<typeof payments>,
    readonly owner: Client,
    /** asserts what else holds after each step */
    readonly expectMore: (detail: OrderDetail) => Promise<void> | void = () => {},
  ) {}

  detailOf = async (id: string): Promise<OrderDetail> => (await this.owner.get(`/back-office/orders/${id}`)).body

  async take(id: string, { kind, line: nth, pieces, rupees }: History["steps"][number]) {
    const { items, total, refundable } = await this.detailOf(id)
    const line = items[nth % items.length]
    const lines = [{ line_id: line.id, quantity: Math.min(pieces, line.quantity) }]
    const isWholeOrder = items.length === 1 && lines[0].quantity === line.quantity
    const form = { request_id: randomUUID(), reason: "As it came", expected_left_paise: refundable?.left_paise }
    const refund = (what: object) => this.owner.post(`/back-office/orders/${id}/refund`, { ...form, ...what })
    if (kind === "goodwill") return settled(await refund({ amount: rupees }))
    if (kind === "delivery") return settled(await refund({ delivery: true }))
    if (kind === "anyway") return settled(await refund({ lines, send_anyway: true }))
    if (isWholeOrder) return false
    const body = { request_id: randomUUID(), expected_total: total, lines, reason: "" }
    return settled(await this.owner.post(`/back-office/orders/${id}/cancelled-pieces`, body))
  }

  /** Asserts that every reader agrees on what is left of an order. */
  async expectAgreement(order_id: string) {
    const [totals] = await this.paying.haat.sql(
      `select state.total::float8 as state, fact.total::float8 as list,
         ((select sum(paid_paise) from gst_order_line where order_id = $1) + taxed.rounding_paise)::float8 / 100
           as taxed
       from order_state state join order_fact fact on fact.id = state.order_id
       join gst_order taxed on taxed.order_id = state.order_id where state.order_id = $1`,
      [order_id],
    )
    expect([totals.list, totals.taxed, totals.state % 1]).toEqual([totals.state, totals.state, 0])
    await expectMedusaAgrees(this.paying.haat, this.owner, order_id)
    await this.expectMore(await this.detailOf(order_id))
  }

  async order({ percent, prices, isCash, credit_rupees = 0, address }: History): Promise<Order> {
    const shopper = await buyer(this.paying.haat, {}, address)
    const products = await Promise.all(
      prices.map((paise) => this.paying.haat.product({ price: paise / 100, quantity: 9 })),
    )
    const goods = products.map((product) => product.id)
    for (const [at, product_id] of goods.entries()) await put(shopper, product_id, at + 1)
    if (percent) {
      const code = await percentCode(this.owner, percent)
      expect((await shopper.post("/store/cart/codes", { code })).status).toBe(200)
    }
    if (credit_rupees) {
      const gift = { request_id: randomUUID(), amount: credit_rupees, reason: "A late parcel" }
      const path = `/back-office/customers/${shopper.person.id}/credit`
      expect((await this.owner.post(path, gift)).status).toBe(200)
    }
    const { summary } = (await shopper.get(`/store/checkout?address_id=${shopper.address_id}`)).body
    const [total, credit] = [isCash ? (summary.cod_total ?? summary.total) : summary.total, credit_rupees]
    const wish = { address_id: shopper.address_id, expected_total: total, ...(credit && { credit }) }
    const paid_paise = toPaise(total - credit)
    if (isCash) {
      const { status, body } = await shopper.post("/store/checkout", { ...wish, payment_method: "cod" })
      expect(status, JSON.stringify(body)).toBe(201)
      expect(body.order.total).toBe(total)
      return { shopper, order_id: body.order.id, paid_paise, goods }
    }
    const { payment } = (await shopper.post("/store/razorpay/payments", wish)).body
    expect(payment.amount).toBe(paid_paise)
    const id = payment.razorpay_order_id as string
    const { outcome } = (await verify(shopper, await this.paying.razorpay.pay(id))).body
    expect((await this.detailOf(outcome.order_id)).total).toBe(total)
    return { shopper, id, order_id: outcome.order_id, paid_paise, goods }
  }

  /** Sends the order, asserts that its invoice is for its total, and refunds all that is left. */
  async sendAndRefund(order_id: string, isCash: boolean) {
    const path = `/back-office/orders/${order_id}`
    const { status, body } = await this.owner.post(`${path}/shipment`, {})
    if (status === 200) {
      const [{ content }] = await this.paying.haat.sql("select content from gst_document where order_id = $1", [
        order_id,
      ])
      expect(content.total_paise).toBe(Math.round((await this.detailOf(order_id)).total * 100))
    } else expect([status, body.message]).toEqual([409, expect.any(String)])
    if (isCash)
      for (const name of ["delivered", "cash-collected"])
        expect((await this.owner.post(`${path}/${name}`, {})).status, name).toBe(200)
    for (const as_credit of [false, true]) {
      const { refundable } = await this.detailOf(order_id)
      const paise = as_credit ? refundable?.left_paise : refundable?.source_left_paise
      if (!paise) continue
      const form = { request_id: randomUUID(), reason: "All that is left", expected_left_paise: refundable?.left_paise }
      const way = as_credit ? { as_credit } : isCash ? { reference: "UPI 4711" } : {}
      expect(settled(await this.owner.post(`${path}/refund`, { ...form, ...way, amount: paise / 100 }))).toBe(true)
    }
  }

  /** Lives a history to its end, and asserts that exactly what was paid is refunded and the stock is right. */
  async live(history: History) {
    const { isShipped, isCash = false, credit_rupees = 0 } = history
    const { shopper, id, order_id, paid_paise, goods } = await this.order(history)
    await this.expectAgreement(order_id)
    for (const one of history.steps) {
      await this.take(order_id, one)
      await this.expectAgreement(order_id)
    }
    const { items } = await this.detailOf(order_id)
    for (const [at, product_id] of goods.entries()) {
      const pieces = items.find((item) => item.product_id === product_id)?.quantity ?? 0
      expect([at, (await stockOf(this.paying.haat, product_id)).live]).toEqual([at, pieces])
    }
    if (isShipped) await this.sendAndRefund(order_id, isCash)
    else expect((await shopper.post(`/store/my-orders/${order_id}/cancel`)).status).toBe(200)

    if (id) {
      const refunded = async () =>
        (await this.paying.razorpay.money(id)).refunds.reduce((sum: number, { amount }) => sum + amount, 0)
      await until("all of it to be back", async () => (await refunded()) === paid_paise, 60)
    }
    expect((await this.detailOf(order_id)).refundable?.left_paise ?? 0).toBe(0)
    if (credit_rupees) expect((await shopper.get("/store/credit")).body.credit.balance).toBe(credit_rupees)
  }
}
