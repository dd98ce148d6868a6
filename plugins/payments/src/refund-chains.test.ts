/** @module-tag money */
import { randomUUID } from "node:crypto"
import { orderCart } from "@haat/testing/buyer"
import { beforeAll, describe, expect, it } from "vitest"
import { chains } from "./testing/chains"
import { payments } from "./testing/payments"
import { until } from "./testing/until"

/** Each signs up, buys and exchanges several times. */
const CHAIN_TIMEOUT_MS = 120_000

const paying = payments()
let owner: Awaited<ReturnType<typeof paying.haat.admin>>
beforeAll(async () => {
  owner = await paying.haat.admin()
})
const { bought, exchange, ask, step, deliver, refund, refundable, refundedAt, sourcesOf } = chains(paying, () => owner)

const statusOf = async (id: string) => (await owner.get(`/back-office/orders/${id}`)).body
const refundsAreMade = (ids: string[]) =>
  until("the refunds to be made", async () => {
    const rows = await paying.haat.sql("select 1 from payment_refund where order_id = any($1) and state = 'pending'", [
      ids,
    ])
    return !rows.length
  })

describe("a refund after an exchange", { timeout: CHAIN_TIMEOUT_MS }, () => {
  it("is refunded to the payment of the replaced order first, through two exchanges", async () => {
    const { shopper, order, variantOf, proof, amount } = await bought()
    const second = await exchange(shopper, order, variantOf("Indigo", "L").id)
    const third = await exchange(shopper, second, variantOf("Indigo", "S").id)
    expect(await refundable(third.id)).toMatchObject({ left_paise: 72_000, source_left_paise: 72_000 })
    expect(await sourcesOf(third.id)).toEqual([{ in_cash: false, left_paise: 72_000 }])
    expect(await refundable(second.id)).toMatchObject({ left_paise: 0, source_left_paise: 0 })

    const { status, body } = await refund(third.id, { lines: [{ line_id: third.line_id, quantity: 1 }] })
    expect([status, body.method, body.amount]).toEqual([200, "online", 720])
    await refundsAreMade([third.id])
    expect(await refundedAt(proof.razorpay_payment_id)).toEqual([72_000])

    const seen = (await shopper.get(`/store/my-orders/${third.id}`)).body.order
    expect(seen).toMatchObject({
      refunded: 720,
      payment_status: "Refunded",
      refunds: [{ amount: 720, method: "online" }],
    })
    await until("the order to be refunded", async () => (await statusOf(third.id)).payment_status === "Refunded")
    // the first order has kept its delivery charge, and the rest of it goes back to the same payment
    const { left_paise } = await refundable(order.id)
    expect(left_paise).toBe(amount - 72_000)
    expect(await statusOf(order.id)).toMatchObject({ refunded: 720, payment_status: "Paid" })
    expect((await refund(order.id, { amount: left_paise / 100 })).status).toBe(200)
    await refundsAreMade([order.id])
    expect((await refundedAt(proof.razorpay_payment_id)).reduce((sum, one) => sum + one, 0)).toBe(amount)
    await until("all of it to be refunded", async () => (await statusOf(order.id)).payment_status === "Refunded")
  })

  it("goes to the oldest payment first, and what was topped up to its own; one form is one refund", async () => {
    const { shopper, order, variantOf, proof } = await bought()
    const dearer = await exchange(shopper, order, variantOf("Red", "M").id)
    expect(dearer.to_pay).toBe(100)
    expect(await sourcesOf(dearer.id)).toEqual([
      { in_cash: false, left_paise: 72_000 },
      { in_cash: false, left_paise: 10_000 },
    ])
    const form = { request_id: randomUUID(), expected_left_paise: 82_000, amount: 770 }
    const presses = await Promise.all([1, 2, 3].map(() => refund(dearer.id, form)))
    expect(presses.map(({ status, body }) => [status, body.amount])).toEqual(Array(3).fill([200, 770]))
    await refundsAreMade([dearer.id])
    expect(await refundedAt(proof.razorpay_payment_id)).toEqual([72_000])
    const { refunds } = await statusOf(dearer.id)
    expect(refunds.map(({ amount }: { amount: number }) => amount).toSorted()).toEqual([50, 720])
    expect(await sourcesOf(dearer.id)).toEqual([{ in_cash: false, left_paise: 5_000 }])
    const again = await refund(dearer.id, { ...form, amount: 771 })
    expect([again.status, again.body.code]).toEqual([409, "refund_is_another"])
    const more = await refund(dearer.id, { amount: 50.01 })
    expect([more.status, more.body.code]).toEqual([409, "refund_too_much"])
    expect((await refund(dearer.id, { amount: 50 })).status).toBe(200)
    await refundsAreMade([dearer.id])
    expect(await refundable(dearer.id)).toMatchObject({ left_paise: 0 })
    const filter = encodeURIComponent(JSON.stringify({ q: `#${(await statusOf(dearer.id)).display_id}` }))
    const entries = (await owner.get(`/back-office/audit-log?filter=${filter}`)).body
    expect(entries.filter(({ action }: { action: string }) => action === "refund")).toHaveLength(2)
  })

  it("finds the payment behind store credit that was a refund, and leaves a gift store credit", async () => {
    const { shopper, order, product, variantOf, proof } = await bought(720, 2)
    const gift = { request_id: randomUUID(), amount: 200, reason: "A late parcel" }
    expect((await owner.post(`/back-office/customers/${shopper.person.id}/credit`, gift)).status).toBe(200)
    expect((await refund(order.id, { lines: [{ line_id: order.line_id, quantity: 1 }], as_credit: true })).status).toBe(
      200,
    )
    await shopper.post("/store/cart/lines", {
      product_id: product.id,
      variant_id: variantOf("Indigo", "L").id,
      quantity: 1,
    })
    const { summary } = (await shopper.get(`/store/checkout?address_id=${shopper.address_id}`)).body
    const { used } = summary.credit
    const { order: next } = (
      await shopper.post("/store/checkout", {
        address_id: shopper.address_id,
        payment_method: "cod",
        expected_total: summary.total,
        credit: used,
      })
    ).body
    await deliver(next.id, used < summary.total)
    const gifted = Math.round(used * 100) - 72_000
    expect(gifted).toBeGreaterThan(0)
    const sums = await refundable(next.id)
    expect(sums.sources[0]).toMatchObject({ in_cash: false, left_paise: 72_000 })
    expect(sums.left_paise - sums.source_left_paise).toBe(gifted)
    const cash = sums.sources.some(({ in_cash }) => in_cash) ? { reference: "UPI 4711" } : {}
    expect((await refund(next.id, { amount: sums.source_left_paise / 100, ...cash })).status).toBe(200)
    await refundsAreMade([next.id])
    expect(await refundedAt(proof.razorpay_payment_id)).toEqual([72_000])
    const rest = await refund(next.id, { amount: 1 })
    expect([rest.status, rest.body.code]).toEqual([409, "refund_only_as_credit"])
    expect((await refund(next.id, { amount: gifted / 100, as_credit: true })).status).toBe(200)
    expect(await refundable(next.id)).toMatchObject({ left_paise: 0 })
  })

  it("of what was paid in cash and topped up online is a transfer and an online refund", async () => {
    const { shopper, product, variantOf } = await bought()
    await shopper.post("/store/cart/lines", {
      product_id: product.id,
      variant_id: variantOf("Indigo", "M").id,
      quantity: 1,
    })
    const cash = await orderCart(shopper)
    await deliver(cash.id, true)
    const dearer = await exchange(shopper, { id: cash.id, line_id: cash.items[0].id }, variantOf("Red", "L").id)
    expect(await sourcesOf(dearer.id)).toEqual([
      { in_cash: true, left_paise: 72_000 },
      { in_cash: false, left_paise: 10_000 },
    ])
    const bare = await refund(dearer.id, { amount: 820 })
    expect([bare.status, bare.body.code]).toEqual([400, "refund_needs_reference"])
    expect((await refund(dearer.id, { amount: 820, reference: "UPI 4711" })).status).toBe(200)
    await refundsAreMade([dearer.id])
    const { refunds, payment_status, refunded } = await statusOf(dearer.id)
    expect(
      refunds.map(({ method, amount }: { method: string; amount: number }) => [method, amount]).toSorted(),
    ).toEqual([
      ["online", 100],
      ["transfer", 720],
    ])
    expect([payment_status, refunded]).toEqual(["Refunded", 820])
  })
})

describe("an order that replaces goods and is cancelled", { timeout: CHAIN_TIMEOUT_MS }, () => {
  it("goes back to the payment of the first order once the goods are here, and is no store credit", async () => {
    const { shopper, order, variantOf, proof } = await bought()
    const id = await ask(shopper, order, variantOf("Indigo", "L").id)
    const { exchange_order } = await step(`returns/${id}/approval`)
    await step(`returns/${id}/receipt`, { lines: [{ line_id: order.line_id, resellable: 1, damaged: 0 }] })
    const presses = await Promise.all([1, 2].map(() => shopper.post(`/store/my-orders/${exchange_order.id}/cancel`)))
    expect(presses.map(({ status }) => status)).toEqual([200, 200])
    expect((await shopper.get("/store/credit")).body.credit.balance).toBe(0)
    await until("the refund", async () => (await refundedAt(proof.razorpay_payment_id)).length === 1)
    await refundsAreMade([exchange_order.id])
    expect(await refundedAt(proof.razorpay_payment_id)).toEqual([72_000])
    await until("it to be refunded", async () => (await statusOf(exchange_order.id)).payment_status === "Refunded")
    expect(await statusOf(order.id)).toMatchObject({ refunded: 720, payment_status: "Paid" })
  })

  it("in part first, after an amount was given: each goes back to that payment, and no more than was paid", async () => {
    const { shopper, order, variantOf, proof } = await bought(720, 2)
    const return_id = await ask(shopper, order, variantOf("Indigo", "L").id, 2)
    const { exchange_order } = await step(`returns/${return_id}/approval`)
    await step(`returns/${return_id}/receipt`, { lines: [{ line_id: order.line_id, resellable: 2, damaged: 0 }] })
    const path = `/store/my-orders/${exchange_order.id}`
    const before = (await shopper.get(path)).body.order
    const { status, body } = await shopper.post(`${path}/cancelled-pieces`, {
      request_id: randomUUID(),
      expected_total: before.total,
      lines: [{ line_id: before.items[0].id, quantity: 1 }],
    })
    expect([status, body.message]).toEqual([200, undefined])
    await refundsAreMade([exchange_order.id])
    expect(await refundedAt(proof.razorpay_payment_id)).toEqual([72_000])
    const rest = (await shopper.get(path)).body.order
    expect(rest).toMatchObject({ total: 720, credit: 720, refunded: 0, payment_status: "Paid" })
    expect(await refundable(exchange_order.id)).toMatchObject({ left_paise: 72_000, source_left_paise: 72_000 })
    expect(await statusOf(order.id)).toMatchObject({ refunded: 1440 })

    expect((await refund(exchange_order.id, { amount: 100 })).status).toBe(200)
    expect((await shopper.post(`${path}/cancel`)).status).toBe(200)
    await until("all of it to be back", async () => {
      const back = await refundedAt(proof.razorpay_payment_id)
      return back.reduce((sum, one) => sum + one, 0) === 144_000
    })
    expect((await shopper.get("/store/credit")).body.credit.balance).toBe(0)
  })
})

describe("an order that replaces goods, before what is left to pay for it is paid", {
  timeout: CHAIN_TIMEOUT_MS,
}, () => {
  it("refunds cancelled pieces to the first order's payment and not as store credit", async () => {
    const { shopper, order, variantOf, proof, amount } = await bought(720, 2)
    const return_id = await ask(shopper, order, variantOf("Red", "L").id, 2)
    const { exchange_order } = await step(`returns/${return_id}/approval`)
    expect(exchange_order.to_pay).toBe(200)
    await step(`returns/${return_id}/receipt`, { lines: [{ line_id: order.line_id, resellable: 2, damaged: 0 }] })
    const path = `/store/my-orders/${exchange_order.id}`
    const before = (await shopper.get(path)).body.order
    const request = {
      request_id: randomUUID(),
      expected_total: before.total,
      lines: [{ line_id: before.items[0].id, quantity: 1 }],
    }
    const quoted = await owner.post(`/back-office/orders/${exchange_order.id}/pieces-quote`, {
      purpose: "cancel",
      lines: request.lines,
    })
    expect(quoted.body).toEqual({
      cancels: "pieces",
      total_paise: 82_000,
      source_paise: 62_000,
      credit_paise: 0,
      in_cash: false,
    })
    const presses = await Promise.all([1, 2].map(() => shopper.post(`${path}/cancelled-pieces`, request)))
    expect(presses.map(({ status }) => status)).toEqual([200, 200])
    await refundsAreMade([exchange_order.id])
    expect(await refundedAt(proof.razorpay_payment_id)).toEqual([62_000])
    expect((await shopper.get(path)).body.order).toMatchObject({
      total: 820,
      credit: 820,
      refunded: 0,
      payment_status: "Paid",
    })
    expect((await shopper.get("/store/credit")).body.credit.balance).toBe(0)
    expect(await refundable(exchange_order.id)).toMatchObject({ left_paise: 82_000, source_left_paise: 82_000 })

    expect((await shopper.post(`${path}/cancel`)).status).toBe(200)
    const { left_paise } = await refundable(order.id)
    expect(left_paise).toBe(amount - 144_000)
    await until("all of it to be back", async () => {
      const back = await refundedAt(proof.razorpay_payment_id)
      return back.reduce((sum, one) => sum + one, 0) === 144_000
    })
    expect((await shopper.get("/store/credit")).body.credit.balance).toBe(0)
  })

  it("returns as store credit what was paid in cash, as a shopper names no transfer", async () => {
    const { shopper, product, variantOf } = await bought()
    const wanted = { product_id: product.id, variant_id: variantOf("Indigo", "M").id, quantity: 2 }
    await shopper.post("/store/cart/lines", wanted)
    const cash = await orderCart(shopper)
    await deliver(cash.id, true)
    const line_id = cash.items[0].id
    const return_id = await ask(shopper, { id: cash.id, line_id }, variantOf("Red", "L").id, 2)
    const { exchange_order } = await step(`returns/${return_id}/approval`)
    await step(`returns/${return_id}/receipt`, { lines: [{ line_id, resellable: 2, damaged: 0 }] })
    const path = `/store/my-orders/${exchange_order.id}`
    const before = (await shopper.get(path)).body.order
    const { status } = await shopper.post(`${path}/cancelled-pieces`, {
      request_id: randomUUID(),
      expected_total: before.total,
      lines: [{ line_id: before.items[0].id, quantity: 1 }],
    })
    expect(status).toBe(200)
    expect((await shopper.get(path)).body.order).toMatchObject({ total: 820, credit: 820, payment_status: "Paid" })
    expect((await shopper.get("/store/credit")).body.credit.balance).toBe(620)
  })
})

describe("an amount that was given for a trouble", { timeout: CHAIN_TIMEOUT_MS }, () => {
  it("blocks no exchange: goods for the same price cost nothing, and no more goes back than was paid", async () => {
    const { shopper, order, variantOf, proof, amount } = await bought()
    expect((await refund(order.id, { amount: 300 })).status).toBe(200)
    await refundsAreMade([order.id])
    const left = amount - 30_000
    const money = Math.min(left, 72_000)
    const second = await exchange(shopper, order, variantOf("Indigo", "L").id)
    expect(second.to_pay).toBe(0)
    const seen = (await shopper.get(`/store/my-orders/${second.id}`)).body.order
    expect(seen).toMatchObject({ total: money / 100, credit: money / 100, payment_status: "Paid" })
    expect(await refundable(second.id)).toMatchObject({ left_paise: money, lines: [{ paid_paise: money }] })
    const third = await exchange(shopper, second, variantOf("Red", "L").id)
    expect(third.to_pay).toBe(100)
    const rest = (await refundable(third.id)).left_paise
    expect((await refund(third.id, { lines: [{ line_id: third.line_id, quantity: 1 }] })).body.amount * 100).toBe(rest)
    const first = (await refundable(order.id)).left_paise
    if (first) await refund(order.id, { amount: first / 100 })
    await refundsAreMade([order.id, third.id])
    expect((await refundedAt(proof.razorpay_payment_id)).reduce((sum, one) => sum + one, 0)).toBe(amount)
    for (const { id } of [order, second, third]) expect((await refundable(id)).left_paise).toBe(0)
  })

  it("is no part of what a return offers, and what it offers is refunded", async () => {
    const { shopper, order, amount } = await bought()
    expect((await refund(order.id, { amount: 300 })).status).toBe(200)
    await refundsAreMade([order.id])
    const requested = await shopper.post(`/store/my-orders/${order.id}/returns`, {
      lines: [{ line_id: order.line_id, quantity: 1 }],
      reason: "other",
      outcome: "refund",
      way: "drop_off",
    })
    const path = `returns/${requested.body.return.id}`
    await step(`${path}/approval`)
    await step(`${path}/receipt`, { lines: [{ line_id: order.line_id, resellable: 1, damaged: 0 }] })
    const offered = (await owner.get(`/back-office/${path}`)).body.refundable
    const worth = Math.min(72_000, amount - 30_000)
    expect(offered).toMatchObject({ left_paise: amount - 30_000, lines: [{ left_paise: worth }] })
    const made = await owner.post(`/back-office/${path}/refund`, {
      request_id: randomUUID(),
      expected_left_paise: offered.left_paise,
      reason: "It is back",
      lines: [{ line_id: order.line_id, amount: worth / 100 }],
    })
    expect([made.status, made.body.amount]).toEqual([200, worth / 100])
  })

  it("of an exchange that ends before its goods are here leaves the shopper's other credit alone", async () => {
    const { shopper, order, variantOf, proof, amount } = await bought()
    const gift = { request_id: randomUUID(), amount: 500, reason: "A late parcel" }
    expect((await owner.post(`/back-office/customers/${shopper.person.id}/credit`, gift)).status).toBe(200)
    const id = await ask(shopper, order, variantOf("Indigo", "L").id)
    const { exchange_order } = await step(`returns/${id}/approval`)
    expect((await refund(exchange_order.id, { amount: 300 })).status).toBe(200)
    await refundsAreMade([exchange_order.id])
    await step(`returns/${id}/rejection`, { reason: "Nothing is wrong with it" })
    expect((await shopper.get("/store/credit")).body.credit.balance).toBe(500)
    const { left_paise } = await refundable(order.id)
    expect(left_paise).toBe(amount - 30_000)
    expect((await refund(order.id, { amount: left_paise / 100 })).status).toBe(200)
    await refundsAreMade([order.id])
    expect((await refundedAt(proof.razorpay_payment_id)).reduce((sum, one) => sum + one, 0)).toBe(amount)
  })

  it("says what to do where all was given back", async () => {
    const { shopper, order, variantOf, amount } = await bought()
    expect((await refund(order.id, { amount: amount / 100 })).status).toBe(200)
    await refundsAreMade([order.id])
    const id = await ask(shopper, order, variantOf("Indigo", "L").id)
    const { status, body } = await owner.post(`/back-office/returns/${id}/approval`, {})
    expect([status, body.code]).toEqual([409, "exchange_refunded"])
    expect(body.message).toMatch(/Reject the exchange, or give the shopper store credit/)
  })
})
