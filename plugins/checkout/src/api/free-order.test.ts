/** @module-tag money */
import { shop } from "@haat/testing"
import { buyer, put, totalOf } from "@haat/testing/buyer"
import { makeOffer, newCode } from "@haat/testing/make-offer"
import { drawnText } from "@haat/testing/read-pdf"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { REGISTERED, saveTaxSettings, UNREGISTERED } from "../../../gst/src/testing/registered"
import { CHENNAI, documentFile } from "../../../gst/src/testing/sell"

const haat = shop()
const owner = await haat.admin()
const NO_RULES = { max_rupees: null, without_postal_codes: "", max_returned: null }

async function saveCodRules(changes: Partial<typeof NO_RULES>) {
  const { version } = (await owner.get("/back-office/cod-settings")).body
  const body = { ...NO_RULES, code_above_rupees: null, version, ...changes }
  expect((await owner.put("/back-office/cod-settings", body)).status).toBe(200)
}

const [goods, delivery] = [newCode("FREE"), newCode("CARRIED")]
const made: string[] = []
beforeAll(async () => {
  await saveCodRules({ without_postal_codes: "60" })
  await saveTaxSettings(haat, REGISTERED)
  const whole = { percent: 100, stackable: true }
  for (const offer of [
    { ...whole, name: "All of it", code: goods },
    { ...whole, name: "Free delivery", code: delivery, scope: "delivery" as const },
  ])
    made.push((await makeOffer(owner, offer)).id)
})
// Resets the rules, because other test files use the same shop.
afterAll(async () => {
  for (const id of made) await owner.delete(`/back-office/offers/${id}`)
  await saveCodRules({})
  await saveTaxSettings(haat, UNREGISTERED)
})

/** Returns a shopper in Chennai with two free pieces in the cart. */
async function shopperWithFreeCart() {
  const product = await haat.product({ name: "Kanjivaram saree", price: 2_100, quantity: 5 })
  const tax = { hsn: "500720", rate_class: null, exempt: null }
  expect((await owner.put(`/back-office/products/${product.id}/tax`, tax)).status).toBe(200)
  const shopper = await buyer(haat, {}, CHENNAI)
  await put(shopper, product.id, 2)
  for (const code of [goods, delivery]) expect((await shopper.post("/store/cart/codes", { code })).status).toBe(200)
  return { shopper, product }
}

describe("an order of ₹0", () => {
  it("needs no payment method and is paid at once, regardless of the cash rules", async () => {
    const { shopper } = await shopperWithFreeCart()
    const { summary } = (await shopper.get(`/store/checkout?address_id=${shopper.address_id}`)).body
    expect([summary.total, summary.cod_total, summary.cod_withheld]).toEqual([0, 0, undefined])
    const { address_id } = shopper
    const { status, body } = await shopper.post("/store/checkout", { address_id, expected_total: 0 })
    expect([status, body.message]).toEqual([201, undefined])
    expect(body.order).toMatchObject({ total: 0, charges: [], payment_status: "Paid", refunded: 0 })
    const { payment_status } = (await owner.get(`/back-office/orders/${body.order.id}`)).body
    expect(payment_status).toBe("Paid")
  })

  it("has IGST columns on its invoice when it goes to another state", async () => {
    const { shopper } = await shopperWithFreeCart()
    const { address_id } = shopper
    const { order } = (await shopper.post("/store/checkout", { address_id, expected_total: 0 })).body
    expect((await owner.post(`/back-office/orders/${order.id}/shipment`, {})).status).toBe(200)
    const drawn = await drawnText(await documentFile(haat, shopper, order.id))
    expect(drawn).toContain("IGST")
    expect(drawn).not.toContain("CGST")
    expect(drawn).toContain("Place of supply: Tamil Nadu (33)")
  })

  it("can be placed by an old client that names an online payment method", async () => {
    const { shopper, product } = await shopperWithFreeCart()
    const { status, body } = await shopper.post("/api/order/place", {
      cartItems: [{ productId: product.id, quantity: 2 }],
      shippingAddress: {
        addressLine1: "7 Gandhi Street",
        city: "Chennai",
        state: "Tamil Nadu",
        postalCode: "600001",
        country: "India",
      },
      totalPrice: 0,
      paymentMethod: "Online",
    })
    expect([status, body.order?.total, body.order?.paymentStatus]).toEqual([200, 0, "Paid"])
  })

  it("needs a payment method when its total is above 0", async () => {
    const shopper = await buyer(haat)
    await put(shopper, (await haat.product({ price: 100, quantity: 5 })).id)
    const expected_total = await totalOf(shopper)
    const { status, body } = await shopper.post("/store/checkout", { address_id: shopper.address_id, expected_total })
    expect([status, body.message]).toEqual([400, "Pick a way to pay"])
  })
})
