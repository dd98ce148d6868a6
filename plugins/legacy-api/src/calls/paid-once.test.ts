/** @module-tag money */
import { shop } from "@haat/testing"
import { afterEach, describe, expect, it } from "vitest"
import { HOME, openPayment, orderOf, ordersOf, payAtWindow, put, webhooks } from "../testing/people"

const haat = shop()
afterEach(() => webhooks(haat, "normal"))

async function ready() {
  const [asha, lota] = await Promise.all([haat.shopper(), haat.product({ quantity: 9, price: 499.25 })])
  await asha.put("/api/user/updateUserAddress", { addresses: [HOME] })
  await put(asha, lota.id, 2)
  const order = await orderOf(asha, { paymentMethod: "Online" })
  const { id, amount } = (await openPayment(asha, order.totalPrice)).body.order
  return { asha, lota, order, paise: amount, proof: await payAtWindow(haat, id) }
}

describe("an order that is paid online by the old calls", () => {
  it("returns the same order again until the same pieces are in the cart unpaid", async () => {
    const { asha, lota, order, proof } = await ready()
    expect((await asha.post("/api/payment/verify", proof)).status).toBe(200)
    for (const _time of ["first", "again"])
      expect((await asha.post("/api/order/place", order)).body.order?.transactionId).toBe(proof.razorpay_payment_id)

    await put(asha, lota.id, 2)
    const unpaid = await asha.post("/api/order/place", order)
    expect([unpaid.status, unpaid.body]).toEqual([409, { success: false, message: "Payment verification failed" }])
    expect(await ordersOf(asha)).toHaveLength(1)
    const { cart } = (await asha.post("/api/user/getUser", { id: asha.person.id })).body.data
    expect(cart).toEqual([{ productId: lota.id, quantity: 2 }])

    const second = await payAtWindow(haat, (await openPayment(asha, order.totalPrice)).body.order.id)
    expect((await asha.post("/api/payment/verify", second)).status).toBe(200)
    const placed = await asha.post("/api/order/place", order)
    expect([placed.status, placed.body.order?.transactionId]).toEqual([200, second.razorpay_payment_id])
    expect(await ordersOf(asha)).toHaveLength(2)
  })

  it("is verified for exactly its amount, in rupees or in paise, and for nothing near or between", async () => {
    await webhooks(haat, "lost")
    const { asha, order, paise, proof } = await ready()
    const rupees = order.totalPrice
    expect(paise).toBe(rupees * 100)
    const near = [
      rupees + 0.004,
      rupees - 0.004,
      rupees + 1,
      paise + 1,
      paise - 1,
      paise + 0.4,
      paise * 100,
      rupees / 100,
    ]
    for (const amount of [...near, 0]) {
      const { status, body } = await asha.post("/api/payment/verify", { ...proof, amount })
      expect([status, body.message], String(amount)).toEqual([409, "This is not the amount of the payment"])
    }
    for (const amount of [String(rupees), String(paise)])
      expect((await asha.post("/api/payment/verify", { ...proof, amount })).status, amount).toBe(400)
    expect(await ordersOf(asha)).toEqual([])
    for (const amount of [rupees, paise, null, undefined])
      expect((await asha.post("/api/payment/verify", { ...proof, amount })).status, String(amount)).toBe(200)
    expect(await ordersOf(asha)).toHaveLength(1)
  })
})

it("an order's deliveryCharges are the quoted ones, without what the total was rounded up by", async () => {
  const [asha, lota] = await Promise.all([haat.shopper(), haat.product({ price: 499.25 })])
  const diya = await haat.product({ price: 120, weight: 1.2 })
  for (const { id } of [lota, diya]) await put(asha, id)
  const order = await orderOf(asha)
  expect(order.totalPrice - 619.25 - order.deliveryCharge).toBeGreaterThan(0.1)
  expect(order.deliveryCharge).toBeGreaterThan(0)
  const placed = (await asha.post("/api/order/place", order)).body.order
  const [listed] = await ordersOf(asha)
  const all = (await (await haat.admin()).get("/api/order/getOrders")).body
  const owners = all.find(({ _id }: { _id: string }) => _id === placed._id)
  for (const { deliveryCharges, total } of [placed, listed, owners])
    expect([deliveryCharges, total]).toEqual([order.deliveryCharge, order.totalPrice])
})
