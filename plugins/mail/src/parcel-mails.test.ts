/** @module-tag money */
import { randomUUID } from "node:crypto"
import type { Client } from "@haat/testing"
import { mailbox } from "@haat/testing/mailbox"
import { drawnText } from "@haat/testing/read-pdf"
import { beforeAll, describe, expect, it } from "vitest"
import { payments } from "../../payments/src/testing/payments"

const paying = payments()
let owner: Client
beforeAll(async () => {
  owner = await paying.haat.admin()
})

const move = async (id: string, step: string, body: object = {}) => {
  const { status, body: moved } = await owner.post(`/back-office/orders/${id}/${step}`, body)
  expect([status, moved.message]).toEqual([200, undefined])
}
const orderOf = async (shopper: Client, id: string) => (await shopper.get(`/store/my-orders/${id}`)).body.order
const mailTo = (email: string, subject: string) => mailbox(paying.haat).mail(email, subject)

describe("a prepaid parcel that came back", () => {
  it("is told to both sides with what can be done now, until it is sent again", async () => {
    const { shopper, order_id } = await paying.ordered()
    await move(order_id, "shipment")
    expect((await orderOf(shopper, order_id)).came_back_at).toBeNull()
    await move(order_id, "returned-parcel", { restock: true })
    expect(await orderOf(shopper, order_id)).toMatchObject({
      ...{ came_back_at: expect.any(String), payment_status: "Paid", cancellable: true },
    })
    const seen = async () => (await owner.get(`/back-office/orders/${order_id}`)).body.came_back_at
    expect(await seen()).toEqual(expect.any(String))
    const mail = await mailTo(shopper.person.email, "came back to us")
    expect(mail.text).toContain("We can send it again")
    expect(mail.text).toContain("have your money back")

    await move(order_id, "shipment")
    expect([(await orderOf(shopper, order_id)).came_back_at, await seen()]).toEqual([null, null])
  })

  it("is refunded by cancelling its order, and the mail of that has the credit note attached", async () => {
    const { shopper, id, order_id } = await paying.ordered()
    await move(order_id, "shipment")
    await move(order_id, "returned-parcel", { restock: true })
    expect((await shopper.post(`/store/my-orders/${order_id}/cancel`)).status).toBe(200)
    await paying.state(id, "refunded")
    const { text, attachments } = await mailTo(shopper.person.email, "Your refund of")
    expect(text).toContain("The credit note is attached.")
    const drawn = await drawnText(Buffer.from(attachments[0].content, "base64"))
    expect(drawn).toContain("Reason: came back undelivered")
    expect((await owner.get(`/back-office/orders/${order_id}`)).body.came_back_at).toBeNull()
  })
})

describe("a parcel that has arrived", () => {
  it("is told of once, and a refund of it has its credit note attached", async () => {
    const { shopper, order_id } = await paying.ordered()
    await move(order_id, "shipment")
    await move(order_id, "delivered")
    await move(order_id, "delivered")
    expect((await mailTo(shopper.person.email, "has arrived")).text).toContain("tell us in your orders")
    const { items } = await orderOf(shopper, order_id)
    const { refundable } = (await owner.get(`/back-office/orders/${order_id}`)).body
    await move(order_id, "refund", {
      ...{ request_id: randomUUID(), expected_left_paise: refundable.left_paise, reason: "A crack" },
      lines: [{ line_id: items[0].id, quantity: 1 }],
    })
    const { attachments } = await mailTo(shopper.person.email, "Your refund of")
    expect(await drawnText(Buffer.from(attachments[0].content, "base64"))).toContain("Credit note")
    const arrived = (await mailbox(paying.haat).to(shopper.person.email)).filter(({ subject }) =>
      subject.endsWith("has arrived"),
    )
    expect(arrived).toHaveLength(1)
  })
})
