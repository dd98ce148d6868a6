/** @module-tag money */
import { randomUUID } from "node:crypto"
import { totalOf } from "@haat/testing/buyer"
import { expect, it } from "vitest"
import { verify } from "./testing/buyer"
import { payments } from "./testing/payments"
import { until } from "./testing/until"

const paying = payments()

const withCredit = async () => {
  const { shopper } = await paying.ready()
  const owner = await paying.haat.admin()
  const gift = { request_id: randomUUID(), amount: 60, reason: "A late parcel" }
  expect((await owner.post(`/back-office/customers/${shopper.person.id}/credit`, gift)).status).toBe(200)
  const total = await totalOf(shopper)
  const form = { address_id: shopper.address_id, expected_total: total, credit: 60 }
  const { status, body } = await shopper.post("/store/razorpay/payments", form)
  expect([status, body.payment?.amount]).toEqual([201, (total - 60) * 100])
  return { shopper, total, id: body.payment.razorpay_order_id as string }
}
const balanceOf = async (shopper: Awaited<ReturnType<typeof withCredit>>["shopper"]) =>
  (await shopper.get("/store/credit")).body.credit.balance

it("pays online what store credit leaves to pay; cancelling returns both, each the way it came", async () => {
  const { shopper, total, id } = await withCredit()
  const { outcome } = (await verify(shopper, await paying.razorpay.pay(id))).body
  expect(outcome.state).toBe("ordered")
  expect(await balanceOf(shopper)).toBe(0)
  const read = async () => (await shopper.get(`/store/my-orders/${outcome.order_id}`)).body.order
  expect(await read()).toMatchObject({ total, credit: 60, payment_status: "Paid", payment_method: "Online (Prepaid)" })
  expect((await shopper.post(`/store/my-orders/${outcome.order_id}/cancel`)).status).toBe(200)
  await paying.state(id, "refunded")
  expect((await paying.razorpay.money(id)).refunds).toMatchObject([{ amount: (total - 60) * 100 }])
  expect(await balanceOf(shopper)).toBe(60)
  await until("the order to be refunded", async () => (await read()).payment_status === "Refunded")
  expect(await read()).toMatchObject({ refunded: total })
})

it("refunds what was paid online when the store credit was spent elsewhere meanwhile", async () => {
  const { shopper, id } = await withCredit()
  const [{ id: customer_id }] = [shopper.person]
  await paying.haat.sql(
    "insert into store_credit_entry (id, customer_id, amount, kind, order_id) values ($1, $2, -100, 'order', $1)",
    [`order_${customer_id}`, customer_id],
  )
  const { outcome } = (await verify(shopper, await paying.razorpay.pay(id))).body
  expect(["refunding", "refunded"]).toContain(outcome.state)
  expect(outcome.message).toMatch(/Your store credit has changed/)
  await paying.state(id, "refunded")
  expect(await balanceOf(shopper)).toBe(59)
  expect((await shopper.get("/store/my-orders")).body.orders).toEqual([])
})

it("refunds a returned parcel's cancelled order less what staff gave as store credit", async () => {
  const { shopper, id, amount, order_id } = await paying.ordered()
  const owner = await paying.haat.admin()
  const move = async (step: string, body: object = {}) => {
    const response = await owner.post(`/back-office/orders/${order_id}/${step}`, body)
    expect(response.status, `${step}: ${JSON.stringify(response.body)}`).toBe(200)
  }
  await move("shipment")
  const { refundable } = (await owner.get(`/back-office/orders/${order_id}`)).body
  const goodwill = { request_id: randomUUID(), expected_left_paise: refundable.left_paise, reason: "It is late" }
  await move("refund", { ...goodwill, amount: 50, as_credit: true })
  await move("returned-parcel", { restock: true })

  expect((await shopper.post(`/store/my-orders/${order_id}/cancel`)).status).toBe(200)
  await paying.state(id, "refunded")
  const { refunds } = await paying.razorpay.money(id)
  expect(refunds.reduce((sum: number, refund: { amount: number }) => sum + refund.amount, 0)).toBe(amount - 5_000)
  expect(await balanceOf(shopper)).toBe(50)
  const read = async () => (await shopper.get(`/store/my-orders/${order_id}`)).body.order
  await until("the order to be refunded", async () => (await read()).payment_status === "Refunded")
  expect(await read()).toMatchObject({ status: "canceled", refunded: amount / 100 })
})
