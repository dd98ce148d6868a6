/** @module-tag money */
import { buyer, put } from "@haat/testing/buyer"
import { makeOffer } from "@haat/testing/make-offer"
import { describe, expect, it } from "vitest"
import { open, verify } from "./testing/buyer"
import { payments } from "./testing/payments"

const paying = payments()

const usesOf = (offer_id: string) =>
  paying.haat.sql(
    "select order_id, given_back_at is null as live, held_until > now() as held from offer_use where offer_id = $1",
    [offer_id],
  )

/** A shopper with a product of ₹999 and the code on the cart, whose payment is open. */
async function ready(code: string | null) {
  const shopper = await buyer(paying.haat)
  await put(shopper, (await paying.haat.product({ price: 999, quantity: 10 })).id)
  expect((await shopper.post("/store/cart/codes", { code })).status).toBe(200)
  const { status, body } = await open(shopper)
  return { shopper, status, body, window: body.payment }
}

describe("an order with an offer that is paid online", () => {
  it("is paid, captured and placed for the same total, to the paisa", async () => {
    const { code, id } = await makeOffer(await paying.haat.admin(), { percent: 15 })
    const { shopper, window } = await ready(code)
    const { body } = await verify(shopper, await paying.razorpay.pay(window.razorpay_order_id))
    expect(body.outcome.state).toBe("ordered")
    const { order } = (await shopper.get(`/store/my-orders/${body.outcome.order_id}`)).body
    expect(order).toMatchObject({ payment_status: "Paid", item_discount: 149.85, offers: [{ code, amount: 149.85 }] })
    expect(order.total * 100).toBe(window.amount)
    const [paid] = await paying.haat.sql(
      `select p.amount::float8 as paid, (select sum(c.amount)::float8 from capture c where c.payment_id = p.id) as captured
       from order_payment_collection l join payment p on p.payment_collection_id = l.payment_collection_id where l.order_id = $1`,
      [order.id],
    )
    expect(paid).toEqual({ paid: order.total, captured: order.total })
    expect(await usesOf(id)).toMatchObject([{ order_id: order.id, live: true }])
  })

  it("keeps the last use for whoever opened a payment first, and says so to the next", async () => {
    const { code, id } = await makeOffer(await paying.haat.admin(), { total_limit: 1 })
    const [shopper, next] = [await ready(code), await buyer(paying.haat)]
    expect(await usesOf(id)).toMatchObject([{ order_id: null, live: true, held: true }])
    await put(next, (await paying.haat.product()).id)
    expect((await next.post("/store/cart/codes", { code })).body.code).toBe("code_used_up")
    const { body } = await verify(shopper.shopper, await paying.razorpay.pay(shopper.window.razorpay_order_id))
    expect(body.outcome.state).toBe("ordered")
    expect(await usesOf(id)).toMatchObject([{ order_id: body.outcome.order_id, live: true }])
  })

  it("goes back in full when its use ran out and another order has it, and none is used twice", async () => {
    const { code, id } = await makeOffer(await paying.haat.admin(), { total_limit: 1 })
    const slow = await ready(code)
    await paying.haat.sql("update offer_use set held_until = now() - interval '1 second' where offer_id = $1", [id])
    const quick = await ready(code)
    expect(quick.status).toBe(201)
    const quicker = await verify(quick.shopper, await paying.razorpay.pay(quick.window.razorpay_order_id))
    expect(quicker.body.outcome.state).toBe("ordered")
    await paying.razorpay.pay(slow.window.razorpay_order_id)
    const { reason } = await paying.state(slow.window.razorpay_order_id, "refunded")
    expect(reason).toContain("has been used as often as it could be")
    expect((await usesOf(id)).filter(({ order_id }) => order_id)).toHaveLength(1)
  })

  it("returns the use when the payment cannot become an order", async () => {
    const { code, id } = await makeOffer(await paying.haat.admin(), { total_limit: 1 })
    const { shopper, window } = await ready(code)
    const [line] = (await shopper.get("/store/cart")).body.cart.lines
    await shopper.post(`/store/cart/lines/${line.product_id}`, { quantity: 2 })
    await paying.razorpay.pay(window.razorpay_order_id)
    await paying.state(window.razorpay_order_id, "refunded")
    expect(await usesOf(id)).toMatchObject([{ order_id: null, live: false }])
    const other = await ready(code)
    expect(other.status).toBe(201)
  })

  it("is not opened when there is nothing to pay", async () => {
    const owner = await paying.haat.admin()
    const all = await makeOffer(owner, { percent: 100, stackable: true })
    const delivery = await makeOffer(owner, { percent: 100, scope: "delivery", stackable: true })
    const shopper = await buyer(paying.haat)
    await put(shopper, (await paying.haat.product()).id)
    for (const { code } of [all, delivery]) await shopper.post("/store/cart/codes", { code })
    const { status, body } = await open(shopper)
    expect([status, body.code]).toEqual([409, "nothing_to_pay"])
    const free = { address_id: shopper.address_id, payment_method: "cod", expected_total: 0 }
    expect((await shopper.post("/store/checkout", free)).body.order).toMatchObject({ total: 0 })
  })
})
