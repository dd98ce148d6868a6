/** @module-tag money */
import { shop } from "@haat/testing"
import { type Buyer, buyer, orderCart, payOnDelivery, put, totalOf } from "@haat/testing/buyer"
import { makeOffer, newCode } from "@haat/testing/make-offer"
import { afterEach, expect, it } from "vitest"
import type { SaveOffer } from "./contract"

const haat = shop()
const owner = await haat.admin()
const made: string[] = []

async function offer(given: Partial<SaveOffer> = {}) {
  const it = await makeOffer(owner, given)
  made.push(it.id)
  return it
}

// An automatic offer would change what other tests pay.
afterEach(async () => {
  for (const id of made.splice(0)) await owner.delete(`/back-office/offers/${id}`)
})

const summaryOf = async (shopper: Buyer) =>
  (await shopper.get(`/store/checkout?address_id=${shopper.address_id}`)).body.summary

const cartOf = async (shopper: Buyer) => (await shopper.get("/store/cart")).body.cart

const enter = (shopper: Buyer, code: string | null) => shopper.post("/store/cart/codes", { code })

async function withGoods(price = 500, quantity = 2) {
  const [shopper, product] = await Promise.all([buyer(haat), haat.product({ price, quantity: 100 })])
  await put(shopper, product.id, quantity)
  return { shopper, product }
}

it("a code takes ten percent off in cart, checkout, order, ledger and lists, with one total", async () => {
  const { shopper } = await withGoods(333.33, 3)
  const second = await haat.product({ price: 100.01, quantity: 5 })
  await put(shopper, second.id)
  const { code, id } = await offer({ stackable: false })
  const entered = await enter(shopper, code?.toLowerCase() ?? "")
  expect(entered.status).toBe(200)
  // 1,100.00 of goods: 110.00 off, shared out by what the lines come to
  expect(entered.body.cart).toMatchObject({
    ...{ item_total: 1100, item_discount: 110 },
    lines: [{ discount: 100 }, { discount: 10 }],
    offers: { applied: [{ code, amount: 110 }], rejected: [] },
  })
  const summary = await summaryOf(shopper)
  const { item_total, item_discount, delivery_charge, delivery_discount, total } = summary
  expect([item_discount, delivery_discount]).toEqual([110, 0])
  expect(total).toBe(Math.ceil(total))
  expect(Math.round((item_total - item_discount + delivery_charge) * 100)).toBe(total * 100)

  const order = await orderCart(shopper)
  expect(order).toMatchObject({
    ...{ total, item_discount: 110, delivery_discount: 0, offers: [{ code, amount: 110 }] },
  })
  expect(order.items.map(({ discount }) => discount).toSorted()).toEqual([10, 100])
  const owners = (await owner.get(`/back-office/orders/${order.id}`)).body
  expect(owners).toMatchObject({ total, item_discount: 110, offers: [{ code }] })
  const [fact] = await haat.sql("select total::float8 as total from order_fact where id = $1", [order.id])
  const [paid] = await haat.sql(
    `select pc.amount::float8 as amount from order_payment_collection l join payment_collection pc on pc.id = l.payment_collection_id
     where l.order_id = $1`,
    [order.id],
  )
  expect([fact.total, paid.amount]).toEqual([total, total])
  const lines = await haat.sql("select sum(discount)::float8 as off from order_line where order_id = $1", [order.id])
  expect(lines[0].off).toBe(110)
  expect((await owner.get(`/admin/orders/${order.id}?fields=+total`)).body.order.total).toBe(total)

  // Used: it is off the next cart, and the owner sees what it brought.
  await put(shopper, second.id)
  expect((await cartOf(shopper)).offers).toBeUndefined()
  expect((await owner.get(`/back-office/offers/${id}`)).body).toMatchObject({ uses: 1, saved: 110, revenue: total })
})

it("applies an automatic offer without a code, and says how much more it takes", async () => {
  const { shopper, product } = await withGoods(400, 1)
  await offer({
    ...{ name: "Free delivery above ₹1,000", automatic: true, scope: "delivery", percent: 100, min_amount: 1000 },
    ...{ stackable: true },
  })
  expect((await cartOf(shopper)).offers.hints).toEqual([
    { name: "Free delivery above ₹1,000", missing: 600, free_delivery: true },
  ])
  expect((await summaryOf(shopper)).delivery_discount).toBe(0)
  await put(shopper, product.id, 2)
  expect((await cartOf(shopper)).offers.applied).toMatchObject([{ of_delivery: true, amount: 0 }])
  const summary = await summaryOf(shopper)
  expect(summary.delivery_charge).toBeGreaterThan(0)
  expect(summary.delivery_discount).toBe(summary.delivery_charge)
  expect(summary.total).toBe(1200)
  expect(await orderCart(shopper)).toMatchObject({ total: 1200, delivery_discount: summary.delivery_charge })
})

it("gives back a use when its order is cancelled, to the shopper too", async () => {
  const { code, id } = await offer({ per_customer_limit: 1, total_limit: 1 })
  const { shopper, product } = await withGoods()
  await enter(shopper, code)
  const order = await orderCart(shopper)
  await put(shopper, product.id)
  expect((await enter(shopper, code)).body.code).toBe("code_used_up")
  expect((await shopper.post(`/store/my-orders/${order.id}/cancel`)).status).toBe(200)
  expect((await enter(shopper, code)).status).toBe(200)
  expect((await owner.get(`/back-office/offers/${id}`)).body).toMatchObject({ uses: 0, saved: 0, revenue: 0 })
  expect((await orderCart(shopper)).item_discount).toBe(50)
})

const YESTERDAY = new Date(Date.now() - 86_400_000).toISOString()
const TOMORROW = new Date(Date.now() + 86_400_000).toISOString()

it.each([
  ["code_not_started", { starts_at: TOMORROW }],
  ["code_ended", { ends_at: YESTERDAY }],
  ["code_unknown", { active: false }],
] as const)("rejects a code that can take nothing off, in a sentence: %s", async (reason, given) => {
  const { shopper } = await withGoods()
  const { code } = await offer(given)
  const { status, body } = await enter(shopper, code)
  expect([body.code, status]).toEqual([reason, reason === "code_unknown" ? 404 : 409])
  expect(body.message).toContain(code)
  expect((await cartOf(shopper)).offers).toBeUndefined()
})

it.each([
  ["code_min_amount", { min_amount: 1120 }, "Add goods for ₹120 more"],
  ["code_not_for_these", "another product", "is not for anything in your cart"],
  ["code_too_few_pieces", { kind: "buy_get", buy: 2, get: 1, percent: 100 }, "Add 1 more"],
] as const)("keeps a code that may come to apply, and says why it does not: %s", async (reason, given, words) => {
  const { shopper } = await withGoods()
  const only =
    given === "another product" ? { scope: "products" as const, product_ids: [(await haat.product()).id] } : given
  const { code } = await offer(only)
  const { status, body } = await enter(shopper, code)
  expect(status).toBe(200)
  expect(body.cart.offers.rejected).toMatchObject([{ code, reason: { code: reason } }])
  expect(body.cart.offers.rejected[0].reason.message).toContain(words)
  expect((await summaryOf(shopper)).item_discount).toBe(0)
  const { body: off } = await shopper.delete(`/store/cart/codes/${code}`)
  expect(off.cart.offers).toBeUndefined()
})

it("takes the better of two codes that do not stack, names it, and adds one that does", async () => {
  const { shopper } = await withGoods()
  const [five, ten, more] = [await offer({ percent: 5 }), await offer(), await offer({ percent: 1, stackable: true })]
  for (const { code } of [five, ten, more]) await enter(shopper, code)
  const { offers, item_discount } = await cartOf(shopper)
  expect(item_discount).toBe(100 + 9)
  expect(offers.applied.map((one: { code: string }) => one.code)).toEqual([ten.code, more.code])
  expect(offers.rejected).toMatchObject([{ code: five.code, reason: { code: "code_better_offer" } }])
  expect(offers.rejected[0].reason.message).toContain(ten.code)
})

it("is for a first order only where it says so", async () => {
  const { shopper, product } = await withGoods()
  const { code, id } = await offer({ first_order_only: true })
  await enter(shopper, code)
  await orderCart(shopper)
  await put(shopper, product.id)
  expect((await enter(shopper, code)).body.code).toBe("first_order_only")
  await orderCart(shopper)

  // Placed orders keep the discount, whatever becomes of the offer and its code.
  const { body: before } = await owner.get(`/back-office/offers/${id}`)
  const changed = { ...before, code: newCode(), total_limit: 1, was: before.updated_at }
  expect((await owner.put(`/back-office/offers/${id}`, changed)).status).toBe(200)
  expect((await owner.put(`/back-office/offers/${id}`, changed)).body.code).toBe("offer_changed")
  expect((await owner.delete(`/back-office/offers/${id}`)).status).toBe(200)
  const { orders } = (await shopper.get("/store/my-orders")).body
  expect(orders.at(-1)).toMatchObject({ item_discount: 100, offers: [{ code, amount: 100 }] })
})

it("uses each unique code for one order, whoever has it", async () => {
  const it = await offer({ code: null })
  const { status, body } = await owner.post(`/back-office/offers/${it.id}/codes`, { count: 3, prefix: "diwali-" })
  expect([status, body.made]).toEqual([201, 3])
  const filter = encodeURIComponent(JSON.stringify({ offer_id: it.id }))
  const file = await owner.get(`/back-office/offer-codes/export?filter=${filter}`)
  const [head, first, ...others] = file.body.trim().split(/\r?\n/)
  expect([head, others.length]).toEqual(["code,used_at,order", 2])
  const code = first.split(",")[0]
  expect(code).toMatch(/^DIWALI-[A-Z0-9]{8}$/)
  const [one, other] = [await withGoods(), await withGoods()]
  expect((await enter(one.shopper, code)).status).toBe(200)
  expect((await enter(other.shopper, code)).status).toBe(200)
  expect((await orderCart(one.shopper)).item_discount).toBe(100)
  const rejected = await payOnDelivery(other.shopper, await totalOf(other.shopper))
  expect(rejected.status).toBe(201)
  expect(rejected.body.order.item_discount).toBe(0)
})

it("takes nothing of what a shopper writes for a discount, and answers odd codes with a sentence", async () => {
  const { shopper } = await withGoods()
  for (const code of ["", " ", "'; drop table offer; --", "x".repeat(101), "%", "A\u0000B", null, 7, ["A"], { a: 1 }]) {
    const { status, body } = await enter(shopper, code as string)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(body.message.length).toBeGreaterThan(5)
  }
  const total = await totalOf(shopper)
  const tampered = {
    address_id: shopper.address_id,
    payment_method: "cod",
    expected_total: total - 100,
    item_discount: 100,
  }
  expect((await shopper.post("/store/checkout", tampered)).body.code).toBe("total_changed")
})

it("lets nobody try codes until one fits", async () => {
  const { shopper } = await withGoods()
  const tries = []
  for (let nth = 0; nth < 21; nth++) tries.push((await enter(shopper, `GUESS-${nth}`)).status)
  expect(tries.at(-1)).toBe(429)
  expect(tries.filter((status) => status === 404)).toHaveLength(20)
})

it("shows a guest the offers that need no code, by product", async () => {
  const [product, other] = [await haat.product(), await haat.product()]
  const name = "A fifth off this one"
  await offer({ ...{ name, automatic: true, percent: 20, scope: "products" }, product_ids: [product.id] })
  const shown = async (id: string) => (await haat.guest().get(`/store/offers?product_id=${id}`)).body.offers
  expect(await shown(product.id)).toEqual([{ name, min_amount: 0 }])
  expect(await shown(other.id)).toEqual([])
})
