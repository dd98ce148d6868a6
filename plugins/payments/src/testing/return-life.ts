import { randomUUID } from "node:crypto"
import type { Client, TestShop } from "@haat/testing"
import { type Buyer, orderCart } from "@haat/testing/buyer"
import { kurtaVariants, saveProductVariants } from "@haat/testing/vary-product"
import { expect } from "vitest"
import { open, verify } from "./buyer"
import type { payments } from "./payments"
import type { Step } from "./return-steps"
import { until } from "./until"

type TestResponse = Awaited<ReturnType<Client["send"]>>
type Paying = ReturnType<typeof payments>

const BOUGHT = 3
const RULE = { returnable: true, days: 7, paid_by: "shop", exchange_only: false }

/** Makes a product of which an indigo variant is bought, and a red one for ₹100 more is wanted instead. */
export async function newKurtas(haat: TestShop, owner: Client, stock = 500): Promise<Kurtas> {
  const { id: product_id } = await haat.product({ price: 333.37, returns: RULE } as object)
  const { variantOf } = await saveProductVariants(owner, product_id, kurtaVariants(333.37, stock))
  return { product_id, bought: variantOf("Indigo", "M").id, wanted: variantOf("Red", "L").id }
}

/** A rejection is a sentence. */
export function settled({ status, body }: TestResponse) {
  expect([200, 201, 400, 409], JSON.stringify(body)).toContain(status)
  return status < 300
}

export const form = (expected_left_paise: number) => ({
  request_id: randomUUID(),
  expected_left_paise,
  reason: "As it came",
})

export type Kurtas = { product_id: string; bought: string; wanted: string }
type Placed = { id: string; line_id: string }
/** How the first order is paid, and whether a piece of it is cancelled before it is packed. */
export type Bought = { online: boolean; cancels: boolean }
/** Pieces that were sold, less those that can be sold again, by variant. */
export type Sold = Map<string, number>

/** One shopper's orders: one that was bought, online or in cash, and those that replace its goods. */
export class Life {
  readonly orders: Placed[] = []
  /** orders that were to replace goods, and were cancelled with their return */
  readonly ended: string[] = []

  constructor(
    readonly paying: Paying,
    readonly owner: Client,
    readonly shopper: Buyer,
    readonly kurtas: Kurtas,
    readonly sold: Sold,
  ) {}

  count(variant_id: string, quantity: number) {
    this.sold.set(variant_id, (this.sold.get(variant_id) ?? 0) + quantity)
  }

  async add(id: string, inCash: boolean) {
    for (const name of ["shipment", "delivered", ...(inCash ? ["cash-collected"] : [])])
      expect((await this.owner.post(`/back-office/orders/${id}/${name}`, {})).status, name).toBe(200)
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
    const { outcome } = (await verify(this.shopper, await this.paying.razorpay.pay(payment.razorpay_order_id))).body
    return outcome.order_id
  }

  refundable = async ({ id }: Placed) => (await this.owner.get(`/back-office/orders/${id}`)).body.refundable

  /** With a reference where a part of it was paid in cash. */
  async refund(placed: Placed, what: { amount?: number; lines?: object[]; as_credit?: boolean }) {
    const { left_paise } = await this.refundable(placed)
    const send = (more: object) =>
      this.owner.post(`/back-office/orders/${placed.id}/refund`, { ...form(left_paise), ...what, ...more })
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
      ? await this.owner.post("/back-office/returns", { ...wish, order_id: placed.id })
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
      expect((await this.owner.post(`${one}/rejection`, { reason: "It was in order" })).status).toBe(200)
      return
    }
    const approved = await this.owner.post(`${one}/approval`, {})
    if (!settled(approved)) {
      expect((await this.owner.post(`${one}/rejection`, { reason: "Too little of it is left" })).status).toBe(200)
      return
    }
    if (isExchange && step.ends) return this.endExchange(one, approved.body.exchange_order.id, part)
    expect((await this.owner.post(`${one}/receipt`, { lines: [{ line_id, resellable, damaged }] })).status).toBe(200)
    const { order } = (await this.shopper.get(`/store/my-orders/${placed.id}`)).body
    this.count(order.items[0].variant_id, -resellable)
    if (isExchange) return this.settleExchange(approved.body.exchange_order, step.cancels)
    const known = (await this.owner.get(one)).body.refundable
    const amount = Math.floor((known.lines[0]?.left_paise ?? 0) * part) / 100
    const send = (way: object) =>
      this.owner.post(`${one}/refund`, { ...form(known.left_paise), ...way, lines: [{ line_id, amount }] })
    const first = await send(credit ? { as_credit: true } : {})
    settled(first.body.code === "refund_needs_reference" ? await send({ reference: "UPI 4711" }) : first)
  }

  async endExchange(one: string, id: string, part: number) {
    const left_paise = (await this.refundable({ id, line_id: "" }))?.left_paise ?? 0
    if (left_paise)
      await this.refund({ id, line_id: "" }, { amount: Math.max(1, Math.floor(left_paise * part * 0.4) / 100) })
    expect((await this.owner.post(`${one}/rejection`, { reason: "It was in order" })).status).toBe(200)
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
    const [{ to_pay }] = await this.paying.haat.sql("select to_pay from replacement_order where order_id = $1", [id])
    const online = to_pay > 0 && this.orders.length % 2 > 0
    if (online) {
      const { payment } = (await this.shopper.post(`/store/razorpay/orders/${id}/payments`, {})).body
      await verify(this.shopper, await this.paying.razorpay.pay(payment.razorpay_order_id))
    }
    if (cancels === "paid") await this.cancelPiece(id)
    const [{ captured }] = await this.paying.haat.sql("select captured from order_state where order_id = $1", [id])
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

/** Lives a history to its end, and asserts that exactly what was captured was refunded. */
export async function live(life: Life, bought: Bought, steps: Step[]) {
  await life.buy(bought)
  for (const step of steps) await life.take(step)
  await life.end()
  const ids = life.orders.map(({ id }) => id)
  const sums = () => life.paying.haat.sql(SUMS, [[...ids, ...life.ended]]).then(([row]) => row)
  await until("the refunds to be made", async () => (await sums()).given === (await sums()).taken, 30).catch(() => {})
  const { taken, ...rest } = await sums()
  expect(rest, JSON.stringify({ bought, steps })).toEqual({ given: taken, left: 0, overdrawn: 0 })
  for (const id of ids)
    expect((await life.owner.get(`/back-office/orders/${id}`)).body.payment_status, JSON.stringify(steps)).toBe(
      "Refunded",
    )
}
