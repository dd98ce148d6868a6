/** @module-tag money */
import { buyer, put } from "@haat/testing/buyer"
import { describe, expect, it } from "vitest"
import { open, verify } from "./testing/buyer"
import { payments } from "./testing/payments"

const paying = payments()
const FAULTS = ["slow", "error", "malformed", "cut"]
const SENTENCE = "Online payment is not available right now. Please try again, or choose Cash On Delivery."

describe("a provider that fails", () => {
  it.each(FAULTS)("when a payment is opened costs nothing and is told in a sentence, in time: %s", async (how) => {
    const shopper = await buyer(paying.haat)
    await put(shopper, paying.product_id)
    await paying.razorpay.misbehave({ path: "^/v1/orders", how, times: 0 })
    const began = Date.now()
    const { status, body } = await open(shopper)
    expect([status, body.message]).toEqual([502, SENTENCE])
    expect(Date.now() - began).toBeLessThan(12_000)
    const kept = await paying.haat.sql("select 1 from razorpay_payment where customer_id = $1", [shopper.person.id])
    expect(kept).toEqual([])
    await paying.razorpay.behave()
    expect((await open(shopper)).status).toBe(201)
  })

  it("at any call between charge and order, or refund, delays the end and does not change it", async () => {
    /** Pays without any news of it; then the provider fails at the call that `at` names. */
    const charge = async (how: string, next: string, at: (ids: { order: string; payment: string }) => object) => {
      // Only the browser reports, so that each fault meets the call it is meant for.
      await paying.razorpay.scenario({ webhooks: "lost", next })
      const made = await paying.ready()
      const proof = await paying.razorpay.pay(made.window.razorpay_order_id)
      const ids = { order: proof.razorpay_order_id, payment: proof.razorpay_payment_id }
      await paying.razorpay.misbehave({ ...at(ids), how })
      return { ...ids, how, proof, shopper: made.shopper }
    }
    const charged: Awaited<ReturnType<typeof charge>>[] = []
    for (const how of FAULTS) {
      charged.push(
        await charge(how, "ordinary", ({ order }) => ({ method: "GET", path: `/${order}/payments`, times: 2 })),
      )
      charged.push(
        await charge(how, "authorized_only", ({ payment }) => ({ method: "POST", path: `/${payment}/capture` })),
      )
    }
    const responses = await Promise.all(charged.map(({ shopper, proof }) => verify(shopper, proof)))
    for (const { status, body } of responses)
      expect([status, ["ordered", "confirming"].includes(body.outcome.state)]).toEqual([200, true])
    await Promise.all(charged.map(({ order }) => paying.state(order, "ordered", 60)))

    const calls = (payment: string) => [
      { method: "POST", path: `/${payment}/refund$`, times: 2 },
      { method: "GET", path: `/${payment}/refunds`, times: 2 },
    ]
    for (const [at, { order, payment, how }] of charged.entries()) {
      await paying.razorpay.misbehave({ ...calls(payment)[at % 2], how })
      const sql = `update "order" set status = 'canceled', canceled_at = now()
        where id = (select order_id from razorpay_payment where razorpay_order_id = $1)`
      await paying.haat.sql(sql, [order])
    }
    await Promise.all(charged.map(({ order }) => paying.state(order, "refunded", 60)))
  }, 150_000)
})

describe("an order at the provider whose answer was lost", () => {
  it("is found by its receipt and not made twice", async () => {
    await paying.razorpay.misbehave({ method: "POST", path: "^/v1/orders$", how: "cut" })
    const { window } = await paying.ready()
    const row = await paying.row(window.razorpay_order_id)
    const response = await fetch(`${paying.haat.sandboxUrl}/razorpay/state`)
    const { orders } = (await response.json()) as { orders: { receipt: string }[] }
    expect(orders.filter(({ receipt }) => receipt === row.payment_session_id)).toHaveLength(1)
  })
})
