/** @module-tag money */
import { shop } from "@haat/testing"
import { afterEach, describe, expect, it } from "vitest"
import { HOME, openPayment, orderOf, ordersOf, payAtWindow, place, put, webhooks } from "../testing/people"

const haat = shop()

const pay = (razorpay_order_id: string) => payAtWindow(haat, razorpay_order_id)

async function ready(addresses: object[] = [HOME]) {
  const [asha, lota] = await Promise.all([haat.shopper(), haat.product({ quantity: 9 })])
  if (addresses.length) await asha.put("/api/user/updateUserAddress", { addresses })
  await put(asha, lota.id, 2)
  return { asha, lota, order: await orderOf(asha, { paymentMethod: "Online" }) }
}

describe("GET /api/order/getCharges/{postalCode}/{weight}", () => {
  it("quotes what the storefront quotes", async () => {
    const lota = await haat.product({ weight: 0.75 })
    const { status, body } = await haat.guest().get("/api/order/getCharges/411004/0.75")
    const { quote } = (await haat.guest().get(`/store/freight-quotes?product_id=${lota.id}&postal_code=411004`)).body
    const { freight_charge, estimated_delivery_days } = quote
    expect([status, body]).toEqual([200, { finalResult: [{ freight_charge, estimated_delivery_days }] }])
    expect(freight_charge).toBeGreaterThan(0)
  })

  it.each(["411/1", "411004/0", "411004/-1", "411004/heavy", "411004/1e9"])(
    "rejects %s with a sentence",
    async (path) => {
      const { status, body } = await haat.guest().get(`/api/order/getCharges/${path}`)
      expect([status, typeof body.message]).toEqual([400, "string"])
    },
  )
})

describe("paying online by the old calls", () => {
  afterEach(() => webhooks(haat, "normal"))

  it("goes from POST /api/payment/create-order through verify to place, and is one paid order", async () => {
    const { asha, order } = await ready()
    const opened = await openPayment(asha, order.totalPrice)
    expect(opened.body.order).toEqual({
      id: expect.stringMatching(/^order_/),
      amount: order.totalPrice * 100,
      currency: "INR",
    })
    const proof = { ...(await pay(opened.body.order.id)), userId: asha.person.id, amount: order.totalPrice }
    const verified = await asha.post("/api/payment/verify", proof)
    expect([verified.status, verified.body.success]).toEqual([200, true])
    expect((await asha.post("/api/payment/verify", proof)).body).toEqual(verified.body)
    const placed = await asha.post("/api/order/place", order)
    expect([placed.status, placed.body.order?._id]).toEqual([200, verified.body.orderId])
    expect(await ordersOf(asha)).toMatchObject([
      {
        _id: verified.body.orderId,
        paymentStatus: "Paid",
        paymentMethod: "Online (Prepaid)",
        transactionId: proof.razorpay_payment_id,
        total: order.totalPrice,
      },
    ])
  })

  it("sends the order where place says, also when no address was saved before", async () => {
    const { asha, order } = await ready([])
    const opened = await openPayment(asha, order.totalPrice)
    expect(opened.status).toBe(200)
    await asha.post("/api/payment/verify", await pay(opened.body.order.id))
    const shippingAddress = { ...HOME, addressLine1: "7 Deccan Gymkhana" }
    expect((await asha.post("/api/order/place", { ...order, shippingAddress })).status).toBe(200)
    expect(await ordersOf(asha)).toMatchObject([
      {
        shippingAddress: { addressLine1: "7 Deccan Gymkhana", city: "Pune" },
        billingAddress: { addressLine1: "7 Deccan Gymkhana", city: "Pune" },
      },
    ])
  })

  it("takes the total of each postal code that was asked about, also of those asked at once", async () => {
    const { asha, lota } = await ready([])
    const ask = async (code: string) => {
      const { body } = await asha.get(`/api/order/getCharges/${code}/${lota.weight * 2}`)
      return Math.ceil(Math.round((lota.price * 2 + body.finalResult[0].freight_charge) * 100) / 100)
    }
    const totals = await Promise.all(["400001", "110001", "781001"].map(ask))
    expect(new Set(totals).size).toBeGreaterThan(1)
    for (const total of totals) expect((await openPayment(asha, total)).status).toBe(200)
  })

  it("rejects what is not the paid order with 409, and an item of no product with 400", async () => {
    const { asha, order } = await ready()
    await asha.post("/api/payment/verify", await pay((await openPayment(asha, order.totalPrice)).body.order.id))
    const [item] = order.cartItems
    const cases: [object, number, string][] = [
      [{ cartItems: [{ ...item, price: 1 }] }, 409, "A price has changed. Please look at your order again"],
      [{ userCart: [] }, 409, "Your cart has changed. Please look at your order again"],
      [{ deliveryCharge: 0 }, 409, "The delivery charge has changed. Please look at your order again"],
      [{ cartItems: [item, { price: 1, quantity: 1 }] }, 400, "Pick a product"],
    ]
    const shippingAddress = { ...HOME, addressLine1: "7 Deccan Gymkhana" }
    for (const [change, status, message] of cases) {
      const response = await asha.post("/api/order/place", { ...order, shippingAddress, ...change })
      expect([response.status, response.body.message]).toEqual([status, message])
    }
    const [{ deliveryCharges, shippingAddress: there }] = await ordersOf(asha)
    expect(there.addressLine1).toBe(HOME.addressLine1)
    for (const deliveryCharge of [order.deliveryCharge, deliveryCharges, undefined])
      expect((await asha.post("/api/order/place", { ...order, deliveryCharge })).status).toBe(200)
  })

  it("sends a paid order to no other country", async () => {
    const { asha, order } = await ready()
    await asha.post("/api/payment/verify", await pay((await openPayment(asha, order.totalPrice)).body.order.id))
    const abroad = { ...order, shippingAddress: { ...HOME, country: "United States" } }
    const { status, body } = await asha.post("/api/order/place", abroad)
    expect([status, body.message]).toEqual([400, "We deliver within India only"])
    expect(await ordersOf(asha)).toMatchObject([{ shippingAddress: { country: "India" } }])
  })

  it("passes over a saved address that cannot be delivered to, but not over the one in the call", async () => {
    const abroad = { ...HOME, country: "United States" }
    const { asha, order } = await ready([abroad, { ...HOME, isDefault: false }])
    expect((await openPayment(asha, order.totalPrice)).status).toBe(200)
    const named = { amount: order.totalPrice, shippingAddress: abroad }
    const { status, body } = await asha.post("/api/payment/create-order", named)
    expect([status, body.message]).toEqual([400, "We deliver within India only"])
    expect((await openPayment(asha, order.totalPrice - 1)).status).toBe(409)
  })

  it("verifies again what has become an order, also after that was cancelled", async () => {
    const { asha, order } = await ready()
    const proof = await pay((await openPayment(asha, order.totalPrice)).body.order.id)
    const verified = await asha.post("/api/payment/verify", proof)
    const documentId = verified.body.orderId
    expect((await asha.post("/api/order/cancelOrder", { documentId })).status).toBe(200)
    const state = async () =>
      (await haat.sql("select state from razorpay_payment where razorpay_order_id = $1", [proof.razorpay_order_id]))[0]
        .state
    await expect.poll(state, { timeout: 15_000 }).toMatch(/^refund/)
    const again = await asha.post("/api/payment/verify", proof)
    expect([again.status, again.body]).toEqual([200, verified.body])
  })

  it("rejects another amount with 409, opens no payment and verifies nothing", async () => {
    await webhooks(haat, "lost")
    const { asha, order } = await ready()
    expect((await openPayment(asha, order.totalPrice - 1)).status).toBe(409)
    const opened = (await openPayment(asha, order.totalPrice)).body.order
    const response = await asha.post("/api/payment/verify", { ...(await pay(opened.id)), amount: 1 })
    expect([response.status, response.body.success]).toEqual([409, false])
    expect(await ordersOf(asha)).toEqual([])
  })

  it("rejects a forged signature and a foreign payment with the same message", async () => {
    const { asha, order } = await ready()
    const proof = await pay((await openPayment(asha, order.totalPrice)).body.order.id)
    const failed = [400, { success: false, message: "Payment verification failed" }]
    const forged = await asha.post("/api/payment/verify", { ...proof, razorpay_signature: "0".repeat(64) })
    expect([forged.status, forged.body]).toEqual(failed)
    const stolen = await (await haat.shopper()).post("/api/payment/verify", proof)
    expect([stolen.status, stolen.body]).toEqual(failed)
    const unpaid = await place((await ready()).asha, { paymentMethod: "Online (Prepaid)" })
    expect([unpaid.status, unpaid.body.message]).toEqual([409, "Payment verification failed"])
  })
})
