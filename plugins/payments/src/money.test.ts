/** @module-tag money */
import { put } from "@haat/testing/buyer"
import { holdRows } from "@haat/testing/hold-rows"
import { describe, expect, it } from "vitest"
import { look, open, verify } from "./testing/buyer"
import { payments } from "./testing/payments"
import { until } from "./testing/until"

const paying = payments()
const refundsOf = async (id: string) => (await paying.razorpay.money(id)).refunds

describe("money that cannot become an order", () => {
  it.each(["amount_tampered", "currency_tampered"])("goes back in full and is never Paid: %s", async (next) => {
    const { window, shopper } = await paying.ready()
    await paying.razorpay.scenario({ next })
    const { body } = await verify(shopper, await paying.razorpay.pay(window.razorpay_order_id))
    expect(["refunding", "refunded"]).toContain(body.outcome.state)
    expect(body.outcome.message).toMatch(/The amount that was paid is not the amount of the order/)
    await paying.state(window.razorpay_order_id, "refunded")
    expect((await shopper.get("/store/my-orders")).body.orders).toEqual([])
    expect((await shopper.get("/store/cart")).body.cart.lines).toHaveLength(1)
  })

  it.each([0, 2])("goes back when the cart was changed after the window opened, to %i pieces", async (quantity) => {
    const { window, shopper } = await paying.ready()
    await shopper.post(`/store/cart/lines/${paying.product_id}`, { quantity })
    await put(shopper, (await paying.haat.product()).id)
    const { body } = await verify(shopper, await paying.razorpay.pay(window.razorpay_order_id))
    expect(["refunding", "refunded"]).toContain(body.outcome.state)
    await paying.state(window.razorpay_order_id, "refunded")
    expect((await shopper.get("/store/cart")).body.cart.lines).toHaveLength(quantity ? 2 : 1)
    expect((await open(shopper)).body.payment.razorpay_order_id).not.toBe(window.razorpay_order_id)
  })

  it("does not go back for what was put in beside it: that waits in the next cart", async () => {
    const { window, shopper } = await paying.ready()
    const { id } = await paying.haat.product()
    await put(shopper, id)
    const { body } = await verify(shopper, await paying.razorpay.pay(window.razorpay_order_id))
    expect(body.outcome.state).toBe("ordered")
    expect((await shopper.get("/store/cart")).body.cart.lines).toMatchObject([{ product_id: id }])
  })

  it("goes back when someone else bought the last piece meanwhile", async () => {
    const { id } = await paying.haat.product({ quantity: 1 })
    const [slow, quick] = [await paying.ready(id), await paying.ready(id)]
    expect(
      (await verify(quick.shopper, await paying.razorpay.pay(quick.window.razorpay_order_id))).body.outcome,
    ).toMatchObject({ state: "ordered" })
    await paying.razorpay.pay(slow.window.razorpay_order_id)
    const { reason } = await paying.state(slow.window.razorpay_order_id, "refunded")
    expect(reason.length).toBeGreaterThan(10)
  })

  it("goes back when the cart was ordered in another way meanwhile", async () => {
    const { window, shopper } = await paying.ready()
    const order = { address_id: shopper.address_id, payment_method: "cod", expected_total: window.amount / 100 }
    expect((await shopper.post("/store/checkout", order)).status).toBe(201)
    await paying.razorpay.pay(window.razorpay_order_id)
    await paying.state(window.razorpay_order_id, "refunded")
    expect((await shopper.get("/store/my-orders")).body.orders).toHaveLength(1)
  })

  it("goes back when it comes twice: a payment that had failed is taken after another one", async () => {
    const { window, shopper } = await paying.ready()
    await paying.razorpay.scenario({ next: "captured_after_failed" })
    await paying.razorpay.attempt(window.razorpay_order_id)
    const { body } = await verify(shopper, await paying.razorpay.pay(window.razorpay_order_id))
    expect(body.outcome.state).toBe("ordered")
    const twice = await until("both to be captured and one refunded", async () => {
      const { payments, refunds } = await paying.razorpay.money(window.razorpay_order_id)
      return payments.filter(({ captured }) => captured).length === 2 && refunds.length === 1 && refunds
    })
    expect(twice[0].amount).toBe(window.amount)
  })
})

describe("money that is promised", () => {
  it("is captured and becomes an order", async () => {
    const { window, shopper } = await paying.ready()
    await paying.razorpay.scenario({ next: "authorized_only" })
    const { body } = await verify(shopper, await paying.razorpay.pay(window.razorpay_order_id))
    expect(body.outcome.state).toBe("ordered")
    const [payment] = (await paying.razorpay.money(window.razorpay_order_id)).payments
    expect(payment).toMatchObject({ status: "captured", amount: window.amount })
  })
})

describe("cancelling a paid order", () => {
  const ordered = async () => {
    const made = await paying.ready()
    const proof = await paying.razorpay.pay(made.window.razorpay_order_id)
    const { outcome } = (await verify(made.shopper, proof)).body
    const { razorpay_order_id: id, razorpay_payment_id: payment_id } = proof
    return { ...made, id, payment_id, order_id: outcome.order_id as string }
  }

  it("refunds it once, however often it is cancelled at once", async () => {
    const { shopper, id, order_id } = await ordered()
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => shopper.post(`/store/my-orders/${order_id}/cancel`)),
    )
    expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(200))
    await paying.state(id, "refunded")
    expect(await refundsOf(id)).toHaveLength(1)
    const { order } = (await shopper.get(`/store/my-orders/${order_id}`)).body
    expect(order).toMatchObject({ status: "canceled", payment_status: "Refunded" })
  })

  it("tells the shopper that the money went back, and why", async () => {
    const { shopper, id, order_id } = await ordered()
    await shopper.post(`/store/my-orders/${order_id}/cancel`)
    await paying.state(id, "refunded")
    expect((await look(shopper, { razorpay_order_id: id })).body.outcome).toEqual({
      state: "refunded",
      message: "Your payment has been refunded. The order was cancelled.",
      reason: { code: "order_was_cancelled", params: {}, message: "The order was cancelled" },
    })
  })

  it("tries a refund again that the provider could not make, and shows the owner why it waits", {
    timeout: 60_000,
  }, async () => {
    const { shopper, id, order_id, payment_id } = await ordered()
    // webhooks of the payment that come meanwhile try as well
    await paying.razorpay.misbehave({ method: "POST", path: `/${payment_id}/refund$`, how: "error", times: 0 })
    await shopper.post(`/store/my-orders/${order_id}/cancel`)
    const { exception } = await until("the owner to be told", async () => {
      const row = await paying.row(id)
      return row.exception && row
    })
    expect(exception).toMatch(/payment provider/)
    await paying.razorpay.behave()
    const refunded = await paying.state(id, "refunded", 40)
    expect(refunded.reason).toBe("The order was cancelled")
    await until("nothing to be owed", async () => (await paying.row(id)).exception === null)
  })

  it.each(["pending", "failed"])(
    "waits for a refund that is %s, and asks again for one that failed",
    async (refunds) => {
      const { shopper, id, order_id } = await ordered()
      await paying.razorpay.scenario({ refunds })
      await shopper.post(`/store/my-orders/${order_id}/cancel`)
      await paying.state(id, "refunded", 40)
      const made = await refundsOf(id)
      expect(made.filter(({ status }) => status === "processed")).toHaveLength(1)
      expect(made).toHaveLength(refunds === "failed" ? 2 : 1)
    },
  )

  const cancelUntold = (order_id: string) =>
    paying.haat.sql(`update "order" set status = 'canceled', canceled_at = now() where id = $1`, [order_id])

  it("is noticed also when nobody told of it", async () => {
    const { id, order_id } = await ordered()
    await cancelUntold(order_id)
    await paying.state(id, "refunded")
  })

  it("is noticed also when its payment was being looked at and found well", async () => {
    const { id, order_id } = await ordered()
    await until("everybody who was told of the payment to be done with it", async () => {
      const sql = `select 1 from razorpay_payment p
      where razorpay_order_id = $1 and next_attempt_at > now() + interval '5 minutes'
        and 3 = (select count(*) from razorpay_event where body::text like '%' || $1 || '%' and applied_at is not null)`
      return (await paying.haat.sql(sql, [id])).length
    })
    // A payment's look ends with Medusa's record of it, which reads this table.
    const letGo = await holdRows("lock table capture in access exclusive mode", [])
    await paying.haat.sql("update razorpay_payment set next_attempt_at = now() where razorpay_order_id = $1", [id])
    await until("someone to look at the payment", async () => {
      const sql = "select 1 from pg_locks where relation = 'capture'::regclass and not granted"
      return (await paying.haat.sql(sql)).length
    })
    await cancelUntold(order_id)
    await letGo()
    await paying.state(id, "refunded")
  })
})
