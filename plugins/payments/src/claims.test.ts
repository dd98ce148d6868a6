/** @module-tag money */
import { randomUUID } from "node:crypto"
import { buyer, put } from "@haat/testing/buyer"
import { beforeAll, describe, expect, it } from "vitest"
import { open, verify } from "./testing/buyer"
import { payments } from "./testing/payments"
import { until } from "./testing/until"

const paying = payments()
let owner: Awaited<ReturnType<typeof paying.haat.admin>>
beforeAll(async () => {
  owner = await paying.haat.admin()
})

/** The rule that is hardest on a shopper. */
const RULE = { returnable: true, days: 1, paid_by: "shopper", exchange_only: true }

describe("a claim that was paid online", () => {
  it("is refunded to the payment it was bought with, whatever the rule says, and nothing is taken off", async () => {
    const shopper = await buyer(paying.haat)
    const { id } = await paying.haat.product({ price: 99.99, quantity: 10, returns: RULE } as object)
    await put(shopper, id, 2)
    const { payment } = (await open(shopper)).body
    const { order_id } = (await verify(shopper, await paying.razorpay.pay(payment.razorpay_order_id))).body.outcome
    for (const step of ["shipment", "delivered"])
      expect((await owner.post(`/back-office/orders/${order_id}/${step}`, {})).status).toBe(200)
    const { order } = (await shopper.get(`/store/my-orders/${order_id}`)).body
    const [{ id: line_id }] = order.items
    const requested = await shopper.post(`/store/my-orders/${order_id}/returns`, {
      lines: [{ line_id, quantity: 1 }],
      reason: "wrong_item",
      outcome: "refund",
      way: "pickup",
    })
    expect(requested.status, JSON.stringify(requested.body)).toBe(201)
    const path = `/back-office/returns/${requested.body.return.id}`
    await owner.post(`${path}/approval`, {})
    expect((await owner.post(`${path}/receipt`, { lines: [{ line_id, resellable: 1, damaged: 0 }] })).status).toBe(200)
    const { refundable } = (await owner.get(path)).body
    const request = {
      request_id: randomUUID(),
      expected_left_paise: refundable.left_paise,
      reason: "It was the wrong one",
      lines: [{ line_id, amount: 99.99 }],
    }
    const less = await owner.post(`${path}/refund`, { ...request, way_back: 1 })
    expect([less.status, less.body.code]).toEqual([409, "refund_way_back_free"])
    const made = await owner.post(`${path}/refund`, request)
    expect([made.status, made.body]).toMatchObject([200, { method: "online", amount: 99.99 }])
    await until("the refund to be made", async () => (await owner.get(path)).body.refunds[0].state === "processed")
    expect((await paying.razorpay.money(payment.razorpay_order_id)).refunds).toMatchObject([{ amount: 9_999 }])
  })
})
