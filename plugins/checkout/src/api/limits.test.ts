/** @module-tag money */
import { type Shopper, shop, type TestShop } from "@haat/testing"
import { type Buyer, buyer, put, totalOf } from "@haat/testing/buyer"
import { inBatches } from "@haat/testing/in-batches"
import { openShopToKill } from "@haat/testing/shop-to-kill"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openCartId, tryToOrder } from "../testing/shopping"

/** Concurrent attempts: fewer than the limit. */
const CONCURRENT_ATTEMPTS = 5

/** Separate shop with normal rate limits and small maximums. */
let limitedShop: Awaited<ReturnType<typeof openShopToKill>>
let haat: TestShop
let lota: { id: string }
beforeAll(async () => {
  limitedShop = await openShopToKill({ RATE_LIMIT_FACTOR: "1", MAX_OPEN_COD_ORDERS: "2", MAX_OPEN_PAYMENTS: "2" })
  haat = await shop()
  lota = await haat.product({ quantity: 100 })
}, 120_000)
afterAll(() => limitedShop?.close())

const order = async (shopper: Buyer) => {
  await put(shopper, lota.id)
  return tryToOrder(shopper)
}

describe("a shopper", () => {
  it("has a maximum of open cash orders on every route, and can pay the next one online", async () => {
    const shopper = await buyer(haat)
    const first = await order(shopper)
    expect([first.status, (await order(shopper)).status]).toEqual([201, 201])

    const full = [409, "You have 2 orders to pay on delivery already. Please pay this one online"]
    const third = await order(shopper)
    expect([third.status, third.body.message]).toEqual(full)
    const totalPrice = await totalOf(shopper)
    const home = {
      addressLine1: "1 MG Road",
      city: "Pune",
      state: "Maharashtra",
      postalCode: "411004",
      country: "India",
    }
    const old = await shopper.post("/api/order/place", {
      cartItems: [{ productId: lota.id, quantity: 1 }],
      shippingAddress: home,
      totalPrice,
      paymentMethod: "COD",
    })
    expect([old.status, old.body.message]).toEqual(full)
    const cart = await openCartId(haat, shopper)
    const shipping_address = { address_1: "1 MG Road", city: "Pune", postal_code: "411004", country_code: "in" }
    await shopper.post(`/store/carts/${cart}`, { shipping_address })
    const medusa = await shopper.post(`/store/carts/${cart}/complete`)
    expect([medusa.status, medusa.body.message]).toEqual(full)

    const wish = { address_id: shopper.address_id, expected_total: totalPrice }
    expect((await shopper.post("/store/razorpay/payments", wish)).status).toBe(201)
    expect((await shopper.post(`/store/my-orders/${first.body.order.id}/cancel`)).status).toBe(200)
    expect((await tryToOrder(shopper)).status).toBe(201)
  })

  it("can open a limited number of unpaid payments per day, and is offered cash on delivery", async () => {
    const shopper = await buyer(haat)
    const open = async () => {
      await put(shopper, lota.id)
      const wish = { address_id: shopper.address_id, expected_total: await totalOf(shopper) }
      return shopper.post("/store/razorpay/payments", wish)
    }
    expect([(await open()).status, (await open()).status]).toEqual([201, 201])
    const third = await open()
    expect([third.status, third.body.message]).toEqual([
      409,
      "You have opened too many payments today. Please choose Cash On Delivery, or try tomorrow",
    ])
    expect((await tryToOrder(shopper)).status).toBe(201)
  })

  const calls: [string, (shopper: Shopper) => ReturnType<Shopper["post"]>][] = [
    [
      "orders",
      (shopper) => shopper.post("/store/checkout", { address_id: "none", payment_method: "cod", expected_total: 1 }),
    ],
    ["cancels", (shopper) => shopper.post("/store/my-orders/none/cancel")],
    ["payments", (shopper) => shopper.post("/store/razorpay/payments", { address_id: "none", expected_total: 1 })],
  ]
  it.each(calls)("can call %s thirty times in 15 minutes, and an IP address sixty times", async (_, call) => {
    const [asha, ravi, late] = await Promise.all([haat.shopper(), haat.shopper(), haat.shopper()])
    const statuses = (shopper: Shopper, times: number) =>
      inBatches(Array(times).fill(shopper), CONCURRENT_ATTEMPTS, async () => (await call(shopper)).status)
    expect((await statuses(asha, 30)).slice(0, 20)).not.toContain(429)
    expect((await call(asha)).status).toBe(429)
    await statuses(ravi, 29)
    const rejected = await call(late)
    expect(rejected.status).toBe(429)
    expect(Number(rejected.headers.get("retry-after"))).toBeGreaterThan(60)
    expect(rejected.body.message).toMatch(/^Too many attempts. Please try again in \d+ minutes.$/)
  })
})
