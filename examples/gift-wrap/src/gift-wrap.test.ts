import { type Buyer, buyer, mailbox, openShop, put } from "@haat/sdk/testing"
import { describe, expect, it } from "vitest"

const haat = openShop()
const WRAPPING = { id: "gift-wrap.wrapping", name: "Gift wrapping", name_hi: "गिफ़्ट रैपिंग" }
const WISH = { is_wrapped: true, message: "For Meera" }

const summaryOf = async (shopper: Buyer) =>
  (await shopper.get(`/store/checkout?address_id=${shopper.address_id}`)).body.summary

const place = (shopper: Buyer, expected_total: number) =>
  shopper.post("/store/checkout", { address_id: shopper.address_id, payment_method: "cod", expected_total })

/** Returns a shopper with pieces in the cart who has made the wish. */
async function shopperWithWish(price: number, wish: object, quantity = 2) {
  const shopper = await buyer(haat)
  const product = await haat.product({ price, quantity: 10 })
  await put(shopper, product.id, quantity)
  const saved = await shopper.post("/store/checkout/fields", { plugin: "gift-wrap", values: wish })
  return { shopper, saved }
}

describe("gift wrapping", () => {
  it("costs ₹40 a piece, and is stored, mailed and shown with its message", async () => {
    const { shopper } = await shopperWithWish(300, WISH)
    const summary = await summaryOf(shopper)
    expect(summary).toMatchObject({ charges: [{ ...WRAPPING, amount: 80 }], fields: { "gift-wrap": WISH } })
    const { order } = (await place(shopper, summary.total)).body
    expect(order.charges).toEqual([{ ...WRAPPING, amount: 80 }])
    expect(order.fields).toEqual([
      { id: "gift-wrap.is_wrapped", label: "Wrap as a gift", label_hi: "गिफ़्ट रैप करें", value: true },
      { id: "gift-wrap.message", label: "Gift message", label_hi: "गिफ़्ट का संदेश", value: "For Meera" },
    ])
    expect(await haat.sql("select pieces from gift_wrap where order_id = $1", [order.id])).toEqual([{ pieces: 2 }])
    const { text } = await mailbox(haat).mail(shopper.person.email, "is placed")
    expect(text).toMatch(/Gift wrapping\D*80/)
    expect(text).toContain("We will wrap it as a gift.")

    expect((await shopper.post(`/store/my-orders/${order.id}/cancel`, {})).status).toBe(200)
    expect(await haat.sql("select 1 from gift_wrap where order_id = $1", [order.id])).toEqual([])
  })

  it("gives back the share of a cancelled piece", async () => {
    const { shopper } = await shopperWithWish(300, WISH)
    const { order } = (await place(shopper, (await summaryOf(shopper)).total)).body
    const { status, body } = await shopper.post(`/store/my-orders/${order.id}/cancelled-pieces`, {
      request_id: crypto.randomUUID(),
      expected_total: order.total,
      lines: [{ line_id: order.items[0].id, quantity: 1 }],
    })
    expect(status, JSON.stringify(body)).toBe(200)
    expect((await shopper.get(`/store/my-orders/${order.id}`)).body.order.charges).toEqual([
      { ...WRAPPING, amount: 40 },
    ])
  })

  it("is free above ₹2,000, which the cart tells before", async () => {
    const near = await shopperWithWish(600, WISH)
    const { offers } = await summaryOf(near.shopper)
    expect(offers.hints).toContainEqual({ name: "Free gift wrapping", name_hi: "मुफ़्त गिफ़्ट रैपिंग", missing: 801 })
    const free = await shopperWithWish(1_001, WISH)
    expect((await summaryOf(free.shopper)).charges).toEqual([])
  })

  it("rejects a long message, and an order with a message but no wrapping", async () => {
    const { saved } = await shopperWithWish(300, { is_wrapped: true, message: "x".repeat(201) })
    expect([saved.status, saved.body.message]).toEqual([400, "The message can have up to 200 characters"])
    const { shopper } = await shopperWithWish(300, { message: "For Meera" })
    const { status, body } = await place(shopper, (await summaryOf(shopper)).total)
    expect([status, body.code]).toEqual([400, "gift_message_without_wrapping"])
    expect(body.errors).toEqual({ "gift-wrap.is_wrapped": body.message })
  })
})
