/** @module-tag stock */
import { shop, type TestShop } from "@haat/testing"
import { buyer, placeOrder, put, totalOf } from "@haat/testing/buyer"
import { mailbox } from "@haat/testing/mailbox"
import { beforeAll, describe, expect, it } from "vitest"
import type { Order } from "../../../../../contract"

const haat = shop()
let owner: Awaited<ReturnType<TestShop["admin"]>>
/** Order that stays unshipped. */
let unshippedOrder: Order | undefined
beforeAll(async () => {
  owner = await haat.admin()
})

const postOrderAction = (id: string, what: string, body: object = {}) =>
  owner.post(`/back-office/orders/${id}/${what}`, body)
const readStock = async ({ id }: { id: string }) => (await owner.get(`/back-office/products/${id}`)).body.quantity
const listOrderIds = async (filter: object) =>
  (await owner.get(`/back-office/orders?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body.map(
    ({ id }: Order) => id,
  )

describe("a packed order", () => {
  it("is marked once by concurrent requests, shown to owner and shopper, and audited once", async () => {
    const { order, shopper } = await placeOrder(haat)
    const responses = await Promise.all(Array.from({ length: 4 }, () => postOrderAction(order.id, "packed")))
    for (const { status, body } of responses) expect([status, body.fulfillment_status]).toEqual([200, "packed"])
    const { body } = await shopper.get(`/store/my-orders/${order.id}`)
    expect(body.order).toMatchObject({ status: "pending", fulfillment_status: "packed", cancellable: true })
    const filter = encodeURIComponent(JSON.stringify({ q: `#${order.display_id}` }))
    const auditLog = (await owner.get(`/back-office/audit-log?filter=${filter}`)).body
    expect(auditLog).toHaveLength(1)
    expect(auditLog[0]).toMatchObject({ resource: "orders", action: "packed", subject: `#${order.display_id}` })
    expect(auditLog[0].changes).toEqual([{ field: "fulfillment_status", before: "not_fulfilled", after: "packed" }])
  })

  it("is listed as packed and to ship until it is shipped", async () => {
    const { order } = await placeOrder(haat)
    const q = `#${order.display_id}`
    expect(await listOrderIds({ q, state: "packed" })).toEqual([])
    await postOrderAction(order.id, "packed")
    expect(await listOrderIds({ q, state: "packed" })).toEqual([order.id])
    expect(await listOrderIds({ q, state: "to_ship" })).toEqual([order.id])
    expect((await postOrderAction(order.id, "shipment")).body.fulfillment_status).toBe("shipped")
    expect(await listOrderIds({ q, state: "packed" })).toEqual([])
    expect(await listOrderIds({ q, state: "shipped" })).toEqual([order.id])
    const late = await postOrderAction(order.id, "packed")
    expect([late.status, late.body.message]).toEqual([409, "This order has already been shipped"])
  })

  it("can be cancelled and restocked; cancelled and unknown orders cannot be packed", async () => {
    const { order, product } = await placeOrder(haat)
    await postOrderAction(order.id, "packed")
    expect(await readStock(product)).toBe(3)
    const { status, body } = await postOrderAction(order.id, "cancellation")
    expect([status, body.status]).toEqual([200, "canceled"])
    expect(await readStock(product)).toBe(5)
    expect(await listOrderIds({ q: `#${order.display_id}`, state: "packed" })).toEqual([])
    const late = await postOrderAction(order.id, "packed")
    expect([late.status, late.body.message]).toEqual([409, "This order is cancelled"])
    expect((await postOrderAction("order_x", "packed")).status).toBe(404)
  })
})

describe("an order shipped by hand", () => {
  const by_hand = { number: "EW 123456789 IN", courier: "India Post", url: "https://www.indiapost.gov.in/track" }
  const tracking = [{ number: by_hand.number, courier: by_hand.courier, url: by_hand.url }]
  const callCarrierSandbox = (method: string, path: string, body?: object) =>
    fetch(`${haat.sandboxUrl}/shiprocket${path}`, { method, body: body && JSON.stringify(body) })

  it("works without the carrier: shows and mails the number, and reduces the stock", async () => {
    const { order, product, shopper } = await placeOrder(haat)
    await callCarrierSandbox("POST", "/misbehave", { how: "error", times: 0 })
    try {
      expect((await postOrderAction(order.id, "shipment")).status).toBe(502)
      const { status, body } = await postOrderAction(order.id, "shipment", { by_hand })
      expect(status, JSON.stringify(body)).toBe(200)
      expect(body).toMatchObject({ fulfillment_status: "shipped", cancellable: false, tracking })
    } finally {
      await callCarrierSandbox("DELETE", "/misbehave")
    }
    const seen = (await shopper.get(`/store/my-orders/${order.id}`)).body.order
    expect(seen).toMatchObject({ status: "pending", fulfillment_status: "shipped", tracking })
    const mail = await mailbox(haat).mail(shopper.person.email, `#${order.display_id} is on its way`)
    for (const words of [by_hand.number, by_hand.courier]) expect(mail.text).toContain(words)
    expect(mail.html).toContain(by_hand.url)
    expect(await readStock(product)).toBe(3)
    const [{ stocked, reserved }] = await haat.sql(
      `select l.stocked_quantity::int as stocked, l.reserved_quantity::int as reserved from product_variant v
       join product_variant_inventory_item i on i.variant_id = v.id
       join inventory_level l on l.inventory_item_id = i.inventory_item_id where v.product_id = $1`,
      [product.id],
    )
    expect([stocked, reserved]).toEqual([3, 0])
  })

  it("needs only a number, can be delivered and paid in cash, and is shipped once by concurrent requests", async () => {
    const { order } = await placeOrder(haat)
    const responses = await Promise.all(
      [1, 2].map((n) => postOrderAction(order.id, "shipment", { by_hand: { number: `AB-${n}` } })),
    )
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409])
    const { tracking } = (await owner.get(`/back-office/orders/${order.id}`)).body
    expect(tracking).toEqual([{ number: expect.stringMatching(/^AB-[12]$/), courier: null, url: null }])
    const { status, body } = await postOrderAction(order.id, "cash-collected", { delivered: true })
    expect([status, body.fulfillment_status, body.payment_status]).toEqual([200, "delivered", "Paid"])
  })

  it.each([
    ["number", { number: "  " }, "Please enter the tracking number"],
    ["number", { number: "<b>1</b>" }, "A tracking number has letters, digits and dashes, at most 60"],
    ["number", { number: "1".repeat(61) }, "A tracking number has letters, digits and dashes, at most 60"],
    ["courier", { number: "1", courier: "x".repeat(61) }, "The carrier's name is at most 60 characters"],
    ["url", { number: "1", url: "javascript:alert(1)" }, "The tracking link starts with https://"],
  ])("rejects a wrong %s, and leaves the order unshipped", async (field, wrong, message) => {
    unshippedOrder ??= (await placeOrder(haat)).order
    const order = unshippedOrder
    const { status, body } = await postOrderAction(order.id, "shipment", { by_hand: wrong })
    expect([status, body.errors]).toEqual([400, { [`by_hand.${field}`]: message }])
    expect((await owner.get(`/back-office/orders/${order.id}`)).body.fulfillment_status).toBe("not_fulfilled")
  })
})

describe("a refunded order", () => {
  /** Sets the refunded part, as a refund in the provider's dashboard does. */
  const setRefundedShare = (id: string, part: number) =>
    haat.sql(
      `update payment_collection pc set captured_amount = pc.amount, refunded_amount = pc.amount * $2::numeric
       from order_payment_collection l where l.payment_collection_id = pc.id and l.order_id = $1`,
      [id, part],
    )

  it("cannot be packed or shipped, is not listed as to ship, and can be cancelled", async () => {
    const { order, product } = await placeOrder(haat)
    const q = `#${order.display_id}`
    await setRefundedShare(order.id, 1)
    expect(await listOrderIds({ q, state: "to_ship" })).toEqual([])
    expect(await listOrderIds({ q, payment: "refunded" })).toEqual([order.id])
    expect((await owner.get(`/back-office/orders/${order.id}`)).body.payment_status).toBe("Refunded")
    for (const what of ["packed", "shipment"]) {
      const { status, body } = await postOrderAction(order.id, what)
      expect([status, body.message]).toEqual([409, "The money of this order was refunded: it can only be cancelled"])
    }
    const { status, body } = await postOrderAction(order.id, "cancellation")
    expect([status, body.status]).toEqual([200, "canceled"])
    expect(await readStock(product)).toBe(5)
  })

  it("can be packed and shipped when refunded in part", async () => {
    const { order } = await placeOrder(haat)
    const q = `#${order.display_id}`
    await setRefundedShare(order.id, 0.5)
    expect(await listOrderIds({ q, state: "to_ship" })).toEqual([order.id])
    expect(await listOrderIds({ q, payment: "refunded" })).toEqual([])
    for (const what of ["packed", "shipment"]) expect((await postOrderAction(order.id, what)).status).toBe(200)
  })
})

describe("an order paid online and cancelled by the owner", () => {
  /** Places an order of one piece (stock 5), paid online. */
  async function payOnline() {
    const [product, shopper] = await Promise.all([haat.product({ price: 250, quantity: 5 }), buyer(haat)])
    await put(shopper, product.id)
    const wanted = { address_id: shopper.address_id, expected_total: await totalOf(shopper) }
    const { payment } = (await shopper.post("/store/razorpay/payments", wanted)).body
    const { razorpay_order_id } = payment
    const proof = await fetch(`${haat.sandboxUrl}/razorpay/pay`, {
      method: "POST",
      body: JSON.stringify({ razorpay_order_id, how: "success" }),
    })
    const { outcome } = (await shopper.post("/store/razorpay/payments/verify", await proof.json())).body
    expect(outcome.state).toBe("ordered")
    return { id: outcome.order_id as string, razorpay_order_id, total: wanted.expected_total, product, shopper }
  }
  /** Reads the refunds of a payment from the provider's sandbox, in rupees. */
  const readRefunds = async (razorpay_order_id: string): Promise<number[]> => {
    const { payments, refunds } = await (await fetch(`${haat.sandboxUrl}/razorpay/state`)).json()
    const own = payments.filter((one: { order_id: string }) => one.order_id === razorpay_order_id)
    return refunds
      .filter((one: { payment_id: string }) => own.some(({ id }: { id: string }) => id === one.payment_id))
      .map(({ amount }: { amount: number }) => amount / 100)
  }

  it("is refunded in full once and restocked, even if packed", async () => {
    const paid = await payOnline()
    expect((await owner.get(`/back-office/orders/${paid.id}`)).body).toMatchObject({
      payment_status: "Paid",
      payment_method: "Online (Prepaid)",
    })
    await postOrderAction(paid.id, "packed")
    expect(await readStock(paid.product)).toBe(4)
    const responses = await Promise.all([1, 2, 3].map(() => postOrderAction(paid.id, "cancellation")))
    for (const { status, body } of responses) expect([status, body.status]).toEqual([200, "canceled"])
    expect(await readStock(paid.product)).toBe(5)
    await expect
      .poll(async () => (await owner.get(`/back-office/orders/${paid.id}`)).body.payment_status, { timeout: 25_000 })
      .toBe("Refunded")
    expect(await readRefunds(paid.razorpay_order_id)).toEqual([paid.total])
    const { order } = (await paid.shopper.get(`/store/my-orders/${paid.id}`)).body
    expect(order).toMatchObject({ status: "canceled", payment_status: "Refunded" })
    const { payments } = (await owner.get(`/back-office/orders/${paid.id}`)).body
    expect(payments).toMatchObject([{ state: "refunded", amount: paid.total }])
    await mailbox(haat).mail(paid.shopper.person.email, "refund")
  })
})
