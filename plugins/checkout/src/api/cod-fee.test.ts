/** @module-tag money */
import { shop } from "@haat/testing"
import { buyer, payOnDelivery, put, totalOf } from "@haat/testing/buyer"
import { mailbox } from "@haat/testing/mailbox"
import { drawnText } from "@haat/testing/read-pdf"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { REGISTERED, saveTaxSettings, UNREGISTERED } from "../../../gst/src/testing/registered"
import type { SaveCodSettings } from "../contract"

const haat = shop()
const FEE = 40
const NO_RULES = {
  max_rupees: null,
  without_postal_codes: "",
  max_returned: null,
  fee_rupees: 0,
  code_above_rupees: null,
}
const AMOUNTS = ["paid_paise", "taxable_paise", "cgst_paise", "sgst_paise"] as const

async function saveCodRules(changes: Partial<SaveCodSettings>) {
  const owner = await haat.admin()
  const { version } = (await owner.get("/back-office/cod-settings")).body
  expect((await owner.put("/back-office/cod-settings", { ...NO_RULES, version, ...changes })).status).toBe(200)
}

beforeAll(async () => {
  await saveCodRules({ max_rupees: 700, fee_rupees: FEE })
  await saveTaxSettings(haat, REGISTERED)
})
// Resets the rules, because other test files use the same shop.
afterAll(async () => {
  await saveCodRules({})
  await saveTaxSettings(haat, UNREGISTERED)
})

/** Returns a shopper with a lota for ₹600 in the cart. */
async function shopperWithLota() {
  const shopper = await buyer(haat)
  const lota = await haat.product({ name: `Lota ${shopper.person.username}`, price: 600, quantity: 5 })
  await put(shopper, lota.id)
  return { shopper, lota }
}
const readSummary = async (shopper: Awaited<ReturnType<typeof buyer>>) =>
  (await shopper.get(`/store/checkout?address_id=${shopper.address_id}`)).body.summary

describe("the fee for cash on delivery", () => {
  it("is shown before an address is given, and is separate in the order, its mail and its tax", async () => {
    expect((await haat.guest().get("/store/shop")).body.cod_fee).toBe(FEE)
    const { shopper } = await shopperWithLota()
    const summary = await readSummary(shopper)
    expect(summary.cod_fee).toBe(FEE)
    const unnamed = await payOnDelivery(shopper, summary.total)
    expect([unnamed.status, unnamed.body.code]).toEqual([409, "total_changed"])
    const { status, body } = await payOnDelivery(shopper, summary.total + FEE)
    expect(status, JSON.stringify(body)).toBe(201)
    const { order } = body
    expect(order).toMatchObject({
      total: summary.total + FEE,
      cod_fee: FEE,
      delivery_charge: summary.delivery_charge + FEE,
      item_total: summary.item_total,
    })
    expect((await shopper.get(`/store/my-orders/${order.id}`)).body.order.cod_fee).toBe(FEE)
    expect((await (await haat.admin()).get(`/back-office/orders/${order.id}`)).body.cod_fee).toBe(FEE)
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
    const { order } = (await payOnDelivery(shopper, (await readSummary(shopper)).total + FEE)).body
    expect((await owner.post(`/back-office/orders/${order.id}/shipment`, {})).status).toBe(200)
    const [{ delivery, stored }] = await haat.sql(
      `select d.content -> 'delivery' as delivery, (select jsonb_agg(to_jsonb(l)) from gst_order_line l
         where l.order_id = d.order_id and l.line_id is null) as stored
       from gst_document d where d.order_id = $1`,
      [order.id],
    )
    type Part = { is_cod_fee?: boolean } & Record<(typeof AMOUNTS)[number], number>
    const sum = (parts: Part[], name: (typeof AMOUNTS)[number]) => parts.reduce((paise, part) => paise + part[name], 0)
    const fee = delivery.filter((part: Part) => part.is_cod_fee)
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
    expect(orders[0]).toMatchObject({ total, cod_fee: 0 })
  })

  it("is charged with store credit, unless the credit pays everything", async () => {
    const owner = await haat.admin()
    const give = async (shopper: Awaited<ReturnType<typeof buyer>>, amount: number) => {
      const gift = { request_id: crypto.randomUUID(), amount, reason: "A broken lota" }
      expect((await owner.post(`/back-office/customers/${shopper.person.id}/credit`, gift)).status).toBeLessThan(300)
    }
    const order = async (shopper: Awaited<ReturnType<typeof buyer>>, fee: number) => {
      const { total, credit } = await readSummary(shopper)
      const { status, body } = await shopper.post("/store/checkout", {
        address_id: shopper.address_id,
        payment_method: "cod",
        expected_total: total + fee,
        credit: credit.used,
      })
      expect(status, JSON.stringify(body)).toBe(201)
      expect(body.order).toMatchObject({ total: total + fee, cod_fee: fee, credit: credit.used })
    }
    const [part, whole] = [await shopperWithLota(), await shopperWithLota()]
    await give(part.shopper, 100)
    await order(part.shopper, FEE)
    await give(whole.shopper, 5_000)
    await order(whole.shopper, 0)
  })
})

describe("the code for a first cash order", () => {
  it("is required above an amount, valid for one cart, and not required after a delivered order", async () => {
    const owner = await haat.admin()
    await saveCodRules({ code_above_rupees: 500 })
    const { shopper, lota } = await shopperWithLota()
    const order = async (code?: string) => {
      const { total: expected_total, cod_code } = await readSummary(shopper)
      const wish = { address_id: shopper.address_id, payment_method: "cod", expected_total, code }
      return { ...(await shopper.post("/store/checkout", wish)), cod_code }
    }
    const without = await order()
    expect([without.cod_code, without.status, without.body.code]).toEqual([true, 409, "cod_code_needed"])
    for (let nth = 0; nth < 2; nth++) expect((await shopper.post("/store/checkout/cod-code")).status).toBe(202)
    const box = mailbox(haat)
    const { text } = await box.mail(shopper.person.email, "is your code")
    const code = /\b\d{6}\b/.exec(text)?.[0] ?? ""
    const wrong = await order(code === "123456" ? "654321" : "123456")
    expect([wrong.status, wrong.body.code]).toEqual([400, "cod_code_wrong"])
    for (const odd of ["१२३४५", `${code}xyz`, "12345", ""]) {
      const { status, body } = await order(odd)
      expect([odd, status, body.message]).toEqual([odd, 400, "The code of our mail has six digits, 0 to 9"])
    }
    const devanagari = code.slice(3).replace(/\d/g, (digit) => "०१२३४५६७८९"[Number(digit)])
    const placed = await order(` ${code.slice(0, 3)} ${devanagari} `)
    expect(placed.status, JSON.stringify(placed.body)).toBe(201)

    await put(shopper, lota.id)
    expect((await order(code)).body.code).toBe("cod_code_wrong")
    for (const step of ["shipment", "delivered"])
      expect((await owner.post(`/back-office/orders/${placed.body.order.id}/${step}`, {})).status).toBe(200)
    const next = await order()
    expect([next.cod_code, next.status]).toEqual([undefined, 201])
  })
})
