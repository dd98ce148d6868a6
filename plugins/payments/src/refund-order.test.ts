/** @module-tag money */
import { randomUUID } from "node:crypto"
import type { OrderDetail } from "@haat/read-model/contract"
import { buyer, placeOrder, put } from "@haat/testing/buyer"
import { mailbox } from "@haat/testing/mailbox"
import { makeOffer } from "@haat/testing/make-offer"
import { beforeAll, describe, expect, it } from "vitest"
import { open, verify } from "./testing/buyer"
import { payments } from "./testing/payments"
import { until } from "./testing/until"

const paying = payments()
let owner: Awaited<ReturnType<typeof paying.haat.admin>>
beforeAll(async () => {
  owner = await paying.haat.admin()
})

const detail = async (order_id: string): Promise<OrderDetail> =>
  (await owner.get(`/back-office/orders/${order_id}`)).body
const leftOf = async (order_id: string) => (await detail(order_id)).refundable?.left_paise ?? 0
const refund = async (order_id: string, what: object, by = owner) =>
  by.post(`/back-office/orders/${order_id}/refund`, {
    request_id: randomUUID(),
    expected_left_paise: await leftOf(order_id),
    reason: "One came broken",
    // of what has not left yet: the pieces are not cancelled
    send_anyway: true,
    ...what,
  })
const settled = (id: string) =>
  until("the refunds to be made", async () => {
    const sql = `select 1 from payment_refund f join razorpay_payment r on r.order_id = f.order_id
      where r.razorpay_order_id = $1 and f.state = 'pending'`
    return !(await paying.haat.sql(sql, [id])).length
  })
const refundsOf = async (id: string) => (await paying.razorpay.money(id)).refunds
const sumOf = (rows: { amount: number }[]) => rows.reduce((sum, { amount }) => sum + amount, 0)

describe("a part of an order that was paid online", () => {
  it("goes back once: provider, ledger, order, Medusa, mail and audit log agree", async () => {
    const { shopper, id, amount, order_id } = await paying.ordered()
    const { status, body } = await refund(order_id, { amount: 120.5 })
    expect([status, body.state, body.amount]).toEqual([200, "processed", 120.5])

    expect(await refundsOf(id)).toMatchObject([{ amount: 12_050, status: "processed", receipt: body.id }])
    await until("the ledger to have it", async () => (await paying.row(id)).refunded_amount === 12_050)
    const [medusa] = await paying.haat.sql(
      `select pc.refunded_amount::float8 as refunded, f.amount::float8, f.note, f.created_by,
         (select array_agg(t.amount::float8 order by t.amount) from order_transaction t where t.order_id = $1) as transactions
       from refundable_payment p join payment on payment.id = p.payment_id
       join payment_collection pc on pc.id = payment.payment_collection_id
       join refund f on f.payment_id = p.payment_id where p.order_id = $1`,
      [order_id],
    )
    expect(medusa).toMatchObject({ refunded: 120.5, amount: 120.5, note: "One came broken" })
    expect(medusa.transactions).toEqual([-120.5, amount / 100])

    const { order } = (await shopper.get(`/store/my-orders/${order_id}`)).body
    expect(order).toMatchObject({ payment_status: "Paid", refunded: 120.5, total: amount / 100 })
    expect(order.refunds).toMatchObject([{ amount: 120.5, state: "processed", reason: "One came broken", parts: null }])
    expect(await detail(order_id)).toMatchObject({
      refunded: 120.5,
      refundable: { captured_paise: amount, left_paise: amount - 12_050 },
      refunds: [{ amount: 120.5, state: "processed", requested_by: expect.any(String) }],
    })
    const mail = await mailbox(paying.haat).mail(shopper.person.email, "Your refund of ₹120.50")
    expect(mail.text).toContain(`order #${order.display_id}`)
    expect(mail.text).toContain("One came broken")
    const filter = encodeURIComponent(JSON.stringify({ q: `#${order.display_id}` }))
    const [entry] = (await owner.get(`/back-office/audit-log?filter=${filter}`)).body
    expect(entry).toMatchObject({ action: "refund", subject: `#${order.display_id}` })
    expect(entry.changes).toContainEqual({ field: "refund.amount", before: null, after: 120.5 })
  })

  it("is what was paid for the chosen pieces and the delivery; cancelling then leaves exactly nothing", async () => {
    const { shopper, id, amount, order_id } = await paying.ordered()
    const { refundable } = await detail(order_id)
    const [three, one] = (refundable?.lines ?? []).toSorted((a, b) => b.quantity - a.quantity)
    expect([three.quantity, one.quantity]).toEqual([3, 1])
    const { body } = await refund(order_id, { lines: [{ line_id: three.line_id, quantity: 2 }], delivery: true })
    expect(body.amount * 100).toBe((three.paid_paise / 3) * 2 + (refundable?.delivery_paise ?? 0))
    expect(body.parts).toMatchObject([{ name: three.name, quantity: 2 }, {}])
    expect((await refund(order_id, { lines: [{ line_id: one.line_id, quantity: 1 }] })).body.amount).toBe(99.99)

    const again = await refund(order_id, { lines: [{ line_id: three.line_id, quantity: 2 }] })
    expect([again.status, again.body.message]).toEqual([409, `Of ${three.name}, 1 can still be refunded`])
    expect((await refund(order_id, { delivery: true })).status).toBe(409)

    expect((await shopper.post(`/store/my-orders/${order_id}/cancel`)).status).toBe(200)
    await paying.state(id, "refunded")
    const made = await refundsOf(id)
    expect([made.length, sumOf(made)]).toEqual([3, amount])
    await until("the order to be refunded", async () => (await detail(order_id)).payment_status === "Refunded")
    expect(await leftOf(order_id)).toBe(0)
    const { order } = (await shopper.get(`/store/my-orders/${order_id}`)).body
    expect(sumOf(order.refunds.map((row: { amount: number }) => ({ amount: Math.round(row.amount * 100) })))).toBe(
      amount,
    )
  })

  it("refunds three discounted pieces one after the other to the paisa", async () => {
    const { code } = await makeOffer(owner, { percent: 7 })
    const shopper = await buyer(paying.haat)
    await put(shopper, (await paying.haat.product({ price: 99.99, quantity: 10 })).id, 3)
    expect((await shopper.post("/store/cart/codes", { code })).status).toBe(200)
    const { payment } = (await open(shopper)).body
    const id = payment.razorpay_order_id as string
    const { order_id } = (await verify(shopper, await paying.razorpay.pay(id))).body.outcome
    const [line] = (await detail(order_id)).refundable?.lines ?? []
    const { order } = (await shopper.get(`/store/my-orders/${order_id}`)).body
    expect(line.paid_paise).toBe(29_997 - Math.round(order.item_discount * 100))
    let given = 0
    for (let piece = 0; piece < 3; piece++)
      given += (await refund(order_id, { lines: [{ line_id: line.line_id, quantity: 1 }] })).body.amount * 100
    expect(Math.round(given)).toBe(line.paid_paise)
    expect((await refund(order_id, { delivery: true })).status).toBe(200)
    await paying.state(id, "refunded")
    expect(sumOf(await refundsOf(id))).toBe(payment.amount)
  })

  it("may be all that is left: the order is refunded then, and told of once", async () => {
    const { shopper, id, amount, order_id } = await paying.ordered()
    await refund(order_id, { amount: 50 })
    const { status } = await refund(order_id, { amount: (amount - 5_000) / 100 })
    expect(status).toBe(200)
    await paying.state(id, "refunded")
    await until("the order to be refunded", async () => (await detail(order_id)).payment_status === "Refunded")
    expect(sumOf(await refundsOf(id))).toBe(amount)
    const rejected = await refund(order_id, { amount: 1 })
    expect([rejected.status, rejected.body.message]).toEqual([409, "Only ₹0 is left to refund"])
    const mails = () => paying.haat.sql("select kind from outbox_mail where payload::text like '%' || $1 || '%'", [id])
    expect(await mails()).toEqual([])
    expect((await shopper.post(`/store/my-orders/${order_id}/cancel`)).status).toBe(200)
    expect(await refundsOf(id)).toHaveLength(2)
  })

  it("is refunded once, however often the button is pressed", async () => {
    const { id, order_id } = await paying.ordered()
    const press = { request_id: randomUUID(), expected_left_paise: await leftOf(order_id), amount: 20 }
    const responses = await Promise.all(Array.from({ length: 8 }, () => refund(order_id, press)))
    expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect(new Set(responses.map(({ body }) => body.id)).size).toBe(1)
    await settled(id)
    expect(await refundsOf(id)).toHaveLength(1)
    const other = await refund(order_id, { ...press, amount: 21 })
    expect([other.status, other.body.code]).toEqual([409, "refund_is_another"])
  })

  it("is refunded by one of two staff at once; the other reads what is left", async () => {
    const { id, amount, order_id } = await paying.ordered()
    const manager = await paying.haat.staff("manager")
    const seen = { expected_left_paise: await leftOf(order_id), amount: 30 }
    const responses = await Promise.all([refund(order_id, seen), refund(order_id, seen, manager)])
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
    const { body } = responses.find(({ status }) => status === 409) ?? responses[0]
    expect(body.code).toBe("refund_left_changed")
    expect(body.message).toContain(((amount - 3_000) / 100).toLocaleString("en-IN"))
    await settled(id)
    expect(await refundsOf(id)).toHaveLength(1)
  })

  it.each(["pending", "pending_for_a_day"])("is shown while the provider works on it: %s", async (refunds) => {
    const { shopper, id, order_id } = await paying.ordered()
    await paying.razorpay.scenario({ refunds })
    const { body } = await refund(order_id, { amount: 10 })
    expect(body.state).toBe("pending")
    expect((await shopper.get(`/store/my-orders/${order_id}`)).body.order).toMatchObject({
      refunded: 0,
      refunds: [{ amount: 10, state: "pending" }],
    })
    if (refunds === "pending_for_a_day") await paying.razorpay.passTime(25)
    await settled(id)
    await until("the order to say so", async () => (await detail(order_id)).refunded === 10)
    expect(await refundsOf(id)).toHaveLength(1)
  })

  it.each(["failed", "pending_then_failed"])("is left to refund again when it has failed: %s", async (refunds) => {
    const { shopper, id, amount, order_id } = await paying.ordered()
    await paying.razorpay.scenario({ refunds })
    await refund(order_id, { amount: 10 })
    await settled(id)
    expect((await detail(order_id)).refunds).toMatchObject([{ state: "failed", failure: expect.any(String) }])
    await until("all of it to be left", async () => (await leftOf(order_id)) === amount)
    expect((await shopper.get(`/store/my-orders/${order_id}`)).body.order.refunds).toEqual([])
    expect((await refund(order_id, { amount: 10 })).body.state).toBe("processed")
  })

  it("is asked for again under the same key when nobody knows whether it happened", async () => {
    const { id, order_id, proof } = await paying.ordered()
    const path = `/${proof.razorpay_payment_id}/refund$`
    await paying.razorpay.misbehave({ method: "POST", path, how: "cut", times: 2 })
    const { body } = await refund(order_id, { amount: 15 })
    expect(body.state).toBe("pending")
    await settled(id)
    expect(await refundsOf(id)).toMatchObject([{ amount: 1_500, receipt: body.id }])
  })

  it("is rejected with a sentence when it is no refund, and nothing changes", async () => {
    const { id, amount, order_id } = await paying.ordered()
    const wrong: [object, number, RegExp][] = [
      [{ amount: amount / 100 + 1 }, 409, /^Only ₹[\d,.]+ is left to refund$/],
      [{ amount: amount / 100 - 0.5 }, 409, /refund all of it, or less/],
      [{ amount: 0.5 }, 400, /₹1 at least/],
      [{ amount: 1.005 }, 400, /two places/],
      [{ amount: -1 }, 400, /above zero/],
      [{ amount: "12" }, 400, /above zero/],
      [{ amount: 10, delivery: true }, 400, /Refund an amount, or choose/],
      [{}, 400, /Refund an amount, or choose/],
      [{ lines: [] }, 400, /Refund an amount, or choose/],
      [{ lines: [{ line_id: "ordli_x", quantity: 1 }] }, 400, /no item of the order/],
      [{ amount: 10, reason: " " }, 400, /Say why/],
      [{ amount: 10, reference: "UPI 1234" }, 400, /paid online/],
      [{ amount: 10, request_id: "again" }, 400, /UUID/],
      [{ amount: 10, expected_left_paise: 5 }, 409, /Someone else/],
    ]
    for (const [what, status, sentence] of wrong) {
      const response = await refund(order_id, what)
      const text = JSON.stringify(response.body)
      expect(response.status, `${JSON.stringify(what)}: ${text}`).toBe(status)
      expect(response.body.message ?? text).toMatch(sentence)
    }
    expect(await refundsOf(id)).toEqual([])
    expect((await detail(order_id)).refunds).toEqual([])
    const support = await paying.haat.staff("support")
    expect((await refund(order_id, { amount: 10 }, support)).status).toBe(403)
  })
})

describe("a refund of what is on its way", () => {
  it("is credited again after the parcel came back and was sent again; documents match what was kept", async () => {
    const { id, amount, order_id } = await paying.ordered()
    const move = async (step: string, body: object = {}) =>
      expect((await owner.post(`/back-office/orders/${order_id}/${step}`, body)).status).toBe(200)
    await move("shipment")
    expect((await refund(order_id, { amount: 50 })).status).toBe(200)
    await settled(id)
    await move("returned-parcel", { restock: true })
    await move("shipment")
    const notes = await paying.haat.sql(
      `select n.source, (n.content ->> 'total_paise')::int as paise
       from gst_credit_note n where n.order_id = $1 order by n.issued_at, n.serial`,
      [order_id],
    )
    expect(notes.map(({ source, paise }) => [source, paise])).toEqual([
      ["refund", 5_000],
      ["parcel", amount - 5_000],
      ["refund", 5_000],
    ])
    const documents = await paying.haat.sql(
      "select (content ->> 'total_paise')::int as paise from gst_document where order_id = $1",
      [order_id],
    )
    expect(documents.map(({ paise }) => paise)).toEqual([amount, amount])
  })
})

describe("money that is refunded elsewhere", () => {
  it("is among the order's refunds, and not left any more", async () => {
    const { id, amount, order_id, proof } = await paying.ordered()
    await paying.razorpay.refundByHand(proof.razorpay_payment_id, 2_000)
    await until("it to be seen", async () => (await detail(order_id)).refunds.length === 1)
    await refund(order_id, { amount: 5 })
    await until("both to be written down", async () => (await detail(order_id)).refunded === 25)
    const { refunds, refundable } = await detail(order_id)
    expect(refunds).toMatchObject([
      { amount: 5, requested_by: expect.any(String) },
      { amount: 20, requested_by: null, reason: "Refunded at the payment provider" },
    ])
    expect(refundable?.left_paise).toBe(amount - 2_500)
    expect(await refundsOf(id)).toHaveLength(2)
  })
})

describe("the database", () => {
  it("lets no more be refunded than was captured, whoever writes at once", async () => {
    const { amount, order_id } = await paying.ordered()
    const [{ payment_id }] = await paying.haat.sql("select payment_id from refundable_payment where order_id = $1", [
      order_id,
    ])
    const part = Math.ceil(amount / 10)
    const write = (nth: number) =>
      paying.haat.sql(
        `insert into payment_refund (id, order_id, payment_id, method, amount, reason, state, request_id)
         values ($1, $2, $3, 'transfer', $4, 'x', 'processed', $1)`,
        [`refd_${order_id}_${nth}`, order_id, payment_id, part],
      )
    const written = await Promise.allSettled(Array.from({ length: 30 }, (_, nth) => write(nth)))
    expect(written.filter(({ status }) => status === "fulfilled").length).toBeLessThanOrEqual(10)
    const [{ sum }] = await paying.haat.sql("select sum(amount)::int from payment_refund where order_id = $1", [
      order_id,
    ])
    expect(sum).toBeLessThanOrEqual(amount)
    expect(sum).toBeGreaterThan(amount - part - 1)
    await paying.haat.sql("delete from payment_refund where order_id = $1", [order_id])
  })
})

describe("an order that was paid in cash", () => {
  it("is refunded by transfer, under the reference that was typed, once the cash was collected", async () => {
    const { order, shopper } = await placeOrder(paying.haat)
    const early = await owner.post(`/back-office/orders/${order.id}/refund`, {
      request_id: randomUUID(),
      expected_left_paise: 0,
      reason: "Broken",
      amount: 10,
      reference: "UPI 4711",
    })
    expect([early.status, early.body.code]).toEqual([409, "refund_nothing_paid"])
    await owner.post(`/back-office/orders/${order.id}/shipment`, { by_hand: { number: "X1", courier: "", url: "" } })
    expect((await owner.post(`/back-office/orders/${order.id}/cash-collected`, { delivered: true })).status).toBe(200)

    const without = await refund(order.id, { amount: 10 })
    expect([without.status, without.body.code]).toEqual([400, "refund_needs_reference"])
    const press = { request_id: randomUUID(), expected_left_paise: await leftOf(order.id), reference: "UPI 4711" }
    const responses = await Promise.all([1, 2, 3].map(() => refund(order.id, { ...press, amount: 100.25 })))
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await detail(order.id)).toMatchObject({
      refunded: 100.25,
      payment_status: "Paid",
      refunds: [{ amount: 100.25, method: "transfer", reference: "UPI 4711", state: "processed" }],
    })
    const seen = (await shopper.get(`/store/my-orders/${order.id}`)).body.order
    expect(seen.refunds).toMatchObject([{ amount: 100.25, method: "transfer", state: "processed" }])
    const mail = await mailbox(paying.haat).mail(shopper.person.email, "Your refund of ₹100.25")
    expect(mail.text).toContain("UPI 4711")

    const rest = (await leftOf(order.id)) / 100
    expect((await refund(order.id, { amount: rest, reference: "UPI 4712" })).status).toBe(200)
    expect(await detail(order.id)).toMatchObject({ refunded: order.total, payment_status: "Refunded" })
    const transactions = await paying.haat.sql(
      "select sum(amount)::float8 as sum, count(*)::int from order_transaction where order_id = $1",
      [order.id],
    )
    expect(transactions).toEqual([{ sum: 0, count: 3 }])
  })
})
