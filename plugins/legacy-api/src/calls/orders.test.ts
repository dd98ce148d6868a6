/** @module-tag stock */
import { type Shopper, shop } from "@haat/testing"
import { beforeAll, describe, expect, it } from "vitest"
import { HOME, orderOf, ordersOf, place, put, stockOf } from "../testing/people"

const haat = shop()

const { isDefault: _, type: __, ...LINES } = HOME

/** Shopper with one of seven pieces in the cart, who orders nothing. */
const pieceInCart = async () => {
  const [asha, lota] = await Promise.all([haat.shopper(), haat.product({ quantity: 7 })])
  await put(asha, lota.id)
  return { asha, lota }
}
let known: ReturnType<typeof pieceInCart> | undefined
const undecided = () => {
  known ??= pieceInCart()
  return known
}

describe("POST /api/order/place", () => {
  it("orders the cart to be paid on delivery, takes the pieces from the stock and empties the cart", async () => {
    const [asha, lota] = await Promise.all([haat.shopper(), haat.product({ quantity: 5, price: 499.5 })])
    await put(asha, lota.id, 2)
    const body = await orderOf(asha)
    const placed = await asha.post("/api/order/place", body)
    expect(placed).toMatchObject({ status: 200, body: { success: true } })
    expect(placed.body.order).toMatchObject({
      paymentStatus: "Pending",
      status: "pending",
      paymentMethod: "Cash On Delivery",
      transactionId: null,
      items: [{ _id: lota.id, productId: lota.id, name: lota.name, price: 499.5, quantity: 2 }],
      order_items: [{ _id: lota.id, name: lota.name, price: 499.5, quantity: 2 }],
      total: body.totalPrice,
      shippingAddress: LINES,
      billingAddress: LINES,
    })
    expect(placed.body.order.deliveryCharges).toBeCloseTo(body.totalPrice - 999, 2)
    expect((await asha.post("/api/user/getUser", { id: asha.person.id })).body.data.cart).toEqual([])
    expect(await stockOf(haat, lota.id)).toBe(3)
  })

  it.each(["COD", "Cash On Delivery"])("takes %s for cash on delivery", async (paymentMethod) => {
    const [asha, lota] = await Promise.all([haat.shopper(), haat.product()])
    await put(asha, lota.id)
    expect((await place(asha, { paymentMethod })).body.order?.paymentMethod).toBe("Cash On Delivery")
  })

  it("finds nothing to order when it is called again with the same cart", async () => {
    const [asha, lota] = await Promise.all([haat.shopper(), haat.product()])
    await put(asha, lota.id)
    const body = await orderOf(asha)
    expect((await asha.post("/api/order/place", body)).status).toBe(200)
    const again = await asha.post("/api/order/place", body)
    expect([again.status, again.body.success]).toEqual([409, false])
    expect(await ordersOf(asha)).toHaveLength(1)
  })

  it.each([
    ["a lower total", { totalPrice: 1 }],
    ["no delivery charge", { deliveryCharge: 0 }],
    ["an empty cart", { cartItems: [] }],
    ["another user cart", { userCart: [] }],
  ])("rejects %s with a 409 and orders nothing", async (_what, overrides) => {
    const { asha, lota } = await undecided()
    const { status, body } = await place(asha, overrides)
    expect([status, body.success, typeof body.message]).toEqual([409, false, "string"])
    expect(await ordersOf(asha)).toEqual([])
    expect(await stockOf(haat, lota.id)).toBe(7)
  })

  it.each([
    ["price", { price: 1 }],
    ["quantity", { quantity: 2 }],
    ["product", { productId: "prod_other", _id: "prod_other" }],
  ])("rejects an item with another %s with a 409", async (_what, change) => {
    const { asha } = await undecided()
    const body = await orderOf(asha)
    const response = await asha.post("/api/order/place", { ...body, cartItems: [{ ...body.cartItems[0], ...change }] })
    expect(response.status).toBe(409)
    expect(await ordersOf(asha)).toEqual([])
  })

  it("rejects an address that is not whole, in the words of the address form", async () => {
    const { asha } = await undecided()
    const cases = [
      [{ addressLine1: " " }, "Address Line 1 is required"],
      [{ city: "" }, "City is required"],
      [{ state: undefined }, "State is required"],
      [{ postalCode: "411" }, "Postal Code is too short"],
      [{ country: "" }, "Country is required"],
    ] as const
    for (const [change, message] of cases) {
      const response = await place(asha, { shippingAddress: { ...HOME, ...change } })
      expect([response.status, response.body.message]).toEqual([400, message])
    }
    expect(await ordersOf(asha)).toEqual([])
  })
})

describe("POST /api/order/getOrdersById", () => {
  it("gives the customer's orders as a bare list, newest first", async () => {
    const [asha, lota] = await Promise.all([haat.shopper(), haat.product()])
    const placed: string[] = []
    for (let order = 0; order < 2; order++) {
      await put(asha, lota.id)
      placed.unshift((await place(asha)).body.order._id)
    }
    const orders = await ordersOf(asha)
    expect(orders.map(({ _id }: { _id: string }) => _id)).toEqual(placed)
    expect(typeof orders[0].order_id).toBe("number")
    expect(new Date(orders[0].createdAt).getTime()).toBeGreaterThan(Date.now() - 60_000)
  })
})

describe("POST /api/order/cancelOrder", () => {
  let asha: Shopper
  let order: { _id: string; order_id: number }
  let productId: string
  beforeAll(async () => {
    asha = await haat.shopper()
    productId = (await haat.product({ quantity: 4 })).id
    await put(asha, productId, 3)
    order = (await place(asha)).body.order
  })

  it("does not know another customer's order, nor one whose number is another", async () => {
    const ravi = await haat.shopper()
    const body = { orderId: order.order_id, documentId: order._id }
    for (const response of [
      await ravi.post("/api/order/cancelOrder", body),
      await ravi.post("/api/order/cancelOrder", { ...body, documentId: "order_made_up" }),
      await asha.post("/api/order/cancelOrder", { ...body, orderId: order.order_id + 1_000_000 }),
    ]) {
      expect([response.status, response.body]).toEqual([404, { success: false, message: "There is no such order" }])
    }
    expect(await ordersOf(asha)).toHaveLength(1)
  })

  it("takes it from the customer's list, keeps it in the owner's, and gives the pieces back once", async () => {
    const cancel = () => asha.post("/api/order/cancelOrder", { orderId: order.order_id, documentId: order._id })
    expect(await stockOf(haat, productId)).toBe(1)
    const responses = await Promise.all(Array.from({ length: 10 }, cancel))
    expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(await ordersOf(asha)).toEqual([])
    expect(await stockOf(haat, productId)).toBe(4)
    const all = (await (await haat.admin()).get("/api/order/getOrders")).body
    expect(all.find(({ _id }: { _id: string }) => _id === order._id)).toMatchObject({ status: "canceled" })
  })
})

describe("GET /api/order/getOrders", () => {
  it("gives the owner everybody's orders as a bare list, newest first, by pages of at most a thousand", async () => {
    const admin = await haat.admin()
    const { status, body } = await admin.get("/api/order/getOrders?limit=2")
    expect([status, body.length]).toEqual([200, 2])
    expect(body[0].createdAt >= body[1].createdAt).toBe(true)
    expect((await admin.get("/api/order/getOrders?limit=1001")).status).toBe(400)
  })
})

describe("GET /api/order/revenue", () => {
  it("is what the orders that were not cancelled come to", async () => {
    const admin = await haat.admin()
    const revenue = async () => (await admin.get("/api/order/revenue")).body.revenue
    const before = await revenue()
    const [asha, lota] = await Promise.all([haat.shopper(), haat.product({ price: 1_000 })])
    await put(asha, lota.id)
    const { order } = (await place(asha)).body
    expect(await revenue()).toBeCloseTo(before + order.total, 2)
    await asha.post("/api/order/cancelOrder", { orderId: order.order_id, documentId: order._id })
    expect(await revenue()).toBeCloseTo(before, 2)
    const { body: overview } = await admin.get("/back-office/overview")
    expect(await revenue()).toBe(overview.revenue)
  })
})
