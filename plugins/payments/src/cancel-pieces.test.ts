/** @module-tag money */
import { randomUUID } from "node:crypto"
import type { Order } from "@haat/checkout/contract"
import type { OrderDetail } from "@haat/read-model/contract"
import type { Client } from "@haat/testing"
import { type Buyer, buyer, orderCart, put } from "@haat/testing/buyer"
import { mailbox } from "@haat/testing/mailbox"
import { makeOffer } from "@haat/testing/make-offer"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { stockOf, tally } from "../../checkout/src/testing/shopping"
import { REGISTERED, saveTaxSettings, UNREGISTERED } from "../../gst/src/testing/registered"
import { payments } from "./testing/payments"
import { until } from "./testing/until"

const paying = payments()
let owner: Client
beforeAll(async () => {
  owner = await paying.haat.admin()
  await saveTaxSettings(paying.haat, REGISTERED)
})
afterAll(() => saveTaxSettings(paying.haat, UNREGISTERED))

type Pieces = { line_id: string; quantity: number }[]
const body = (order: Order, lines: Pieces) => ({ request_id: randomUUID(), expected_total: order.total, lines })
const cancel = (by: Client, order: Order, lines: Pieces) =>
  by.post(`/store/my-orders/${order.id}/cancelled-pieces`, body(order, lines))
const cancelAsStaff = (order: Order, lines: Pieces, reason = "") =>
  owner.post(`/back-office/orders/${order.id}/cancelled-pieces`, { ...body(order, lines), reason })
const orderOf = async (shopper: Client, id: string): Promise<Order> =>
  (await shopper.get(`/store/my-orders/${id}`)).body.order
const detailOf = async (id: string): Promise<OrderDetail> => (await owner.get(`/back-office/orders/${id}`)).body
const ship = async (id: string) => {
  const { status, body: shipped } = await owner.post(`/back-office/orders/${id}/shipment`, {})
  expect([status, shipped.message]).toEqual([200, undefined])
}
const refundedAt = async (razorpay_order_id: string) =>
  (await paying.razorpay.money(razorpay_order_id)).refunds.reduce(
    (sum: number, { amount }: { amount: number }) => sum + amount,
    0,
  )

/** Totals of an order in rupees, by each table that has one. */
async function totalsOf(order_id: string) {
  const [row] = await paying.haat.sql(
    `select state.total::float8 as state, fact.total::float8 as list,
      (s.totals ->> 'current_order_total')::float8 as engine,
       ((select sum(paid_paise) from gst_order_line where order_id = $1) + taxed.rounding_paise)::float8 / 100 as taxed
     from order_state state join order_fact fact on fact.id = state.order_id
       join gst_order taxed on taxed.order_id = state.order_id
     join order_summary s on s.order_id = state.order_id where state.order_id = $1`,
    [order_id],
  )
  return row
}
const agreed = (total: number) => ({ state: total, list: total, engine: total, taxed: total })

/** Cash that is promised for an order, in rupees. */
const promised = async (order_id: string) =>
  (
    await paying.haat.sql(
      `select p.amount::float8 as amount, pc.amount::float8 as collection from payment p
       join payment_collection pc on pc.id = p.payment_collection_id
       join order_payment_collection l on l.payment_collection_id = pc.id where l.order_id = $1`,
      [order_id],
    )
  )[0]

/** Three cups at ₹249.50 and a jug at ₹400 to be paid on delivery. */
async function inCash(code?: string | null): Promise<{ shopper: Buyer; order: Order; cup: string; jug: string }> {
  const [shopper, cup, jug] = await Promise.all([
    buyer(paying.haat),
    paying.haat.product({ name: "Cup", price: 249.5, quantity: 9 }),
    paying.haat.product({ name: "Jug", price: 400, quantity: 9 }),
  ])
  await put(shopper, cup.id, 3)
  await put(shopper, jug.id)
  if (code) expect((await shopper.post("/store/cart/codes", { code })).status).toBe(200)
  return { shopper, order: await orderCart(shopper), cup: cup.id, jug: jug.id }
}
const lineOf = (order: Order, product_id: string) =>
  order.items.find((item) => item.product_id === product_id)?.id ?? ""

describe("pieces of an order that was paid online", () => {
  it("are refunded once, however often it is requested at once, and every reader has what is left", async () => {
    const { shopper, id, amount, order_id } = await paying.ordered()
    const before = await orderOf(shopper, order_id)
    const line = before.items.find(({ quantity }) => quantity === 3)
    const stock = await stockOf(paying.haat, line?.product_id ?? "")
    const request = body(before, [{ line_id: line?.id ?? "", quantity: 2 }])
    const path = `/store/my-orders/${order_id}/cancelled-pieces`
    expect(tally(await Promise.all([1, 2, 3, 4].map(() => shopper.post(path, request))))).toEqual({ 200: 4 })

    const order = await orderOf(shopper, order_id)
    const less = before.total - order.total
    expect(less).toBeGreaterThan(2 * (line?.price ?? 0) - 1)
    expect(order.items.find((item) => item.id === line?.id)?.quantity).toBe(1)
    expect(order).toMatchObject({ payment_status: "Paid", refunded: 0, cancelled_pieces: [{ quantity: 2 }] })
    expect(await totalsOf(order_id)).toEqual(agreed(order.total))
    expect((await stockOf(paying.haat, line?.product_id ?? "")).live).toBe(stock.live - 2)
    await until("the provider to have it", async () => (await refundedAt(id)) === less * 100)
    expect(order.refunds).toMatchObject([{ amount: less, parts: [{ quantity: 2 }, {}] }])

    const [old] = (await shopper.post("/api/order/getOrdersById", { _id: shopper.person.id })).body
    expect([old.total, old.order_items.map(({ quantity }: { quantity: number }) => quantity)]).toEqual([
      order.total,
      order.items.map(({ quantity }) => quantity),
    ])
    const mail = await mailbox(paying.haat).mail(shopper.person.email, "Items of your order")
    expect(mail.text).toContain(`2 × ${line?.name}`)

    expect((await shopper.post(`/store/my-orders/${order_id}/cancel`)).status).toBe(200)
    await paying.state(id, "refunded")
    expect(await refundedAt(id)).toBe(amount)
    expect((await stockOf(paying.haat, line?.product_id ?? "")).live).toBe(stock.live - 3)
  })

  it("leave an invoice of what is sent and no credit note, and what is left is refundable to the paisa", async () => {
    const { shopper, id, order_id } = await paying.ordered()
    const before = await orderOf(shopper, order_id)
    const line = before.items.find(({ quantity }) => quantity === 3)
    expect((await cancelAsStaff(before, [{ line_id: line?.id ?? "", quantity: 1 }], "One has a crack")).status).toBe(
      200,
    )
    const { total } = await orderOf(shopper, order_id)
    await until("the provider to have it", async () => (await refundedAt(id)) === (before.total - total) * 100)
    await ship(order_id)
    const papers = await paying.haat.sql(
      `select d.content, (select count(*)::int from gst_credit_note n where n.order_id = d.order_id) as notes
       from gst_document d where d.order_id = $1`,
      [order_id],
    )
    expect(papers).toMatchObject([{ notes: 0, content: { total_paise: total * 100 } }])
    const invoiced = papers[0].content.lines.find(({ line_id }: { line_id: string }) => line_id === line?.id)
    expect(invoiced).toMatchObject({ quantity: 2, paid_paise: 2 * (line?.price ?? 0) * 100 })
    const { refundable } = await detailOf(order_id)
    const left = refundable?.lines.reduce((sum, { paid_paise }) => sum + paid_paise, refundable.delivery_paise)
    expect([refundable?.left_paise, left]).toEqual([total * 100, total * 100])
  })

  it("are what a refund of a line means before it has left, unless staff send it anyway", async () => {
    const refund = async (order_id: string, what: object) => {
      const expected_left_paise = (await detailOf(order_id)).refundable?.left_paise
      const request = { request_id: randomUUID(), expected_left_paise, reason: "Sold out", ...what }
      return owner.post(`/back-office/orders/${order_id}/refund`, request)
    }
    const { shopper, order_id } = await paying.ordered()
    const before = await orderOf(shopper, order_id)
    const [line] = before.items.filter(({ quantity }) => quantity === 1)
    expect((await owner.post(`/back-office/orders/${order_id}/packed`, {})).status).toBe(200)
    const cancelled = await refund(order_id, { lines: [{ line_id: line.id, quantity: 1 }] })
    expect([cancelled.status, cancelled.body.cancelled]).toEqual([200, "pieces"])
    const order = await orderOf(shopper, order_id)
    expect(order.items.map(({ id }) => id)).not.toContain(line.id)
    expect([order.fulfillment_status, order.total < before.total]).toEqual(["not_fulfilled", true])

    const sent = await refund(order_id, { lines: [{ line_id: order.items[0].id, quantity: 1 }], send_anyway: true })
    expect([sent.status, sent.body.cancelled]).toEqual([200, undefined])
    const rest = await orderOf(shopper, order_id)
    expect(rest).toMatchObject({ total: order.total, items: [{ quantity: 3 }] })
    const twice = await cancelAsStaff(rest, [{ line_id: rest.items[0].id, quantity: 3 }])
    expect([twice.status, twice.body.status]).toEqual([200, "canceled"])
  })
})

describe("what a refund or the cancelling of pieces would come to", () => {
  const quote = async (order_id: string, what: object) => {
    const { status, body: quoted } = await owner.post(`/back-office/orders/${order_id}/pieces-quote`, what)
    expect([status, quoted.message]).toEqual([200, undefined])
    return quoted
  }
  const refund = async (order_id: string, what: object) => {
    const expected_left_paise = (await detailOf(order_id)).refundable?.left_paise
    const request = { request_id: randomUUID(), expected_left_paise, reason: "Sold out", ...what }
    const { status, body: made } = await owner.post(`/back-office/orders/${order_id}/refund`, request)
    expect([status, made.message]).toEqual([200, undefined])
    return made
  }

  it("equals the refund with its share of the delivery, for pieces, for pieces sent anyway, for all", async () => {
    const { shopper, id, amount, order_id } = await paying.ordered()
    const before = await orderOf(shopper, order_id)
    const line = before.items.find(({ quantity }) => quantity === 3)
    const one = [{ line_id: line?.id ?? "", quantity: 1 }]
    const all = before.items.map((item) => ({ line_id: item.id, quantity: item.quantity }))
    expect(await quote(order_id, { purpose: "refund", lines: all })).toEqual({
      cancels: "order",
      total_paise: 0,
      source_paise: amount,
      credit_paise: 0,
      in_cash: false,
    })
    const anyway = await quote(order_id, { purpose: "refund", lines: one, send_anyway: true })
    expect(anyway).toMatchObject({
      cancels: null,
      total_paise: null,
      source_paise: Math.round((line?.price ?? 0) * 100),
    })

    expect(await quote(order_id, { purpose: "refund", lines: [...one, ...one] })).toEqual(
      await quote(order_id, { purpose: "refund", lines: [{ ...one[0], quantity: 2 }] }),
    )
    for (const wish of [{ lines: one }, { lines: one, delivery: true }]) {
      const given = await refundedAt(id)
      const quoted = await quote(order_id, { purpose: "refund", ...wish })
      const made = await refund(order_id, wish)
      expect([quoted.cancels, quoted.source_paise]).toEqual(["pieces", Math.round(made.amount * 100)])
      const now = await orderOf(shopper, order_id)
      expect(quoted.total_paise).toBe(Math.round(now.total * 100))
      await until("the provider to have it", async () => (await refundedAt(id)) === given + quoted.source_paise)
    }
    const { refundable } = await detailOf(order_id)
    const rest = (await orderOf(shopper, order_id)).items.map((item) => ({ line_id: item.id, quantity: item.quantity }))
    const last = await quote(order_id, { purpose: "refund", lines: rest })
    expect([last.cancels, last.source_paise]).toEqual(["order", refundable?.left_paise])
    expect((await refund(order_id, { lines: rest })).cancelled).toBe("order")
    await until("all of it to be back", async () => (await refundedAt(id)) === amount)
  })

  it("has no share of a delivery in it that was refunded before", async () => {
    const { shopper, id, amount, order_id } = await paying.ordered()
    const { delivery_paise } = (await detailOf(order_id)).refundable ?? { delivery_paise: 0 }
    if (delivery_paise) await refund(order_id, { delivery: true })
    const before = await orderOf(shopper, order_id)
    const line = before.items.find(({ quantity }) => quantity === 3)
    const lines = [{ line_id: line?.id ?? "", quantity: 2 }]
    const quoted = await quote(order_id, { purpose: "refund", lines })
    expect(quoted.source_paise).toBe(Math.round(2 * (line?.price ?? 0) * 100))
    expect((await refund(order_id, { lines })).amount * 100).toBeCloseTo(quoted.source_paise)
    const { refundable } = await detailOf(order_id)
    const goods = refundable?.lines.reduce((sum, { paid_paise }) => sum + paid_paise, 0)
    expect(refundable).toMatchObject({ left_paise: goods, delivery_paise: 0 })
    expect((await shopper.post(`/store/my-orders/${order_id}/cancel`)).status).toBe(200)
    await until("all of it to be back", async () => (await refundedAt(id)) === amount)
  })

  it("is nothing but a lower total while cash is to be collected, and a sentence where it cannot be", async () => {
    const { order, cup } = await inCash()
    const lines = [{ line_id: lineOf(order, cup), quantity: 2 }]
    const quoted = await quote(order.id, { purpose: "cancel", lines })
    expect(quoted).toMatchObject({ cancels: "pieces", source_paise: 0, credit_paise: 0 })
    expect(Math.round((await cancelAsStaff(order, lines)).body.total * 100)).toBe(quoted.total_paise)
    const path = `/back-office/orders/${order.id}/pieces-quote`
    for (const [what, status] of [
      [{ purpose: "cancel", lines: [{ ...lines[0], quantity: 2 }] }, 409],
      [{ purpose: "refund", lines: [{ ...lines[0], quantity: 1 }] }, 409],
      [{ purpose: "cancel", lines: [{ ...lines[0], quantity: 0 }] }, 400],
      [{ purpose: "neither", lines }, 400],
    ] as const) {
      const { status: got, body: rejected } = await owner.post(path, what)
      expect([got, rejected.message]).toEqual([status, expect.any(String)])
    }
    expect((await owner.post("/back-office/orders/order_none/pieces-quote", { purpose: "cancel", lines })).status).toBe(
      404,
    )
  })
})

describe("pieces of an order that is paid on delivery", () => {
  it("take their share of the coupon and the delivery with them: the cash and the parcel are what is left", async () => {
    const { id, code } = await makeOffer(owner, { percent: 15 })
    const { shopper, order: before, cup, jug } = await inCash(code)
    const response = await cancel(shopper, before, [{ line_id: lineOf(before, cup), quantity: 2 }])
    expect([response.status, response.body.message]).toEqual([200, undefined])
    const { order } = response.body as { order: Order }
    // 249.50 and 400.00, of each 15 percent off
    expect(order.item_total - order.item_discount).toBeCloseTo(649.5 * 0.85, 1)
    expect(order.offers.map(({ amount }) => amount)).toEqual([order.item_discount])
    expect(order.delivery_charge).toBeLessThan(before.delivery_charge + 1)
    expect(await totalsOf(order.id)).toEqual(agreed(order.total))
    expect(await promised(order.id)).toEqual({ amount: order.total, collection: order.total })
    expect([(await stockOf(paying.haat, cup)).live, (await stockOf(paying.haat, jug)).live]).toEqual([1, 1])

    const gone = await cancel(shopper, order, [{ line_id: lineOf(order, jug), quantity: 1 }])
    const rest = gone.body.order as Order
    expect([gone.status, rest.items.map(({ quantity }) => quantity)]).toEqual([200, [1]])
    expect((await stockOf(paying.haat, jug)).live).toBe(0)
    await ship(rest.id)
    const [{ content }] = await paying.haat.sql("select content from gst_document where order_id = $1", [rest.id])
    expect(content.total_paise).toBe(rest.total * 100)
    for (const part of [...content.lines, ...content.delivery])
      expect(part.taxable_paise + part.cgst_paise + part.sgst_paise).toBe(part.paid_paise)
    await owner.delete(`/back-office/offers/${id}`)
  })

  it("return store credit that is left over, and the order counts as paid then", async () => {
    const { shopper, order: whole, cup, jug } = await inCash()
    await shopper.post(`/store/my-orders/${whole.id}/cancel`)
    const gift = { request_id: randomUUID(), amount: 700, reason: "A late parcel" }
    expect((await owner.post(`/back-office/customers/${shopper.person.id}/credit`, gift)).status).toBe(200)
    await put(shopper, cup, 3)
    await put(shopper, jug)
    const { total, credit } = (await shopper.get(`/store/checkout?address_id=${shopper.address_id}`)).body.summary
    const wish = { address_id: shopper.address_id, payment_method: "cod", expected_total: total, credit: credit.used }
    const before = (await shopper.post("/store/checkout", wish)).body.order as Order
    const lines = [{ line_id: lineOf(before, cup), quantity: 3 }]
    const { order } = (await cancel(shopper, before, lines)).body as { order: Order }
    expect(order).toMatchObject({ credit: order.total, payment_status: "Paid", refunded: 0 })
    expect((await shopper.get("/store/credit")).body.credit.balance).toBe(700 - order.total)
    await shopper.post(`/store/my-orders/${order.id}/cancel`)
    expect((await shopper.get("/store/credit")).body.credit.balance).toBe(700)
  })

  it("are cancelled before packing alone, by its shopper if the owner has it so, and by staff", async () => {
    const { shopper, order, cup } = await inCash()
    const one = [{ line_id: lineOf(order, cup), quantity: 1 }]
    expect((await cancel(await paying.haat.shopper(), order, one)).status).toBe(404)
    for (const [lines, status] of [
      [[], 400],
      [[{ line_id: "ordli_x", quantity: 1 }], 400],
      [[{ line_id: one[0].line_id, quantity: 4 }], 409],
      [[...one, ...one], 400],
    ] as [Pieces, number][])
      expect((await cancel(shopper, order, lines)).status, JSON.stringify(lines)).toBe(status)
    expect((await cancel(shopper, { ...order, total: order.total + 1 }, one)).body.code).toBe("total_changed")

    const path = "/back-office/cancellation-settings"
    const { version } = (await owner.get(path)).body
    expect((await owner.put(path, { version, by_shoppers: false })).status).toBe(200)
    expect((await owner.put(path, { version, by_shoppers: true })).status).toBe(409)
    expect((await orderOf(shopper, order.id)).pieces_cancellable).toBe(false)
    expect((await cancel(shopper, order, one)).body.code).toBe("pieces_not_by_shoppers")
    expect((await cancelAsStaff(order, one)).status).toBe(200)
    expect((await owner.put(path, { version: version + 1, by_shoppers: true })).status).toBe(200)
    const [entry] = (await owner.get("/back-office/audit-log?range=[0,0]")).body
    expect(entry).toMatchObject({ resource: "cancellation-settings" })

    const left = await orderOf(shopper, order.id)
    expect((await owner.post(`/back-office/orders/${order.id}/packed`, {})).status).toBe(200)
    for (const rejected of [await cancel(shopper, left, one), await cancelAsStaff(left, one)])
      expect([rejected.status, rejected.body.code]).toEqual([409, "pieces_are_packed"])
  })

  it("cancel the order when none of it would be left", async () => {
    const { shopper, order, cup } = await inCash()
    const { status, body: response } = await cancel(
      shopper,
      order,
      order.items.map(({ id, quantity }) => ({ line_id: id, quantity })),
    )
    expect([status, response.order.status]).toEqual([200, "canceled"])
    expect((await stockOf(paying.haat, cup)).live).toBe(0)
  })
})
