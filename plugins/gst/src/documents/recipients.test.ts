/** @module-tag numbering */
import { type Client, shop } from "@haat/testing"
import { type Buyer, buyer, orderCart, payOnDelivery, put, totalOf } from "@haat/testing/buyer"
import { afterAll, beforeAll, expect, it } from "vitest"
import type { DocumentContent } from "../contract"
import { REGISTERED, saveTaxSettings, UNREGISTERED } from "../testing/registered"

const haat = shop()
let owner: Client
beforeAll(async () => {
  owner = await haat.admin()
  await saveTaxSettings(haat, REGISTERED)
})
afterAll(() => saveTaxSettings(haat, UNREGISTERED))

const GSTIN = "27AAPFU0939F1ZV"
const OFFICE = {
  address_1: "3 Bund Garden Road",
  city: "Pune",
  province: "Maharashtra",
  postal_code: "411001",
  country_code: "in",
  type: "billing",
  company: "Udyog Traders LLP",
}
const GIFT = { recipient_name: "Meera Joshi", recipient_phone: "9822012345", company: "Joshi Clinic" }

const shipped = async (order_id: string): Promise<DocumentContent> => {
  const { status, body } = await owner.post(`/back-office/orders/${order_id}/shipment`, {})
  expect(status, JSON.stringify(body)).toBe(200)
  return (await haat.sql("select content from gst_document where order_id = $1", [order_id]))[0].content
}

const saved = async (shopper: Buyer, address: object): Promise<string> => {
  const { status, body } = await shopper.post("/store/addresses", address)
  expect(status, JSON.stringify(body)).toBe(201)
  return body.address.id
}

it("a gift goes to its recipient, with name and phone, and its bill names the shopper who pays", async () => {
  const shopper = await buyer(haat, { first_name: "Asha", last_name: "Rao", phone: "9876500001" }, GIFT as object)
  await put(shopper, (await haat.product({ price: 400 })).id)
  const wish = { address_id: shopper.address_id, expected_total: await totalOf(shopper) }
  const { payment } = (await shopper.post("/store/razorpay/payments", wish)).body
  expect(payment.prefill).toMatchObject({ name: "Asha Rao", contact: "+919876500001" })

  const order = await orderCart(shopper)
  expect(order.shipping_address).toMatchObject({
    first_name: "Meera",
    last_name: "Joshi",
    phone: "9822012345",
    company: "Joshi Clinic",
  })
  expect(order.billing_address).toMatchObject({ first_name: "Asha", last_name: "Rao", phone: "9876500001" })
  const content = await shipped(order.id)
  expect(content.delivered_to).toMatchObject({ name: "Meera Joshi" })
  expect(content.delivered_to.address.slice(0, 2)).toEqual(["Joshi Clinic", "12 Fergusson College Road"])
  expect([content.buyer.name, content.buyer.gstin]).toEqual(["Asha Rao", ""])
})

it("a business's invoice names the company above its GSTIN, at its billing address", async () => {
  const shopper = await buyer(haat, { first_name: "Asha", last_name: "Rao" })
  const billing_address_id = await saved(shopper, OFFICE)
  await put(shopper, (await haat.product({ price: 400 })).id)
  const order = {
    address_id: shopper.address_id,
    payment_method: "cod",
    expected_total: await totalOf(shopper),
    gstin: GSTIN,
    billing_address_id,
  }
  const placed = await shopper.post("/store/checkout", order)
  expect(placed.status, JSON.stringify(placed.body)).toBe(201)
  const { buyer: billed, delivered_to } = await shipped(placed.body.order.id)
  expect(billed).toMatchObject({ name: "Udyog Traders LLP", gstin: GSTIN, state: "27" })
  expect(billed.address).toEqual(["Asha Rao", "3 Bund Garden Road", "Pune, Maharashtra 411001"])
  expect(delivered_to).toMatchObject({ name: "Asha Rao", address: ["12 Fergusson College Road", expect.anything()] })

  const [{ name, billing_address }] = await haat.sql(
    "select name, billing_address from order_recipient where order_id = $1",
    [placed.body.order.id],
  )
  expect([name, billing_address.company]).toEqual(["Asha Rao", "Udyog Traders LLP"])
})

it("without an address of its own the bill goes with the goods, to the company there", async () => {
  const shopper = await buyer(haat, { first_name: "Asha", last_name: "Rao" }, {
    company: "Udyog Traders LLP",
  } as object)
  await put(shopper, (await haat.product({ price: 400 })).id)
  const placed = await payOnDelivery(shopper, await totalOf(shopper), GSTIN)
  const { buyer: billed } = await shipped(placed.body.order.id)
  expect(billed.address.slice(0, 2)).toEqual(["Asha Rao", "12 Fergusson College Road"])
  expect(billed.name).toBe("Udyog Traders LLP")
})

it("bills to none of another shopper's addresses", async () => {
  const [shopper, other] = [await buyer(haat), await buyer(haat)]
  await put(shopper, (await haat.product()).id)
  const total = await totalOf(shopper)
  const wish = { address_id: shopper.address_id, expected_total: total, billing_address_id: other.address_id }
  for (const reply of [
    await shopper.post("/store/checkout", { ...wish, payment_method: "cod" }),
    await shopper.post("/store/razorpay/payments", wish),
  ])
    expect([reply.status, reply.body.code]).toEqual([404, "not_your_address"])
})
