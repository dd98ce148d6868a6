/** @module-tag money */
import { randomUUID } from "node:crypto"
import type { TestResponse } from "@haat/testing"
import { type Buyer, buyer, orderCart } from "@haat/testing/buyer"
import { allMailSent } from "@haat/testing/mailbox"
import { smallOrFull } from "@haat/testing/test-size"
import { kurtaVariants, saveProductVariants } from "@haat/testing/vary-product"
import fc from "fast-check"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { open, verify } from "./testing/buyer"
import { payments } from "./testing/payments"
import { until } from "./testing/until"

/* Proves through routes and database what return-sums.unit.test.ts proves for 10,000 histories of pure functions, with
   exchanges, claims and cancelled pieces. */
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
/** An amount without lines, as goodwill. */
const amount = fc.record({ kind: fc.constant("amount" as const), part, credit: fc.boolean(), at: fc.nat(5) })
/**
 * True when a piece of a replacement is cancelled before it is packed: before or after what is left to pay is paid.
 */
const cancels = fc.constantFrom(undefined, "unpaid" as const, "paid" as const)
/** True when what replaces goods is given an amount for, and its return then rejected. */
const ends = fc.nat(4).map((nth) => nth === 0)
const step = fc.oneof(
  fc.record({
    kind: fc.constant("return" as const),
    resellable: fc.nat(2),
    damaged: fc.nat(1),
    part,
    credit: fc.boolean(),
    at: fc.nat(5),
  }),
  fc.record({
    kind: fc.constant("exchange" as const),
    resellable: fc.nat(2),
    damaged: fc.nat(1),
    dear: fc.boolean(),
    at: fc.nat(5),
    cancels,
    ends,
    part,
  }),
  fc.record({
    kind: fc.constant("claim" as const),
    reason: fc.constantFrom("damaged", "wrong_item"),
    rejected: fc.nat(3),
    replaced: fc.boolean(),
    by_staff: fc.boolean(),
    resellable: fc.nat(1),
    damaged: fc.nat(2),
    at: fc.nat(5),
    dear: fc.boolean(),
    part,
    cancels,
    ends,
  }),
  fc.record({ kind: fc.constant("pieces" as const), pieces: fc.integer({ min: 1, max: 2 }), at: fc.nat(5) }),
  amount,
)
const history = fc.array(step, { minLength: 1, maxLength: 6 })
type Step = {
  kind: string
  /** which of the orders there are by then: the one that was bought, or one that replaces goods */
  at?: number
  resellable?: number
  damaged?: number
  pieces?: number
  part?: number
  credit?: boolean
  /** for the red one, which costs more */
  dear?: boolean
  /** of a claim */
  reason?: string
  /** staff open it for the shopper */
  by_staff?: boolean
  /** by other pieces; else it is refunded */
  replaced?: boolean
  /** 0 where the shop rejects it */
  rejected?: number
  cancels?: "unpaid" | "paid"
  ends?: boolean
}
/**
 * In each run at least one history is a chain: goodwill, topped up, goodwill again, exchanged again, a part of it as
 * credit.
 */
const CHAIN: Step[] = [
  { kind: "amount", part: 0.5, credit: false, at: 0 },
  { kind: "exchange", resellable: 1, damaged: 0, dear: true, at: 0 },
  { kind: "amount", part: 0.1, credit: false, at: 1 },
  { kind: "exchange", resellable: 0, damaged: 1, dear: false, at: 1 },
  { kind: "amount", part: 0.1, credit: true, at: 2 },
]

/**
 * And one is of claims: broken pieces are replaced by dearer ones, of which one is cancelled before the rest is paid;
 * these are rejected once, given an amount for, exchanged to no end, and replaced by the same, of which one is
 * cancelled; the last one is broken as well, and refunded.
 */
const CLAIMS: Step[] = [
  { kind: "claim", reason: "damaged", replaced: true, dear: true, damaged: 3, at: 0, cancels: "unpaid" },
  { kind: "claim", reason: "wrong_item", resellable: 1, at: 1, rejected: 0 },
  { kind: "amount", part: 0.2, credit: false, at: 1 },
  { kind: "exchange", resellable: 1, dear: true, at: 1, part: 0.3, ends: true },
  { kind: "claim", reason: "damaged", by_staff: true, replaced: true, dear: true, damaged: 2, at: 1, cancels: "paid" },
  { kind: "claim", reason: "damaged", damaged: 1, at: 2, part: 1 },
]

/** A rejection is a sentence. */
function settled({ status, body }: TestResponse) {
  expect([200, 201, 400, 409], JSON.stringify(body)).toContain(status)
  return status < 300
}

const form = (expected_left_paise: number) => ({
  request_id: randomUUID(),
  expected_left_paise,
  reason: "As it came",
})

type Kurtas = { product_id: string; bought: string; wanted: string }
type Placed = { id: string; line_id: string }
/** How the first order is paid, and whether a piece of it is cancelled before it is packed. */
type Bought = { online: boolean; cancels: boolean }
/** Pieces that were sold, less those that can be sold again, by variant. */
type Sold = Map<string, number>

/** One shopper's orders: one that was bought, online or in cash, and those that replace its goods. */
class Life {
  readonly orders: Placed[] = []
  /** orders that were to replace goods, and were cancelled with their return */
  readonly ended: string[] = []

  constructor(
    readonly shopper: Buyer,
    readonly kurtas: Kurtas,
    readonly sold: Sold,
  ) {}

  count(variant_id: string, quantity: number) {
    this.sold.set(variant_id, (this.sold.get(variant_id) ?? 0) + quantity)
  }

  async add(id: string, inCash: boolean) {
    for (const name of ["shipment", "delivered", ...(inCash ? ["cash-collected"] : [])])
      expect((await owner.post(`/back-office/orders/${id}/${name}`, {})).status, name).toBe(200)
    const { order } = (await this.shopper.get(`/store/my-orders/${id}`)).body
    for (const { variant_id, quantity } of order.items) this.count(variant_id, quantity)
    this.orders.push({ id, line_id: order.items[0].id })
  }

  async buy({ online, cancels }: Bought) {
    const { product_id, bought } = this.kurtas
    const quantity = cancels ? BOUGHT + 1 : BOUGHT
    await this.shopper.post("/store/cart/lines", { product_id, variant_id: bought, quantity })
    const id = online ? await this.payOnline() : (await orderCart(this.shopper)).id
    if (cancels) await this.cancelPiece(id)
    await this.add(id, !online)
  }

  async payOnline(): Promise<string> {
    const { payment } = (await open(this.shopper)).body
    const { outcome } = (await verify(this.shopper, await paying.razorpay.pay(payment.razorpay_order_id))).body
    return outcome.order_id
  }

  refundable = async ({ id }: Placed) => (await owner.get(`/back-office/orders/${id}`)).body.refundable

  /** With a reference where a part of it was paid in cash. */
  async refund(placed: Placed, what: { amount?: number; lines?: object[]; as_credit?: boolean }) {
    const { left_paise } = await this.refundable(placed)
    const send = (more: object) =>
      owner.post(`/back-office/orders/${placed.id}/refund`, { ...form(left_paise), ...what, ...more })
    const bare = await send({})
    return settled(bare.body.code === "refund_needs_reference" ? await send({ reference: "UPI 4711" }) : bare)
  }

  /** Requests a return as shopper or staff. @returns its address; undefined when it is rejected */
  async ask(
    placed: Placed,
    { resellable = 0, damaged = 0, dear, reason = "other", by_staff }: Step,
    isExchange: boolean,
  ) {
    const { bought, wanted } = this.kurtas
    const { line_id } = placed
    const wish = {
      lines: [
        { line_id, quantity: resellable + damaged, ...(isExchange && { exchange_variant_id: dear ? wanted : bought }) },
      ],
      reason,
      outcome: isExchange ? "exchange" : "refund",
      way: "drop_off",
    }
    const requested = by_staff
      ? await owner.post("/back-office/returns", { ...wish, order_id: placed.id })
      : await this.shopper.post(`/store/my-orders/${placed.id}/returns`, wish)
    const made = by_staff ? requested.body : requested.body.return
    return settled(requested) ? `/back-office/returns/${made.id}` : undefined
  }

  async send(placed: Placed, step: Step) {
    const { kind, resellable = 0, damaged = 0, part = 0, credit, replaced, rejected } = step
    const { line_id } = placed
    const isExchange = kind === "exchange" || replaced === true
    const one = await this.ask(placed, step, isExchange)
    if (!one) return
    if (rejected === 0) {
      expect((await owner.post(`${one}/rejection`, { reason: "It was in order" })).status).toBe(200)
      return
    }
    const approved = await owner.post(`${one}/approval`, {})
    if (!settled(approved)) {
      expect((await owner.post(`${one}/rejection`, { reason: "Too little of it is left" })).status).toBe(200)
      return
    }
    if (isExchange && step.ends) return this.endExchange(one, approved.body.exchange_order.id, part)
    expect((await owner.post(`${one}/receipt`, { lines: [{ line_id, resellable, damaged }] })).status).toBe(200)
    const { order } = (await this.shopper.get(`/store/my-orders/${placed.id}`)).body
    this.count(order.items[0].variant_id, -resellable)
    if (isExchange) return this.settleExchange(approved.body.exchange_order, step.cancels)
    const known = (await owner.get(one)).body.refundable
    const amount = Math.floor((known.lines[0]?.left_paise ?? 0) * part) / 100
    const send = (way: object) =>
      owner.post(`${one}/refund`, { ...form(known.left_paise), ...way, lines: [{ line_id, amount }] })
    const first = await send(credit ? { as_credit: true } : {})
    settled(first.body.code === "refund_needs_reference" ? await send({ reference: "UPI 4711" }) : first)
  }

  async endExchange(one: string, id: string, part: number) {
    const left_paise = (await this.refundable({ id, line_id: "" }))?.left_paise ?? 0
    if (left_paise)
      await this.refund({ id, line_id: "" }, { amount: Math.max(1, Math.floor(left_paise * part * 0.4) / 100) })
    expect((await owner.post(`${one}/rejection`, { reason: "It was in order" })).status).toBe(200)
    this.ended.push(id)
  }

  /** Cancels a piece of an order that is not packed, if it has several. */
  async cancelPiece(id: string) {
    const path = `/store/my-orders/${id}`
    const { order } = (await this.shopper.get(path)).body
    const [{ id: line_id, quantity }] = order.items
    const wish = { request_id: randomUUID(), expected_total: order.total, lines: [{ line_id, quantity: 1 }] }
    if (quantity > 1) settled(await this.shopper.post(`${path}/cancelled-pieces`, wish))
  }

  /** Pays the rest of an exchange online for every second one, otherwise in cash. */
  async settleExchange({ id }: { id: string }, cancels: Step["cancels"]) {
    if (cancels === "unpaid") await this.cancelPiece(id)
    const [{ to_pay }] = await paying.haat.sql("select to_pay from replacement_order where order_id = $1", [id])
    const online = to_pay > 0 && this.orders.length % 2 > 0
    if (online) {
      const { payment } = (await this.shopper.post(`/store/razorpay/orders/${id}/payments`, {})).body
      await verify(this.shopper, await paying.razorpay.pay(payment.razorpay_order_id))
    }
    if (cancels === "paid") await this.cancelPiece(id)
    const [{ captured }] = await paying.haat.sql("select captured from order_state where order_id = $1", [id])
    await this.add(id, !captured)
  }

  async take(step: Step) {
    const placed = this.orders[(step.at ?? 0) % this.orders.length]
    const { kind, pieces, part = 0, credit } = step
    if (kind === "pieces") await this.refund(placed, { lines: [{ line_id: placed.line_id, quantity: pieces }] })
    else if (kind === "amount") {
      const { left_paise } = await this.refundable(placed)
      const amount = Math.floor(left_paise * part * 0.4) / 100
      await this.refund(placed, { amount, ...(credit && { as_credit: true }) })
    } else if ((step.resellable ?? 0) + (step.damaged ?? 0)) await this.send(placed, step)
    for (const one of this.orders) expect((await this.refundable(one)).left_paise).toBeGreaterThanOrEqual(0)
  }

  /** Refunds all that is left of each order: to its source, and what the provider does not refund as store credit. */
  async end() {
    for (const placed of this.orders) {
      const { source_left_paise } = await this.refundable(placed)
      if (source_left_paise) await this.refund(placed, { amount: source_left_paise / 100 })
      const { left_paise } = await this.refundable(placed)
      if (left_paise) expect(await this.refund(placed, { amount: left_paise / 100, as_credit: true })).toBe(true)
    }
  }
}

/**
 * Sums captured, refunded and credited amounts of these orders, and finds payments that returned more than was
 * captured.
 */
const SUMS = `
  select (select sum(m.taken_paise)::int from payment_money m join order_payment_collection l
        on l.payment_collection_id = m.payment_collection_id and l.deleted_at is null
        where l.order_id = any($1)) as taken,
    (select coalesce(round(sum(f.amount) * 100), 0)::int from order_refund f
      where f.order_id = any($1) and f.state = 'processed')
    + (select coalesce(sum(e.amount), 0)::int from store_credit_entry e
      where e.order_id = any($1) and e.kind = 'cancelled_pieces') as given,
    (select coalesce(sum(left_paise), 0)::int from refundable_order where order_id = any($1)) as left,
    (select count(*)::int from payment_money m join order_payment_collection l
      on l.payment_collection_id = m.payment_collection_id where l.order_id = any($1)
        and (m.held_paise < 0 or m.source_paise > m.taken_paise)) as overdrawn`

async function live(life: Life, bought: Bought, steps: Step[]) {
  await life.buy(bought)
  for (const step of steps) await life.take(step)
  await life.end()
  const ids = life.orders.map(({ id }) => id)
  const sums = () => paying.haat.sql(SUMS, [[...ids, ...life.ended]]).then(([row]) => row)
  await until("the refunds to be made", async () => (await sums()).given === (await sums()).taken, 30).catch(() => {})
  const { taken, ...rest } = await sums()
  expect(rest, JSON.stringify({ bought, steps })).toEqual({ given: taken, left: 0, overdrawn: 0 })
  for (const id of ids)
    expect((await owner.get(`/back-office/orders/${id}`)).body.payment_status, JSON.stringify(steps)).toBe("Refunded")
}

describe("random histories of returns, exchanges, credit and refunds keep every sum", () => {
  it("give back what was captured and no paisa more, and the stock has what can be sold again", {
    timeout: 400_000,
  }, async () => {
    const { id: product_id } = await paying.haat.product({ price: 333.37, returns: RULE } as object)
    const { variantOf } = await saveProductVariants(owner, product_id, kurtaVariants(333.37, 500))
    const kurtas = { product_id, bought: variantOf("Indigo", "M").id, wanted: variantOf("Red", "L").id }
    const random = (fc.sample(history, HISTORIES - 2) as Step[][]).map((steps, nth) => ({
      bought: { online: nth % 2 > 0, cancels: nth % 3 > 0 },
      steps,
    }))
    const histories = [
      { bought: { online: true, cancels: false }, steps: CHAIN },
      { bought: { online: true, cancels: true }, steps: CLAIMS },
      ...random,
    ]
    const sold: Sold = new Map()
    while (histories.length) {
      const lives = histories.splice(0, AT_ONCE).map(async ({ bought, steps }) => {
        await live(new Life(await buyer(paying.haat), kurtas, sold), bought, steps)
      })
      await Promise.all(lives)
    }
    for (const variant_id of [kurtas.bought, kurtas.wanted]) {
      const [{ pieces }] = await paying.haat.sql("select pieces from sellable_variant where variant_id = $1", [
        variant_id,
      ])
      expect(Number(pieces)).toBe(500 - (sold.get(variant_id) ?? 0))
    }
    expect(sold.get(kurtas.wanted)).toBeGreaterThan(0)
    const { refunds, payments } = await paying.razorpay.money()
    for (const { id, amount } of payments) {
      const back = refunds.filter(({ payment_id, status }) => payment_id === id && status !== "failed")
      expect(back.reduce((sum, one) => sum + one.amount, 0)).toBeLessThanOrEqual(amount)
    }
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
