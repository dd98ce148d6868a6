/** @module-tag money */
import type { SaveGoodsTax } from "@haat/catalog/contract"
import { type Client, shop } from "@haat/testing"
import { buyer, orderCart, placeOrder, put } from "@haat/testing/buyer"
import { makeOffer } from "@haat/testing/make-offer"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { REGISTERED, saveTaxSettings, UNREGISTERED } from "./testing/registered"

const haat = shop()
let owner: Client & { id: string }
beforeAll(async () => {
  owner = await haat.staff("owner")
  await saveTaxSettings(haat, REGISTERED)
})
afterAll(() => saveTaxSettings(haat, UNREGISTERED))

const NOTHING: SaveGoodsTax = { hsn: null, rate_class: null, exempt: null }
const CHENNAI = { city: "Chennai", province: "Tamil Nadu", postal_code: "600001" }

const taxAs = async (product_id: string, tax: Partial<SaveGoodsTax>) => {
  const { status, body } = await owner.put(`/back-office/products/${product_id}/tax`, { ...NOTHING, ...tax })
  expect([status, body.message]).toEqual([200, undefined])
  return body
}

/** Stored tax of an order, amounts in paise. */
const storedTax = async (order_id: string) => {
  const [order] = await haat.sql("select to_jsonb(o) as o from gst_order o where order_id = $1", [order_id])
  const lines = await haat.sql("select to_jsonb(l) as l from gst_order_line l where order_id = $1 order by position", [
    order_id,
  ])
  return { order: order?.o, lines: lines.map(({ l }) => l) }
}

describe("an order's tax", () => {
  it("stores CGST and SGST in the own state, IGST in another, and leaves the total unchanged", async () => {
    const product = await haat.product({ price: 2_625, quantity: 10 })
    await taxAs(product.id, { hsn: "620442" })
    const orders = await Promise.all(
      [{}, CHENNAI].map(async (address) => {
        const shopper = await buyer(haat, {}, address)
        await put(shopper, product.id, 2)
        return orderCart(shopper)
      }),
    )
    const [pune, chennai] = await Promise.all(orders.map(({ id }) => storedTax(id)))
    expect(pune.order).toMatchObject({ charges_tax: true, supplier_state: "27", place_of_supply: "27" })
    expect(pune.lines[0]).toMatchObject({
      paid_paise: 5_250_00,
      taxable_paise: 5_000_00,
      cgst_paise: 125_00,
      sgst_paise: 125_00,
      igst_paise: 0,
      hsn: "620442",
      rate: 500,
      exempt: false,
      line_id: orders[0].items[0].id,
    })
    expect(chennai.order).toMatchObject({ place_of_supply: "33" })
    expect(chennai.lines[0]).toMatchObject({ paid_paise: 5_250_00, taxable_paise: 5_000_00, igst_paise: 250_00 })
    for (const [at, { lines, order }] of [pune, chennai].entries()) {
      const paid = lines.reduce((sum, { paid_paise }) => sum + paid_paise, order.rounding_paise)
      expect(paid).toBe(orders[at].total * 100)
      expect(order.rounding_paise).toBeLessThan(100)
      expect(lines.slice(1).every(({ line_id, rate }) => line_id === null && rate === 500)).toBe(true)
    }
  })

  it("is of what is paid after a coupon, which can change the rate of clothes, on the invoice too", async () => {
    const product = await haat.product({ price: 2_900, quantity: 10 })
    await taxAs(product.id, { hsn: "620442" })
    const { code, id } = await makeOffer(owner)
    const [with_code, without] = await Promise.all([buyer(haat), buyer(haat)])
    for (const shopper of [with_code, without]) await put(shopper, product.id)
    expect((await with_code.post("/store/cart/codes", { code })).status).toBe(200)
    const [cheaper, full] = [await orderCart(with_code), await orderCart(without)]
    await owner.delete(`/back-office/offers/${id}`)
    expect((await storedTax(full.id)).lines[0]).toMatchObject({ paid_paise: 2_900_00, rate: 1800 })
    const { order, lines } = await storedTax(cheaper.id)
    expect(lines[0]).toMatchObject({ paid_paise: 2_610_00, rate: 500 })
    expect(lines.reduce((sum, { paid_paise }) => sum + paid_paise, order.rounding_paise)).toBe(cheaper.total * 100)
    expect((await owner.post(`/back-office/orders/${cheaper.id}/shipment`, {})).status).toBe(200)
    const [{ content }] = await haat.sql("select content from gst_document where order_id = $1", [cheaper.id])
    expect(content.lines[0]).toMatchObject({ price_paise: 2_900_00, discount_paise: 290_00, paid_paise: 2_610_00 })
    expect(content.total_paise).toBe(cheaper.total * 100)
  })

  it("keeps the round-up to whole rupees apart from delivery, untaxed", async () => {
    const { order } = await placeOrder(haat, { product: { price: 99.5, weight: 0.7 }, quantity: 1 })
    const { order: stored, lines } = await storedTax(order.id)
    const delivery = lines
      .filter(({ line_id }) => line_id === null)
      .reduce((sum, { paid_paise }) => sum + paid_paise, 0)
    expect(delivery + stored.rounding_paise).toBe(Math.round(order.delivery_charge * 100))
    expect([lines[0].paid_paise, stored.rounding_paise % 100]).toEqual([99_50, stored.rounding_paise])
  })

  it("is of the category where the product says nothing, and of no code at 18 per cent", async () => {
    const product = await haat.product({ price: 118, quantity: 10 })
    const [first, second] = [await buyer(haat), await buyer(haat)]
    await put(first, product.id)
    expect((await storedTax((await orderCart(first)).id)).lines[0]).toMatchObject({ hsn: "", rate: 1800 })
    const { category } = (await owner.get(`/back-office/products/${product.id}`)).body
    const saved = await owner.put(`/back-office/categories/${category.id}/tax`, { ...NOTHING, hsn: "4901" })
    expect([saved.status, saved.body]).toEqual([200, { id: category.id, own: { ...NOTHING, hsn: "4901" } }])
    await put(second, product.id)
    expect((await storedTax((await orderCart(second)).id)).lines[0]).toMatchObject({ hsn: "4901", rate: 0 })
    await owner.put(`/back-office/categories/${category.id}/tax`, NOTHING)
  })

  it("is nothing for exempt goods, and nothing at all where the shop is not registered", async () => {
    const product = await haat.product({ price: 100, quantity: 10 })
    await taxAs(product.id, { exempt: true, hsn: "0713" })
    const buy = async () => {
      const shopper = await buyer(haat)
      await put(shopper, product.id)
      return storedTax((await orderCart(shopper)).id)
    }
    expect((await buy()).lines[0]).toMatchObject({ exempt: true, rate: 0, taxable_paise: 100_00, cgst_paise: 0 })
    await saveTaxSettings(haat, UNREGISTERED)
    expect((await buy()).order).toMatchObject({ charges_tax: false })
    await saveTaxSettings(haat, REGISTERED)
  })

  it("is not changed by what the owner says later", async () => {
    const { order, product } = await placeOrder(haat)
    const before = await storedTax(order.id)
    await taxAs(product.id, { hsn: "6204", rate_class: "high" })
    expect(await storedTax(order.id)).toEqual(before)
  })
})

describe("what the owner says of taxes", () => {
  it("is a GSTIN with its check character, of the shop's state and with its PAN", async () => {
    const { version } = (await owner.get("/back-office/tax-settings")).body
    const wrong = async (change: object) => {
      const { status, body } = await owner.put("/back-office/tax-settings", { ...REGISTERED, version, ...change })
      return [status, Object.keys(body.errors ?? {})]
    }
    expect(await wrong({ gstin: "27ABCDE1234F1Z5" })).toEqual([400, ["gstin"]])
    expect(await wrong({ gstin: "" })).toEqual([400, ["gstin"]])
    expect(await wrong({ state: "33" })).toEqual([400, ["state"]])
    expect(await wrong({ pan: "ABCDE1234G" })).toEqual([400, ["pan"]])
    expect(await wrong({ legal_name: "", address: "" })).toEqual([400, ["legal_name", "address"]])
    expect(await wrong({ registered: false, composition: true, gstin: "" })).toEqual([400, ["composition"]])
    expect(await wrong({ series_prefix: "HAT" })).toEqual([400, ["series_prefix"]])
    expect((await owner.put("/back-office/tax-settings", { ...REGISTERED, version: version - 1 })).body.code).toBe(
      "tax_settings_changed",
    )
  })

  it("stands in the audit log", async () => {
    await saveTaxSettings(haat, { series_prefix: "HT" })
    await saveTaxSettings(haat, REGISTERED)
    const [{ changes }] = await haat.sql(
      "select changes from trail_entry where resource = 'tax-settings' order by created_at desc limit 1",
    )
    expect(JSON.stringify(changes)).toContain("series_prefix")
  })

  it("names prices between the slabs with the two nearest that fit; the higher rate applies", async () => {
    const product = await haat.product({ price: 2_700, quantity: 3 })
    const tax = await taxAs(product.id, { hsn: "620442" })
    const named = { product_id: product.id, price: 2_700, nearest_low: 2_625, nearest_high: 2_950.01 }
    expect(tax).toMatchObject({ rates: { low: 1800, high: 1800 }, in_gap: [named] })
    const { body } = await owner.get("/back-office/tax-settings/problems")
    expect(body.in_gap).toEqual(expect.arrayContaining([expect.objectContaining(named)]))
    expect(body.without_hsn).toBeGreaterThan(0)
    expect(await taxAs(product.id, { hsn: "620442", exempt: true })).toMatchObject({ rates: null, in_gap: [] })
  })

  it("is rejected for codes, rates and goods that there are not", async () => {
    const product = await haat.product()
    const save = async (id: string, tax: object) =>
      (await owner.put(`/back-office/products/${id}/tax`, { ...NOTHING, ...tax })).status
    expect(await save(product.id, { hsn: "62044" })).toBe(400)
    expect(await save(product.id, { rate_class: "luxury" })).toBe(400)
    expect(await save("prod_none", {})).toBe(404)
    expect((await owner.put("/back-office/categories/pcat_none/tax", NOTHING)).status).toBe(404)
  })
})
