import { shop, type TestShop } from "@haat/testing"
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { look, open, readyToPay, verify } from "./testing/buyer"
import { type Provider, provider } from "./testing/provider"
import { broken } from "./testing/rule"
import { until } from "./testing/until"

let haat: TestShop
let razorpay: Provider
let product_id: string
let opened: string[] = []
beforeAll(async () => {
  haat = await shop()
  razorpay = provider(haat)
  product_id = (await haat.product({ quantity: 500 })).id
})
beforeEach(async () => {
  opened = []
  await razorpay.behave()
  await razorpay.scenario()
})

const ready = async () => {
  const made = await readyToPay(haat, product_id)
  opened.push(made.window.razorpay_order_id)
  return made
}

/** The one rule, for every payment of the test. */
afterEach(async () => {
  await razorpay.behave()
  for (const id of opened)
    await until(`the rule to hold for ${id}`, async () => !(await broken(haat, razorpay, id)).length, 90).catch(
      async () => expect(await broken(haat, razorpay, id)).toEqual([]),
    )
}, 100_000)

describe("paying online", () => {
  it("opens the provider's window for the total, to the paisa", async () => {
    const { window, shopper } = await ready()
    const [row] = await haat.sql("select * from razorpay_payment where razorpay_order_id = $1", [
      window.razorpay_order_id,
    ])
    expect(window).toMatchObject({ amount: row.plan.total * 100, currency: "INR", test_mode: true })
    expect(window).toMatchObject({ key_id: "rzp_test_sandbox", script_url: "/razorpay-sandbox/checkout.js" })
    expect(window.prefill).toMatchObject({ email: shopper.person.email, contact: "+919876543210" })
    expect(row).toMatchObject({ state: "created", customer_id: shopper.person.id, amount: window.amount })
  })

  it("places the order when the window reports success", async () => {
    const { window, shopper } = await ready()
    const { status, body } = await verify(shopper, await razorpay.pay(window.razorpay_order_id))
    expect([status, body.outcome.state]).toEqual([200, "ordered"])
    const { order } = (await shopper.get(`/store/my-orders/${body.outcome.order_id}`)).body
    expect(order).toMatchObject({ payment_status: "Paid", payment_method: "Online (Prepaid)" })
    expect(order.total * 100).toBe(window.amount)
    expect((await shopper.get("/store/cart")).body.cart.lines).toEqual([])
  })

  it("tells the provider's words for a failure, and takes a second attempt on the same payment", async () => {
    const { window, shopper } = await ready()
    const { description } = await razorpay.fail(window.razorpay_order_id)
    const { outcome } = await until("the failure to be known", async () => {
      const { body } = await look(shopper, window)
      return body.outcome.message && body
    })
    expect(outcome).toEqual({ state: "open", message: description })
    const again = await open(shopper)
    expect(again.body.payment.razorpay_order_id).toBe(window.razorpay_order_id)
    const { body } = await verify(shopper, await razorpay.pay(window.razorpay_order_id))
    expect(body.outcome.state).toBe("ordered")
  })
})
