/** @module-tag money */
import { shop } from "@haat/testing"
import { buyer, payOnDelivery, put, summaryOf, totalOf } from "@haat/testing/buyer"
import { mailbox } from "@haat/testing/mailbox"
import { drawnText } from "@haat/testing/read-pdf"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { REGISTERED, saveTaxSettings, UNREGISTERED } from "../../gst/src/testing/registered"
import { saveFee } from "./testing/save-fee"

const haat = shop()
const FEE = 40
const AMOUNTS = ["paid_paise", "taxable_paise", "cgst_paise", "sgst_paise"] as const
const CHARGE = { id: "cash-fee.fee", name: "Cash on delivery fee", name_hi: "कैश ऑन डिलीवरी का शुल्क", amount: FEE }

beforeAll(async () => {
  await saveFee(haat, FEE)
  await saveTaxSettings(haat, REGISTERED)
})
// Resets the settings, because other test files use the same shop.
afterAll(async () => {
  await saveFee(haat, 0)
  await saveTaxSettings(haat, UNREGISTERED)
})

/** Returns a shopper with a lota for ₹600 in the cart. */
async function shopperWithLota() {
  const shopper = await buyer(haat)
  const lota = await haat.product({ name: `Lota ${shopper.person.username}`, price: 600, quantity: 5 })
  await put(shopper, lota.id)
  return { shopper, lota }
}

describe("the fee for cash on delivery", () => {
  it("is shown before an address is given, and is separate in the order, its mail and its tax", async () => {
    expect((await haat.guest().get("/store/shop")).body.plugins["cash-fee"]).toEqual({ fee_rupees: FEE })
    const { shopper } = await shopperWithLota()
    const summary = await summaryOf(shopper)
    expect(summary).toMatchObject({ cash_charges: [CHARGE], charges: [], cod_total: summary.total + FEE })
    const unnamed = await payOnDelivery(shopper, summary.total)
    expect([unnamed.status, unnamed.body.code]).toEqual([409, "total_changed"])
    const { status, body } = await payOnDelivery(shopper, summary.total + FEE)
    expect(status, JSON.stringify(body)).toBe(201)
    const { order } = body
    expect(order).toMatchObject({
      total: summary.total + FEE,
      charges: [CHARGE],
      delivery_charge: summary.delivery_charge + FEE,
      item_total: summary.item_total,
    })
    expect((await shopper.get(`/store/my-orders/${order.id}`)).body.order.charges).toEqual([CHARGE])
    expect((await (await haat.admin()).get(`/back-office/orders/${order.id}`)).body.charges).toEqual([CHARGE])
    const { text } = await mailbox(haat).mail(shopper.person.email, "is placed")
    expect(text).toMatch(/Cash on delivery fee\D*40/)

    const [{ paid, taxable, rounding }] = await haat.sql(
      `select sum(l.paid_paise)::int as paid, sum(l.taxable_paise + l.cgst_paise + l.sgst_paise)::int as taxable,
         (select rounding_paise::int from gst_order where order_id = $1) as rounding
       from gst_order_line l where l.order_id = $1`,
      [order.id],
    )
    expect(paid).toBe(taxable)
    expect(paid + rounding).toBe(100 * (summary.total + FEE))
    expect(rounding).toBeLessThan(100)
  })

  it("is a separate line on the invoice, taxed like the delivery", async () => {
    const owner = await haat.admin()
    const { shopper } = await shopperWithLota()
    const { order } = (await payOnDelivery(shopper, (await summaryOf(shopper)).total + FEE)).body
    expect((await owner.post(`/back-office/orders/${order.id}/shipment`, {})).status).toBe(200)
    const [{ delivery, stored }] = await haat.sql(
      `select d.content -> 'delivery' as delivery, (select jsonb_agg(to_jsonb(l)) from gst_order_line l
         where l.order_id = d.order_id and l.line_id is null) as stored
       from gst_document d where d.order_id = $1`,
      [order.id],
    )
    type Part = { name: string } & Record<(typeof AMOUNTS)[number], number>
    const sum = (parts: Part[], name: (typeof AMOUNTS)[number]) => parts.reduce((paise, part) => paise + part[name], 0)
    const fee = delivery.filter((part: Part) => part.name === CHARGE.name)
    expect(sum(fee, "paid_paise")).toBe(FEE * 100)
    expect(delivery.length).toBeGreaterThan(fee.length)
    for (const name of AMOUNTS) expect([name, sum(delivery, name)]).toEqual([name, sum(stored, name)])
    for (const part of delivery) expect(part.taxable_paise + part.cgst_paise + part.sgst_paise).toBe(part.paid_paise)

    const url = new URL(`/back-office/orders/${order.id}/invoice`, haat.backendUrl)
    const response = await fetch(url, { headers: { cookie: owner.cookie } })
    expect(await drawnText(Buffer.from(await response.arrayBuffer()))).toMatch(
      /Delivery .*Cash on delivery fee .* 40\.00/,
    )
  })

  it("is not charged for online payments, nor to old clients", async () => {
    const { shopper, lota } = await shopperWithLota()
    const total = await totalOf(shopper)
    const wish = { address_id: shopper.address_id, expected_total: total }
    expect((await shopper.post("/store/razorpay/payments", wish)).status).toBe(201)
    const old = await shopper.post("/api/order/place", {
      cartItems: [{ productId: lota.id, quantity: 1 }],
      shippingAddress: {
        addressLine1: "12 Fergusson College Road",
        city: "Pune",
        state: "Maharashtra",
        postalCode: "411004",
        country: "India",
      },
      totalPrice: total,
      paymentMethod: "COD",
    })
    expect(old.status, JSON.stringify(old.body)).toBeLessThan(300)
    const { orders } = (await shopper.get("/store/my-orders")).body
    expect(orders[0]).toMatchObject({ total, charges: [] })
  })

  it("is charged with store credit, unless the credit pays everything", async () => {
    const owner = await haat.admin()
    const give = async (shopper: Awaited<ReturnType<typeof buyer>>, amount: number) => {
      const gift = { request_id: crypto.randomUUID(), amount, reason: "A broken lota" }
      expect((await owner.post(`/back-office/customers/${shopper.person.id}/credit`, gift)).status).toBeLessThan(300)
    }
    const order = async (shopper: Awaited<ReturnType<typeof buyer>>, fee: number) => {
      const { total, credit } = await summaryOf(shopper)
      const { status, body } = await shopper.post("/store/checkout", {
        address_id: shopper.address_id,
        payment_method: "cod",
        expected_total: total + fee,
        credit: credit?.used,
      })
      expect(status, JSON.stringify(body)).toBe(201)
      expect(body.order).toMatchObject({ total: total + fee, charges: fee ? [CHARGE] : [], credit: credit?.used })
    }
    const [part, whole] = [await shopperWithLota(), await shopperWithLota()]
    await give(part.shopper, 100)
    await order(part.shopper, FEE)
    await give(whole.shopper, 5_000)
    await order(whole.shopper, 0)
  })
})
