/** @module-tag numbering */
import type { SaveGoodsTax } from "@haat/catalog/contract"
import { type Client, shop } from "@haat/testing"
import { type Buyer, buyer, orderCart, placeOrder, put } from "@haat/testing/buyer"
import { drawnQrCodes, drawnText, spokenTexts } from "@haat/testing/read-pdf"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { DocumentContent } from "../contract"
import { REGISTERED, saveTaxSettings, UNREGISTERED } from "../testing/registered"

const haat = shop()
let owner: Client
beforeAll(async () => {
  owner = await haat.admin()
  await saveTaxSettings(haat, REGISTERED)
})
afterAll(() => saveTaxSettings(haat, UNREGISTERED))

const NOTHING: SaveGoodsTax = { hsn: null, rate_class: null, exempt: null }
const taxAs = (product_id: string, tax: Partial<SaveGoodsTax>) =>
  owner.put(`/back-office/products/${product_id}/tax`, { ...NOTHING, ...tax })
const ship = async (order_id: string) => {
  const { status, body } = await owner.post(`/back-office/orders/${order_id}/shipment`, {})
  expect([status, body.message]).toEqual([200, undefined])
}
const documentsOf = async (order_id: string): Promise<DocumentContent[]> =>
  (await haat.sql("select content from gst_document where order_id = $1 order by issued_at, serial", [order_id])).map(
    ({ content }) => content,
  )

/** A file, as bytes; the client reads texts. */
const fileOf = async (client: Client, path: string) => {
  const response = await fetch(new URL(path, haat.backendUrl), {
    headers: { cookie: client.cookie, "x-publishable-api-key": haat.publishableKey },
  })
  return {
    status: response.status,
    type: response.headers.get("content-type"),
    file: Buffer.from(await response.arrayBuffer()),
  }
}
const invoiceOf = (shopper: Buyer, order_id: string, locale = "en") =>
  fileOf(shopper, `/store/my-orders/${order_id}/invoice?locale=${locale}`)

const CHENNAI = { address_1: "7 Gandhi Street", city: "Chennai", province: "Tamil Nadu", postal_code: "600001" }

describe("a tax invoice", () => {
  it("is issued when the goods leave, with every particular of Rule 46 in English and Hindi", async () => {
    const saree = await haat.product({ name: "Kanjivaram saree", name_hi: "कांजीवरम साड़ी", price: 2_100, quantity: 5 })
    await taxAs(saree.id, { hsn: "500720" })
    const shopper = await buyer(haat, { first_name: "Lakshmi", last_name: "Iyer" }, CHENNAI)
    await put(shopper, saree.id, 2)
    const order = await orderCart(shopper)
    const early = await shopper.get(`/store/my-orders/${order.id}/invoice`)
    expect([early.status, early.body.code, order.documents]).toEqual([409, "no_document_yet", []])
    await ship(order.id)

    const { documents } = (await shopper.get(`/store/my-orders/${order.id}`)).body.order
    expect(documents).toEqual([{ kind: "tax_invoice", number: expect.stringMatching(/^HI\/\d{4}\/\d{5}$/) }])
    const [content] = await documentsOf(order.id)
    expect(content.total_paise).toBe(order.total * 100)
    const [day, ordered] = [content.day, content.order.placed_on].map((date) => date.split("-").reverse().join("."))

    const english = await invoiceOf(shopper, order.id)
    expect([english.status, english.type]).toEqual([200, "application/pdf"])
    const drawn = await drawnText(english.file)
    for (const particular of [
      "Haat",
      "Haat Traders LLP",
      "Gat 412, Nagar Road",
      "Wagholi, Pune 412207",
      "State: Maharashtra (27)",
      "GSTIN: 27ABCDE1234F1Z0",
      "Tax invoice",
      `Number: ${documents[0].number}`,
      `Date: ${day}`,
      `Order: #${order.display_id}`,
      `Ordered on: ${ordered}`,
      "Payment: Cash on delivery, not paid yet",
      "Billed to",
      "Delivered to",
      "Lakshmi Iyer",
      "7 Gandhi Street",
      "Chennai, Tamil Nadu 600001",
      "State: Tamil Nadu (33)",
      "Place of supply: Tamil Nadu (33)",
      "Tax payable on reverse charge: no",
      "Kanjivaram saree HSN 500720 2 PCS 2,100.00 4,000.00 200.00 5% 4,200.00",
      "Taxable value",
      "IGST",
      "In words: Rupees four thousand",
      "Summary by HSN code",
      "For Haat Traders LLP",
      "Authorised signatory",
    ])
      expect(drawn).toContain(particular)

    const hindi = await invoiceOf(shopper, order.id, "hi")
    const spoken = spokenTexts(hindi.file).join(" | ")
    for (const particular of [
      "कर चालान",
      `संख्या: ${documents[0].number}`,
      `तारीख़: ${day}`,
      "राज्य: महाराष्ट्र (27)",
      "राज्य: तमिलनाडु (33)",
      "आपूर्ति का स्थान: तमिलनाडु (33)",
      "रिवर्स चार्ज पर कर देय: नहीं",
      "बिल किसके नाम",
      "डिलीवरी का पता",
      "कांजीवरम साड़ी",
      "मात्रा",
      "कर योग्य मूल्य",
      "शब्दों में: चार हज़ार",
      "HSN कोड के अनुसार सारांश",
      "अधिकृत हस्ताक्षरकर्ता",
    ])
      expect(spoken).toContain(particular)
    const numbers = await drawnText(hindi.file)
    for (const particular of ["GSTIN: 27ABCDE1234F1Z0", "HSN 500720", "4,000.00 200.00", "4,200.00", "Lakshmi Iyer"])
      expect(numbers).toContain(particular)
  })

  it("is the same file each time, whatever is changed afterwards, and cannot be changed in the database", async () => {
    const { order, shopper, product } = await placeOrder(haat)
    await ship(order.id)
    const before = (await invoiceOf(shopper, order.id)).file
    await taxAs(product.id, { rate_class: "high" })
    await saveTaxSettings(haat, { legal_name: "Another name", series_prefix: "ZZ" })
    expect((await invoiceOf(shopper, order.id)).file.equals(before)).toBe(true)
    await saveTaxSettings(haat, REGISTERED)
    for (const change of [
      "update gst_document set number = 'X' where order_id = $1",
      "delete from gst_document where order_id = $1",
    ])
      await expect(haat.sql(change, [order.id])).rejects.toThrow("is never changed")
  })

  it("is the shopper's own and the shop's; nobody else finds it", async () => {
    const { order, shopper } = await placeOrder(haat)
    await ship(order.id)
    const [other, support] = [await buyer(haat), await haat.staff("support")]
    expect((await invoiceOf(other, order.id)).status).toBe(404)
    expect((await haat.guest().get(`/store/my-orders/${order.id}/invoice`)).status).toBe(401)
    const theirs = await fileOf(support, `/back-office/orders/${order.id}/invoice?locale=hi`)
    expect(theirs.file.equals((await invoiceOf(shopper, order.id, "hi")).file)).toBe(true)
    expect((await support.get(`/back-office/orders/${order.id}`)).body.documents).toHaveLength(1)
    expect((await owner.get("/back-office/orders/order_none/invoice")).status).toBe(404)
  })

  it("takes no number for an order that is cancelled before it leaves", async () => {
    const serials = () => haat.sql("select coalesce(sum(last), 0)::int as last from gst_series")
    const { order } = await placeOrder(haat)
    const before = await serials()
    expect((await owner.post(`/back-office/orders/${order.id}/cancellation`, {})).status).toBe(200)
    expect((await owner.post(`/back-office/orders/${order.id}/shipment`, {})).status).toBe(409)
    expect([await serials(), await documentsOf(order.id)]).toEqual([before, []])
  })

  it("is one for each parcel where an order leaves in two, and both together are the order", async () => {
    const product = await haat.product({ price: 333.33, quantity: 5 })
    const shopper = await buyer(haat)
    await put(shopper, product.id, 3)
    const order = await orderCart(shopper)
    const items = [{ id: order.items[0].id, quantity: 1 }]
    expect((await owner.post(`/admin/orders/${order.id}/fulfillments`, { items })).status).toBe(200)
    await ship(order.id)
    await ship(order.id)
    const documents = await documentsOf(order.id)
    expect(documents.map(({ lines }) => lines[0].quantity)).toEqual([1, 2])
    expect(documents.reduce((sum, { total_paise }) => sum + total_paise, 0)).toBe(order.total * 100)
    expect(documents.map(({ delivery }) => delivery.length)).toEqual([1, 0])
    const pages = await drawnText((await invoiceOf(shopper, order.id)).file)
    for (const { number } of documents) expect(pages).toContain(number)
  })
})

describe("a document of what is paid on delivery", () => {
  it("has a UPI code with payee, amount and document, and none without a UPI id", async () => {
    await saveTaxSettings(haat, { ...REGISTERED, upi_id: "haat.pune@okbank" })
    const { order, shopper } = await placeOrder(haat)
    await ship(order.id)
    await saveTaxSettings(haat, REGISTERED)
    const [{ upi, number }] = await documentsOf(order.id)
    const note = encodeURIComponent(number)
    expect(upi).toEqual({
      id: "haat.pune@okbank",
      paise: order.total * 100,
      uri: `upi://pay?pa=haat.pune@okbank&pn=Haat%20Traders%20LLP&am=${order.total.toFixed(2)}&cu=INR&tn=${note}`,
    })
    const amount = new Intl.NumberFormat("en-IN", { minimumFractionDigits: 2 }).format(order.total)
    expect(await drawnText((await invoiceOf(shopper, order.id)).file)).toContain(
      `Pay ₹${amount} by UPI haat.pune@okbank`,
    )
    for (const look of ["locale=en", "locale=hi", "locale=en&paper=80mm"]) {
      const { file } = await fileOf(shopper, `/store/my-orders/${order.id}/invoice?${look}`)
      expect([look, drawnQrCodes(file)]).toEqual([look, [upi?.uri]])
    }
    const without = await placeOrder(haat)
    await ship(without.order.id)
    expect(drawnQrCodes((await invoiceOf(without.shopper, without.order.id)).file)).toEqual([])
    expect((await documentsOf(without.order.id))[0].upi).toBeUndefined()
    const wrong = await owner.put("/back-office/tax-settings", { ...REGISTERED, upi_id: "no at sign", version: 0 })
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([400, ["upi_id"]])
  })

  it("is printed on a roll of 80 mm too, with the same particulars, one page as long as it is", async () => {
    const { order, shopper } = await placeOrder(haat)
    await ship(order.id)
    const [{ number, total_paise }] = await documentsOf(order.id)
    const { status, file } = await fileOf(shopper, `/store/my-orders/${order.id}/invoice?locale=en&paper=80mm`)
    expect(status).toBe(200)
    const total = new Intl.NumberFormat("en-IN", { minimumFractionDigits: 2 }).format(total_paise / 100)
    const drawn = await drawnText(file)
    for (const particular of [
      ...[
        "Haat Traders LLP",
        "GSTIN: 27ABCDE1234F1Z0",
        "Tax invoice",
        `Number: ${number}`,
        "Billed to",
        "Delivered to",
      ],
      ...[
        "Place of supply: Maharashtra (27)",
        "reverse charge: no",
        "2 PCS × 250.00",
        "CGST 9%",
        "SGST 9%",
        `₹${total}`,
      ],
      "In words: Rupees",
      "Summary by HSN code",
      "Authorised signatory",
    ])
      expect(drawn).toContain(particular)
    const boxes = [...file.toString("latin1").matchAll(/MediaBox \[0 0 (\S+) (\S+)\]/g)]
    expect(boxes.map(([, width]) => Number(width))).toEqual([226.77])
    expect(Number(boxes[0][2])).toBeLessThan(1_500)
  })
})

it("is issued within a minute for what Medusa's own Admin API registers as shipped", async () => {
  const { order } = await placeOrder(haat)
  const items = [{ id: order.items[0].id, quantity: 2 }]
  expect((await owner.post(`/admin/orders/${order.id}/fulfillments`, { items })).status).toBe(200)
  const { fulfillments } = (await owner.get(`/admin/orders/${order.id}?fields=*fulfillments`)).body.order
  const shipped = await owner.post(`/admin/orders/${order.id}/fulfillments/${fulfillments[0].id}/shipments`, { items })
  expect(shipped.status).toBe(200)
  await expect.poll(async () => (await documentsOf(order.id)).length, { timeout: 60_000, interval: 500 }).toBe(1)
  expect((await documentsOf(order.id))[0].total_paise).toBe(order.total * 100)
}, 90_000)

describe("a bill of supply", () => {
  it("is what exempt goods leave with, from a series of its own", async () => {
    const product = await haat.product({ price: 120, quantity: 5 })
    await taxAs(product.id, { exempt: true, hsn: "0713" })
    const shopper = await buyer(haat)
    await put(shopper, product.id)
    const order = await orderCart(shopper)
    await ship(order.id)
    const [{ kind, number }] = await documentsOf(order.id)
    expect([kind, number]).toEqual(["bill_of_supply", expect.stringMatching(/^HB\//)])
    const drawn = await drawnText((await invoiceOf(shopper, order.id)).file)
    expect(drawn).toContain("Bill of supply")
    expect(drawn).not.toMatch(/[CSI]GST/)
  })

  it("is what everything leaves with where the shop is not registered, without tax and GSTIN", async () => {
    await saveTaxSettings(haat, UNREGISTERED)
    const { order, shopper } = await placeOrder(haat)
    await ship(order.id)
    await saveTaxSettings(haat, REGISTERED)
    const [{ kind, supplier, charges_tax, total_paise }] = await documentsOf(order.id)
    expect([kind, supplier.gstin, charges_tax, total_paise]).toEqual(["bill_of_supply", "", false, order.total * 100])
    expect(await drawnText((await invoiceOf(shopper, order.id)).file)).not.toContain("GST")
  })
})

it("gives an order of an earlier version its tax when it leaves", async () => {
  const { order } = await placeOrder(haat)
  await haat.sql("delete from gst_order_line where order_id = $1", [order.id])
  await haat.sql("delete from gst_order where order_id = $1", [order.id])
  await ship(order.id)
  const [{ lines, total_paise }] = await documentsOf(order.id)
  expect([lines[0].rate, lines[0].paid_paise, total_paise]).toEqual([1800, 500_00, order.total * 100])
})
