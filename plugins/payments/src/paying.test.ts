/** @module-tag money */
import { buyer, put } from "@haat/testing/buyer"
import { describe, expect, it } from "vitest"
import { look, open, verify } from "./testing/buyer"
import { payments } from "./testing/payments"
import { until } from "./testing/until"

const paying = payments()

describe("paying online", () => {
  it("opens the provider's window for the total, to the paisa", async () => {
    const { window, shopper } = await paying.ready()
    const row = await paying.row(window.razorpay_order_id)
    expect(window).toMatchObject({ amount: row.plan.total * 100, currency: "INR", test_mode: true })
    expect(window).toMatchObject({ key_id: "rzp_test_sandbox", script_url: "/razorpay-sandbox/checkout.js" })
    expect(window.prefill).toMatchObject({ email: shopper.person.email, contact: "+919876543210" })
    expect(row).toMatchObject({ state: "created", customer_id: shopper.person.id, amount: window.amount })
  })

  it("places the order when the window reports success", async () => {
    const { window, shopper } = await paying.ready()
    const proof = await paying.razorpay.pay(window.razorpay_order_id)
    const { status, body } = await verify(shopper, proof)
    expect([status, body.outcome.state]).toEqual([200, "ordered"])
    const { order } = (await shopper.get(`/store/my-orders/${body.outcome.order_id}`)).body
    expect(order).toMatchObject({ payment_status: "Paid", payment_method: "Online (Prepaid)" })
    expect(order.total * 100).toBe(window.amount)
    expect((await shopper.get("/store/cart")).body.cart.lines).toEqual([])
    // The browser may send its proof again, and ask again.
    expect((await verify(shopper, proof)).body.outcome).toEqual(body.outcome)
    expect((await look(shopper, window)).body.outcome).toEqual(body.outcome)
  })

  it("tells the provider's words for a failure, and takes a second attempt on the same payment", async () => {
    const { window, shopper } = await paying.ready()
    const { description } = await paying.razorpay.fail(window.razorpay_order_id)
    const outcome = await until("the failure to be known", async () => {
      const { body } = await look(shopper, window)
      return body.outcome.message && body.outcome
    })
    expect(outcome).toEqual({ state: "open", message: description })
    expect((await open(shopper)).body.payment.razorpay_order_id).toBe(window.razorpay_order_id)
    const { body } = await verify(shopper, await paying.razorpay.pay(window.razorpay_order_id))
    expect(body.outcome.state).toBe("ordered")
  })

  it("opens one payment for one order, however many windows are opened at once", async () => {
    const { window, shopper } = await paying.ready()
    const again = await Promise.all(Array.from({ length: 5 }, () => open(shopper)))
    expect(again.map(({ body }) => body.payment?.razorpay_order_id)).toEqual(Array(5).fill(window.razorpay_order_id))
  })

  it("opens nothing for another total, an empty cart or someone else's address", async () => {
    const shopper = await buyer(paying.haat)
    const ask = (fields: object) =>
      shopper.post("/store/razorpay/payments", { address_id: shopper.address_id, expected_total: 1, ...fields })
    expect((await ask({})).status).toBe(409)
    await put(shopper, paying.product_id)
    const changed = await ask({})
    expect([changed.status, changed.body.message]).toEqual([409, expect.stringMatching(/The total is now ₹/)])
    expect((await ask({ address_id: (await buyer(paying.haat)).address_id })).status).toBe(404)
    for (const fields of [{ address_id: 7 }, { address_id: "" }, { expected_total: "12" }, { expected_total: -1 }]) {
      const { status, body } = await ask(fields)
      expect([status, body.message.length > 10]).toEqual([400, true])
    }
    expect(await paying.haat.sql("select 1 from razorpay_payment where customer_id = $1", [shopper.person.id])).toEqual(
      [],
    )
  })

  it("is for the signed-in shopper alone", async () => {
    const { window } = await paying.ready()
    const paths = ["", "/verify"].map((end) => ["POST", `/store/razorpay/payments${end}`])
    for (const [method, path] of [...paths, ["GET", `/store/razorpay/payments/${window.razorpay_order_id}`]]) {
      expect((await paying.haat.guest().send(method, path, method === "POST" ? {} : undefined)).status).toBe(401)
      const admin = await paying.haat.admin()
      expect((await admin.send(method, path, method === "POST" ? {} : undefined)).status).toBe(403)
    }
    const stranger = await buyer(paying.haat)
    expect((await look(stranger, window)).status).toBe(404)
    expect((await look(stranger, { razorpay_order_id: "order_none" })).status).toBe(404)
  })
})

describe("a proof of payment", () => {
  it("is rejected when it is forged, of another payment, or someone else's", async () => {
    const [mine, theirs] = [await paying.ready(), await paying.ready()]
    await paying.razorpay.scenario({ webhooks: "lost" })
    const proof = await paying.razorpay.pay(theirs.window.razorpay_order_id)
    const forged = [
      proof,
      { ...proof, razorpay_order_id: mine.window.razorpay_order_id },
      { ...proof, razorpay_order_id: mine.window.razorpay_order_id, razorpay_signature: "0".repeat(64) },
      { ...proof, razorpay_signature: proof.razorpay_signature.toUpperCase() },
      { ...proof, razorpay_signature: "" },
      { ...proof, razorpay_payment_id: "pay_'; drop table cart" },
      { ...proof, razorpay_order_id: "order_none" },
      {},
    ]
    for (const fields of forged) {
      const { status, body } = await verify(mine.shopper, fields)
      expect([status, typeof body.message], JSON.stringify(fields)).toEqual([400, "string"])
    }
    expect((await paying.row(mine.window.razorpay_order_id)).state).toBe("created")
    expect((await verify(theirs.shopper, proof)).body.outcome.state).toBe("ordered")
  })

  it("is not money: what the provider does not say is captured is not Paid", async () => {
    const { window, shopper } = await paying.ready()
    await paying.razorpay.scenario({ next: "captured_after_failed", webhooks: "lost" })
    await paying.razorpay.attempt(window.razorpay_order_id)
    expect((await look(shopper, window)).body.outcome.state).toBe("open")
    expect(await paying.haat.sql(`select 1 from "order" where customer_id = $1`, [shopper.person.id])).toEqual([])
    await paying.makeDue(window.razorpay_order_id)
    await paying.state(window.razorpay_order_id, "ordered", 60)
  })
})
