/** @module-tag money */
import { randomUUID } from "node:crypto"
import type { RefundableReturn } from "@haat/payments/contract"
import { buyer, placeOrder, put } from "@haat/testing/buyer"
import { editProduct } from "@haat/testing/edit-product"
import { mailbox } from "@haat/testing/mailbox"
import { beforeAll, describe, expect, it } from "vitest"
import { open, verify } from "./testing/buyer"
import { payments } from "./testing/payments"
import { until } from "./testing/until"

const paying = payments()
let owner: Awaited<ReturnType<typeof paying.haat.admin>>
beforeAll(async () => {
  owner = await paying.haat.admin()
})

const RULE = { returnable: true, days: 7, paid_by: "shop", exchange_only: false }
type Sold = { shopper: Awaited<ReturnType<typeof buyer>>; order_id: string; line_id: string; name: string }

async function deliver({ shopper, order_id }: Omit<Sold, "line_id" | "name">): Promise<Sold> {
  for (const step of ["shipment", "delivered"])
    expect((await owner.post(`/back-office/orders/${order_id}/${step}`, {})).status).toBe(200)
  const { order } = (await shopper.get(`/store/my-orders/${order_id}`)).body
  return { shopper, order_id, line_id: order.items[0].id, name: order.items[0].name }
}

/** Three pieces at ₹99.99 that were paid online, delivered. */
async function paidOnline() {
  const shopper = await buyer(paying.haat)
  const { id } = await paying.haat.product({ price: 99.99, quantity: 10, returns: RULE } as object)
  await put(shopper, id, 3)
  const { payment } = (await open(shopper)).body
  const { outcome } = (await verify(shopper, await paying.razorpay.pay(payment.razorpay_order_id))).body
  const sold = await deliver({ shopper, order_id: outcome.order_id })
  return { ...sold, razorpay_order_id: payment.razorpay_order_id as string, amount: payment.amount as number }
}

/** Two pieces at ₹150 that were paid in cash, delivered. */
async function paidInCash(returns: object = RULE) {
  const { shopper, order } = await placeOrder(paying.haat, { product: { price: 150, returns } as object, quantity: 2 })
  const sold = await deliver({ shopper, order_id: order.id })
  expect((await owner.post(`/back-office/orders/${order.id}/cash-collected`, {})).status).toBe(200)
  return sold
}

const step = (id: string, name: string, body: object = {}) => owner.post(`/back-office/returns/${id}/${name}`, body)

async function ask({ shopper, order_id, line_id }: Sold, quantity: number, more: object = {}): Promise<string> {
  const { status, body } = await shopper.post(`/store/my-orders/${order_id}/returns`, {
    lines: [{ line_id, quantity }],
    reason: "does_not_fit",
    outcome: "refund",
    way: "drop_off",
    ...more,
  })
  expect(status, JSON.stringify(body)).toBe(201)
  await step(body.return.id, "approval")
  return body.return.id
}

async function sendBack(sold: Sold, resellable: number, damaged = 0, more: object = {}): Promise<string> {
  const id = await ask(sold, resellable + damaged, more)
  const lines = [{ line_id: sold.line_id, resellable, damaged }]
  expect((await step(id, "receipt", { lines })).status).toBe(200)
  return id
}

const readReturn = async (id: string) => (await owner.get(`/back-office/returns/${id}`)).body
const refundable = async (id: string): Promise<RefundableReturn> => (await readReturn(id)).refundable
async function refund(id: string, what: object = {}, by = owner) {
  const { left_paise = 0, lines = [] } = (await refundable(id)) ?? {}
  return by.post(`/back-office/returns/${id}/refund`, {
    request_id: randomUUID(),
    expected_left_paise: left_paise,
    reason: "It has come back",
    lines: lines.map((line) => ({ line_id: line.line_id, amount: line.left_paise / 100 })),
    ...what,
  })
}

describe("goods that have come back", () => {
  it("are refunded the way they were paid, once: provider, order, return, mail and audit log agree", async () => {
    const sold = await paidOnline()
    const { shopper, order_id, razorpay_order_id } = sold
    const id = await sendBack(sold, 1, 1)
    expect(await refundable(id)).toMatchObject({
      order_id,
      in_cash: false,
      way_back_paise: null,
      left_paise: sold.amount,
      lines: [{ name: sold.name, pieces: 2, worth_paise: 19_998, left_paise: 19_998 }],
    })
    const request_id = randomUUID()
    const form = {
      request_id,
      expected_left_paise: sold.amount,
      lines: [{ line_id: sold.line_id, amount: 199.98 }],
    }
    const presses = await Promise.all([1, 2, 3, 4, 5].map(() => refund(id, form)))
    expect(presses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    const made = presses[0].body
    expect(made).toMatchObject({ method: "online", amount: 199.98, parts: [{ quantity: 2 }] })

    await until("the refund to be made", async () => (await readReturn(id)).refunds[0].state === "processed")
    expect((await paying.razorpay.money(razorpay_order_id)).refunds).toMatchObject([
      { amount: 19_998, status: "processed", receipt: made.id },
    ])
    const [row] = await paying.haat.sql("select return_id, order_id from order_refund where id = $1", [made.id])
    expect(row).toEqual({ return_id: id, order_id })
    const { order } = (await shopper.get(`/store/my-orders/${order_id}`)).body
    expect(order).toMatchObject({ refunded: 199.98, refunds: [{ amount: 199.98, parts: [{ quantity: 2 }] }] })
    const { returns } = (await shopper.get(`/store/my-orders/${order_id}/returns`)).body
    expect(returns).toMatchObject([
      { id, refunds: [{ amount: 199.98, way_back: 0, processed_at: expect.any(String) }] },
    ])
    const mail = await mailbox(paying.haat).mail(shopper.person.email, "Your refund of ₹199.98")
    expect(mail.text).toContain(`2 × ${sold.name}`)
    const filter = encodeURIComponent(JSON.stringify({ q: `#${order.display_id}` }))
    expect((await owner.get(`/back-office/audit-log?filter=${filter}`)).body).toContainEqual(
      expect.objectContaining({ resource: "returns", action: "refund" }),
    )

    expect((await refund(id)).status).toBe(400)
    const dear = await refund(id, { lines: [{ line_id: sold.line_id, amount: 0.01 }] })
    expect([dear.status, dear.body.code]).toEqual([409, "refund_line_too_much"])
    expect((await refund(await sendBack(sold, 1))).body.amount).toBe(99.99)
  })

  it("are refunded less where the owner says so, and the rest of it later, but no more", async () => {
    const sold = await paidOnline()
    const id = await sendBack(sold, 0, 3)
    const less = await refund(id, { lines: [{ line_id: sold.line_id, amount: 120.5 }] })
    expect([less.status, less.body.amount]).toEqual([200, 120.5])
    expect((await refundable(id)).lines).toMatchObject([{ pieces: 0, left_paise: 29_997 - 12_050 }])
    const again = await owner.post(`/back-office/orders/${sold.order_id}/refund`, {
      request_id: randomUUID(),
      expected_left_paise: sold.amount - 12_050,
      reason: "Came back",
      lines: [{ line_id: sold.line_id, quantity: 1 }],
    })
    expect([again.status, again.body.code]).toEqual([409, "refund_too_many_pieces"])
    expect((await refund(id)).body.amount).toBe(179.47)
    expect((await refundable(id)).lines).toMatchObject([{ left_paise: 0 }])
  })

  it("are refunded by managers, once they are here, and only as much as their screen showed to be left", async () => {
    const sold = await paidOnline()
    const id = await ask(sold, 1)
    const body = { expected_left_paise: sold.amount, lines: [{ line_id: sold.line_id, amount: 99.99 }] }
    const early = await refund(id, body)
    expect([early.status, early.body.code]).toEqual([409, "refund_not_received"])
    await step(id, "receipt", { lines: [{ line_id: sold.line_id, resellable: 1, damaged: 0 }] })
    expect((await refund(id, {}, await paying.haat.staff("support"))).status).toBe(403)
    const stale = await refund(id, { expected_left_paise: 1 })
    expect([stale.status, stale.body.code]).toEqual([409, "refund_left_changed"])
    const other = await paidOnline()
    const foreign = await refund(id, { lines: [{ line_id: other.line_id, amount: 1 }] })
    expect([foreign.status, foreign.body.code]).toEqual([400, "refund_no_line"])
    const line = { line_id: sold.line_id, amount: 1 }
    for (const wrong of [
      { lines: [{ ...line, amount: -1 }] },
      { lines: [{ ...line, amount: 0.001 }] },
      { lines: [line, line] },
      { lines: "x" },
      { way_back: -1 },
      { reason: "" },
    ])
      expect((await refund(id, wrong)).status, JSON.stringify(wrong)).toBe(400)
    const free = await refund(id, { way_back: 5 })
    expect([free.status, free.body.code]).toEqual([409, "refund_way_back_free"])
    // two staff at once, each with a form of their own: one of them reads that the other was quicker
    const both = await Promise.all([refund(id), refund(id)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect((await readReturn(id)).refunds).toHaveLength(1)
  })

  it("of a cash order are paid by a transfer under its reference, or as store credit", async () => {
    const sold = await paidInCash()
    const id = await sendBack(sold, 1)
    const bare = await refund(id)
    expect([bare.status, bare.body.code]).toEqual([400, "refund_needs_reference"])
    const transfer = await refund(id, { reference: "UPI 4711" })
    expect(transfer.body).toMatchObject({ method: "transfer", state: "processed", amount: 150 })
    const wished = await sendBack(sold, 1, 0, { outcome: "credit" })
    expect((await refund(wished, { as_credit: true })).body).toMatchObject({ method: "credit", amount: 150 })
    expect((await sold.shopper.get("/store/credit")).body.credit).toMatchObject({
      balance: 150,
      entries: [{ kind: "refund", amount: 150 }],
    })
  })

  it("are refunded less the way back where the shopper pays it, as they read it before", async () => {
    const sold = await paidInCash({ ...RULE, paid_by: "shopper" })
    const { returnable } = (await sold.shopper.get(`/store/my-orders/${sold.order_id}/returns`)).body
    const { way_back } = returnable[0]
    expect(way_back).toBeGreaterThan(0)
    const id = await sendBack(sold, 2, 0, { way: "pickup" })
    expect((await refundable(id)).way_back_paise).toBe(Math.round(way_back * 100))
    const more = await refund(id, { as_credit: true, way_back: way_back + 0.01 })
    expect([more.status, more.body.code]).toEqual([409, "refund_way_back_too_much"])
    const half = { as_credit: true, lines: [{ line_id: sold.line_id, amount: 150 }] }
    expect((await refund(id, { ...half, way_back: 10 })).body.amount).toBe(140)
    expect((await refundable(id)).way_back_paise).toBe(Math.round(way_back * 100) - 1_000)
    expect((await refund(id, { ...half, way_back })).body.code).toBe("refund_way_back_too_much")
    const { body } = await refund(id, { as_credit: true, way_back: Math.round(way_back * 100 - 1_000) / 100 })
    expect(body.amount * 100).toBeCloseTo(16_000 - way_back * 100)
    expect((await refundable(id)).way_back_paise).toBe(0)
    expect((await readReturn(id)).refunds).toMatchObject([{ way_back: 10, method: "credit" }, { method: "credit" }])
    const mail = await mailbox(paying.haat).mail(sold.shopper.person.email, "Your refund of")
    expect(mail.text).toContain("for the way back")
  })
})

describe("what is left to pay of an exchange", () => {
  /** Exchanges two pieces paid in cash for two that cost ₹50 more each. */
  async function exchanged() {
    const sold = await paidInCash()
    const { order } = (await sold.shopper.get(`/store/my-orders/${sold.order_id}`)).body
    const [{ product_id, variant_id }] = order.items
    expect((await editProduct(owner, product_id, { price: 200 })).status).toBe(200)
    const lines = [{ line_id: sold.line_id, quantity: 2, exchange_variant_id: variant_id }]
    const id = await ask(sold, 2, { outcome: "exchange", lines })
    const { exchange_order } = await readReturn(id)
    expect(exchange_order).toMatchObject({ to_pay: 100 })
    return { ...sold, id, made: exchange_order.id as string }
  }
  const openExchangePayment = ({ shopper }: Pick<Sold, "shopper">, order_id: string) =>
    shopper.post(`/store/razorpay/orders/${order_id}/payments`, {})

  it("is paid online once, in place of cash on delivery; the order is shipped when its goods are back", async () => {
    const sold = await exchanged()
    const { shopper, made, id } = sold
    expect((await openExchangePayment(await paidInCash(), made)).status).toBe(404)
    expect((await openExchangePayment(sold, sold.order_id)).body.code).toBe("nothing_left_to_pay")
    const [{ body }, again] = [await openExchangePayment(sold, made), await openExchangePayment(sold, made)]
    expect(body.payment).toMatchObject({ amount: 10_000 })
    expect(again.body.payment.razorpay_order_id).toBe(body.payment.razorpay_order_id)
    const proof = await paying.razorpay.pay(body.payment.razorpay_order_id)
    const outcomes = await Promise.all([1, 2, 3].map(() => verify(shopper, proof)))
    for (const { body } of outcomes) expect(body.outcome).toEqual({ state: "ordered", order_id: made })
    const { order } = (await shopper.get(`/store/my-orders/${made}`)).body
    expect(order).toMatchObject({ payment_status: "Paid", total: 400, credit: 300 })
    expect((await readReturn(id)).exchange_order.to_pay).toBe(0)
    const late = await openExchangePayment(sold, made)
    expect([late.status, late.body.code]).toEqual([409, "nothing_left_to_pay"])
    expect((await owner.get(`/back-office/orders/${made}`)).body.refundable).toMatchObject({
      captured_paise: 40_000,
      source_left_paise: 40_000,
      sources: [
        { in_cash: true, left_paise: 30_000 },
        { in_cash: false, left_paise: 10_000 },
      ],
    })
    await step(id, "receipt", { lines: [{ line_id: sold.line_id, resellable: 2, damaged: 0 }] })
    for (const name of ["shipment", "delivered"])
      expect((await owner.post(`/back-office/orders/${made}/${name}`, {})).status).toBe(200)
    expect((await owner.post(`/back-office/orders/${made}/cash-collected`, {})).status).toBe(409)
  })

  it("is collected by the courier once booked; a later online payment is refunded", async () => {
    const sold = await exchanged()
    const { made, id, shopper } = sold
    const { razorpay_order_id } = (await openExchangePayment(sold, made)).body.payment
    await step(id, "receipt", { lines: [{ line_id: sold.line_id, resellable: 2, damaged: 0 }] })
    expect((await owner.post(`/back-office/orders/${made}/shipment`, {})).status).toBe(200)
    expect((await readReturn(id)).exchange_order.to_pay).toBe(0)
    const late = await openExchangePayment(sold, made)
    expect([late.status, late.body.code]).toEqual([409, "nothing_left_to_pay"])

    await verify(shopper, await paying.razorpay.pay(razorpay_order_id))
    await paying.state(razorpay_order_id, "refunded")
    expect((await paying.razorpay.money(razorpay_order_id)).refunds).toMatchObject([{ amount: 10_000 }])
    for (const name of ["delivered", "cash-collected"])
      expect((await owner.post(`/back-office/orders/${made}/${name}`, {})).status).toBe(200)
    expect((await shopper.get(`/store/my-orders/${made}`)).body.order).toMatchObject({
      payment_status: "Paid",
      payment_method: "Cash On Delivery",
      total: 400,
      credit: 300,
    })
    expect((await owner.get(`/back-office/orders/${made}`)).body.refundable.captured_paise).toBe(40_000)
  })

  it("is the courier's already while its parcel is being booked: paid online meanwhile it goes back", async () => {
    const sold = await exchanged()
    const { made, id, shopper } = sold
    const { razorpay_order_id } = (await openExchangePayment(sold, made)).body.payment
    await step(id, "receipt", { lines: [{ line_id: sold.line_id, resellable: 2, damaged: 0 }] })
    await fetch(`${paying.haat.sandboxUrl}/shiprocket/misbehave`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ how: "slow", seconds: 3, path: "create/adhoc" }),
    })
    const shipped = owner.post(`/back-office/orders/${made}/shipment`, {})
    const begun = () => paying.haat.sql("select 1 from fulfillment where id = $1", [made.replace("order_", "ful_")])
    await until("the parcel to be begun", async () => (await begun()).length)
    await verify(shopper, await paying.razorpay.pay(razorpay_order_id))
    expect((await shipped).status).toBe(200)
    await paying.state(razorpay_order_id, "refunded")
    expect((await paying.razorpay.money(razorpay_order_id)).refunds).toMatchObject([{ amount: 10_000 }])
    expect((await shopper.get(`/store/my-orders/${made}`)).body.order).toMatchObject({ payment_status: "Pending" })
  })

  it("goes back when the exchange is rejected, also where it was paid only then", async () => {
    const reject = async (paidFirst: boolean) => {
      const sold = await exchanged()
      const { razorpay_order_id } = (await openExchangePayment(sold, sold.made)).body.payment
      const pay = async () => verify(sold.shopper, await paying.razorpay.pay(razorpay_order_id))
      if (paidFirst) expect((await pay()).body.outcome.state).toBe("ordered")
      expect((await step(sold.id, "rejection", { reason: "Worn" })).status).toBe(200)
      if (!paidFirst) await pay()
      await paying.state(razorpay_order_id, "refunded")
      const { refunds } = await paying.razorpay.money(razorpay_order_id)
      expect(refunds.map(({ amount }: { amount: number }) => amount)).toEqual([10_000])
      expect((await sold.shopper.get("/store/credit")).body.credit.balance).toBe(0)
    }
    await Promise.all([reject(true), reject(false)])
  })
})
