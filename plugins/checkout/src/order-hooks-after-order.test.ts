/** @module-tag money */
import { randomUUID } from "node:crypto"
import type { Client } from "@haat/testing"
import { type Buyer, buyer, put } from "@haat/testing/buyer"
import { afterAll, beforeAll, expect, it } from "vitest"
import { selling } from "../../gst/src/testing/sell"
import { open, verify } from "../../payments/src/testing/buyer"
import { provider } from "../../payments/src/testing/provider"
import { until } from "../../payments/src/testing/until"
import { openHookShop } from "./testing/hook-shop"

/** Each hook's handlers in the order of their numbers, which is not that of their names. */
const BOTH = ["test-early", "test-first"]

let hooks: Awaited<ReturnType<typeof openHookShop>>
let owner: Client
let shopkeeper: ReturnType<typeof selling>
let razorpay: ReturnType<typeof provider>
let product_id: string

beforeAll(async () => {
  hooks = await openHookShop()
  owner = await hooks.haat.admin()
  shopkeeper = selling(hooks.haat, owner)
  razorpay = provider(hooks.haat)
  product_id = (await shopkeeper.product({ name: "Lota", price: 600 }, {})).id
}, 240_000)
afterAll(() => hooks?.close())

/** A shopper at the provider's window, to pay for this many pieces. */
async function openFor(quantity: number) {
  const shopper = await buyer(hooks.haat)
  await put(shopper, product_id, quantity)
  const { status, body } = await open(shopper)
  expect(status, JSON.stringify(body)).toBe(201)
  const [{ id: cart_id }] = await hooks.haat.sql("select id from cart where customer_id = $1", [shopper.person.id])
  return { shopper, cart_id, razorpay_order_id: body.payment.razorpay_order_id as string }
}

async function payFor(shopper: Buyer, razorpay_order_id: string) {
  const { body } = await verify(shopper, await razorpay.pay(razorpay_order_id))
  return (await shopper.get(`/store/my-orders/${body.outcome.order_id}`)).body.order
}

it("both hold what an order needs while it is paid, and write their rows with it", async () => {
  const { shopper, cart_id, razorpay_order_id } = await openFor(1)
  expect(await hooks.readRuns("order.hold", cart_id)).toEqual(BOTH)
  const order = await payFor(shopper, razorpay_order_id)
  expect(await hooks.readRuns("order.write", order.id)).toEqual(BOTH)
  expect(await hooks.readRuns("order.release", cart_id)).toEqual([])
})

it("both release it when the payment does not become an order", async () => {
  const { shopper, cart_id, razorpay_order_id } = await openFor(1)
  await shopper.post(`/store/cart/lines/${product_id}`, { quantity: 2 })
  await razorpay.pay(razorpay_order_id)
  await until("both release the order", async () => (await hooks.readRuns("order.release", cart_id)).length > 1, 30)
  expect(await hooks.readRuns("order.release", cart_id)).toEqual(BOTH)
})

it("both follow cancelled pieces, parcels, a return and a refund", async () => {
  const { shopper, razorpay_order_id } = await openFor(3)
  const order = await payFor(shopper, razorpay_order_id)
  const lines = [{ line_id: order.items[0].id, quantity: 1 }]
  const cancelled = await shopper.post(`/store/my-orders/${order.id}/cancelled-pieces`, {
    request_id: randomUUID(),
    expected_total: order.total,
    lines,
  })
  expect(cancelled.status, JSON.stringify(cancelled.body)).toBe(200)
  expect(await hooks.readRuns("pieces.cancel", order.id)).toEqual(BOTH)
  await shopkeeper.leave(order.id)
  expect(await hooks.readRuns("parcel.ship", order.id)).toEqual(BOTH)
  await shopkeeper.comeBackUndelivered(order.id)
  expect(await hooks.readRuns("parcel.receive", order.id)).toEqual(BOTH)
  await shopkeeper.leave(order.id)
  expect((await owner.post(`/back-office/orders/${order.id}/delivered`, {})).status).toBe(200)

  await shopkeeper.comeBack(shopper, order, 1)
  const [{ id: return_id }] = (await shopper.get(`/store/my-orders/${order.id}/returns`)).body.returns
  for (const state of ["approved", "received"])
    expect(await hooks.readRuns("return.change", `${return_id} ${state}`), state).toEqual(BOTH)

  await shopkeeper.refund(order.id, { amount: 100, as_credit: true })
  const [refund] = await hooks.haat.sql("select id from payment_refund where order_id = $1 and method = $2", [
    order.id,
    "credit",
  ])
  expect(await hooks.readRuns("refund.process", refund.id)).toEqual(BOTH)
}, 120_000)
