/** @module-tag numbering */
import { randomUUID } from "node:crypto"
import { type Client, shop } from "@haat/testing"
import { placeOrder } from "@haat/testing/buyer"
import { makeOffer } from "@haat/testing/make-offer"
import { drawnText, spokenTexts } from "@haat/testing/read-pdf"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { DocumentContent } from "../contract"
import { REGISTERED, saveTaxSettings, UNREGISTERED } from "../testing/registered"
import { CHENNAI, documentFile, selling } from "../testing/sell"

const haat = shop()
let owner: Client
let shopkeeper: ReturnType<typeof selling>
beforeAll(async () => {
  owner = await haat.admin()
  shopkeeper = selling(haat, owner)
  await saveTaxSettings(haat, REGISTERED)
})
afterAll(() => saveTaxSettings(haat, UNREGISTERED))

const findNotes = async (order_id: string): Promise<DocumentContent[]> =>
  (
    await haat.sql("select content from gst_credit_note where order_id = $1 order by issued_at, serial", [order_id])
  ).map(({ content }) => content)
const documentOf = async (order_id: string): Promise<DocumentContent> =>
  (await haat.sql("select content from gst_document where order_id = $1", [order_id]))[0].content

/** Two sarees to Chennai, delivered and paid. */
async function delivered() {
  const saree = await shopkeeper.product(
    { name: "Kanjivaram saree", name_hi: "कांजीवरम साड़ी", price: 2_100 },
    { hsn: "500720" },
  )
  const sold = await shopkeeper.order([[saree.id, 2]], { to: CHENNAI })
  await shopkeeper.deliver(sold.order.id)
  return sold
}

describe("a credit note", () => {
  it("is issued when returned goods are received, with every particular of Rule 53 in both languages", async () => {
    const { order, shopper } = await delivered()
    expect(await findNotes(order.id)).toEqual([])
    await shopkeeper.comeBack(shopper, order, 1)

    const [invoice, [note]] = [await documentOf(order.id), await findNotes(order.id)]
    expect(note).toMatchObject({ kind: "credit_note", total_paise: 2_100_00, delivery: [], rounding_paise: 0 })
    expect(note.lines).toMatchObject([
      { quantity: 1, paid_paise: 2_100_00, taxable_paise: 2_000_00, igst_paise: 100_00, hsn: "500720", rate: 500 },
    ])
    const { documents } = (await shopper.get(`/store/my-orders/${order.id}`)).body.order
    expect(documents).toEqual([
      { kind: "tax_invoice", number: invoice.number },
      { kind: "credit_note", number: expect.stringMatching(/^HC\/\d{4}\/\d{5}$/) },
    ])
    const day = invoice.day.split("-").reverse().join(".")
    const drawn = (await drawnText(await documentFile(haat, shopper, order.id, "en"))).split("Page 1 of 2")[1]
    for (const particular of [
      "Credit note",
      "Haat Traders LLP",
      `Number: ${note.number}`,
      `Date: ${day}`,
      "GSTIN: 27ABCDE1234F1Z0",
      `Credits tax invoice: ${invoice.number}`,
      `of ${day}`,
      "Reason: returned: does not fit",
      "Lakshmi Iyer",
      "7 Gandhi Street",
      "Place of supply: Tamil Nadu (33)",
      "Kanjivaram saree HSN 500720 1 PCS 2,000.00 100.00 5% 2,100.00",
      "IGST",
      "₹2,100.00",
      "In words: Rupees two thousand one hundred only",
      "Summary by HSN code",
      "Authorised signatory",
    ])
      expect(drawn).toContain(particular)
    expect(drawn).not.toContain("Payment")

    const spoken = spokenTexts(await documentFile(haat, shopper, order.id, "hi")).join(" | ")
    for (const particular of [
      "क्रेडिट नोट",
      `संख्या: ${note.number}`,
      `किस कर चालान का: ${invoice.number}`,
      `तारीख़ ${day}`,
      "कारण: वापसी: नाप ठीक नहीं था",
      "आपूर्ति का स्थान: तमिलनाडु (33)",
      "शब्दों में: दो हज़ार एक सौ रुपये मात्र",
    ])
      expect(spoken).toContain(particular)
    await expect(haat.sql("update gst_credit_note set number = 'X' where order_id = $1", [order.id])).rejects.toThrow(
      "is never changed",
    )
  })

  it("credits lines, delivery or an amount, and all notes together leave exactly nothing", async () => {
    const { order, shopper } = await delivered()
    await shopkeeper.refund(order.id, { lines: [{ line_id: order.items[0].id, quantity: 1 }] })
    await shopkeeper.refund(order.id, { amount: 100.01 })
    const { refundable } = (await owner.get(`/back-office/orders/${order.id}`)).body
    await shopkeeper.refund(order.id, { amount: refundable.left_paise / 100 })

    const [invoice, notes] = [await documentOf(order.id), await findNotes(order.id)]
    expect(notes.map(({ credits }) => credits?.reason)).toEqual(Array(3).fill("refund"))
    const drawn = await drawnText(await documentFile(haat, shopper, order.id, "en"))
    expect(drawn).toContain("Reason: refund")
    expect(drawn).not.toContain("A stain on the border")
    expect(spokenTexts(await documentFile(haat, shopper, order.id, "hi")).join(" | ")).toContain("कारण: रिफ़ंड")
    expect(notes[0]).toMatchObject({ total_paise: 2_100_00, lines: [{ quantity: 1, igst_paise: 100_00 }] })
    expect(notes[1]).toMatchObject({ total_paise: 100_01, lines: [{ quantity: 0 }], delivery: [{ line_id: null }] })
    for (const name of ["paid_paise", "taxable_paise", "igst_paise"] as const)
      for (const of of ["lines", "delivery"] as const) {
        const sum = (contents: DocumentContent[]) =>
          contents.flatMap((content) => content[of]).reduce((total, line) => total + line[name], 0)
        expect([name, of, sum(notes)]).toEqual([name, of, sum([invoice])])
      }
    expect(notes.reduce((sum, { total_paise }) => sum + total_paise, 0)).toBe(invoice.total_paise)
  })

  it("is not issued a second time for pieces that came back and are then refunded by line", async () => {
    const { order, shopper } = await delivered()
    await shopkeeper.comeBack(shopper, order, 1)
    await shopkeeper.refund(order.id, { lines: [{ line_id: order.items[0].id, quantity: 1 }] })
    expect((await findNotes(order.id)).map(({ total_paise }) => total_paise)).toEqual([2_100_00])
    await shopkeeper.refund(order.id, { lines: [{ line_id: order.items[0].id, quantity: 1 }] })
    expect((await findNotes(order.id)).map(({ total_paise }) => total_paise)).toEqual([2_100_00, 2_100_00])
  })

  it("credits the whole parcel that comes back undelivered; the next one has a whole invoice", async () => {
    const saree = await shopkeeper.product({ price: 2_099.5 }, { hsn: "500720" })
    const { order, shopper } = await shopkeeper.order([[saree.id, 3]], { to: CHENNAI })
    await shopkeeper.leave(order.id)
    await shopkeeper.comeBackUndelivered(order.id)
    const [first, notes] = [await documentOf(order.id), await findNotes(order.id)]
    const { total_paise, rounding_paise, number, day, kind } = first
    expect(notes).toMatchObject([
      { kind: "credit_note", total_paise, rounding_paise, credits: { number, day, kind, reason: "undelivered" } },
    ])
    const taxes = ({ lines, delivery }: DocumentContent) =>
      [...lines, ...delivery].map(({ quantity, taxable_paise, igst_paise }) => [quantity, taxable_paise, igst_paise])
    expect(taxes(notes[0]).map(([, ...paise]) => paise)).toEqual(taxes(first).map(([, ...paise]) => paise))
    expect(notes[0].lines.map(({ quantity }) => quantity)).toEqual([3])

    await shopkeeper.leave(order.id)
    const [, second] = await haat.sql("select content from gst_document where order_id = $1 order by serial", [
      order.id,
    ])
    expect(second.content).toEqual({ ...first, number: second.content.number, day: second.content.day })
    expect(second.content.number).not.toBe(number)
    const { documents } = (await shopper.get(`/store/my-orders/${order.id}`)).body.order
    expect(documents.map(({ kind }: DocumentContent) => kind)).toEqual([kind, "credit_note", kind])
    expect(await drawnText(await documentFile(haat, shopper, order.id, "en"))).toContain(
      "Reason: came back undelivered",
    )
    const { differences } = (await owner.get(`/back-office/tax-returns/${day.slice(0, 7)}`)).body
    expect(differences.filter(({ order_id }: { order_id: string }) => order_id === order.id)).toEqual([])
  })

  it("has the pieces that an offer gave away, at nothing, as they come back with what they were given for", async () => {
    const goods = [await shopkeeper.product({ price: 2_100 }, {}), await shopkeeper.product({ price: 105 }, {})]
    const product_ids = goods.map(({ id }) => id)
    const { code } = await makeOffer(owner, { kind: "buy_get", scope: "products", product_ids, percent: 100 })
    const order = () => shopkeeper.order([...product_ids.map((id) => [id, 1] as [string, number])], { code })
    const paidFor = ({ lines }: DocumentContent) => lines.map(({ quantity, paid_paise }) => [quantity, paid_paise])

    const { order: parcel } = await order()
    await shopkeeper.leave(parcel.id)
    await shopkeeper.comeBackUndelivered(parcel.id)
    const [undelivered] = await findNotes(parcel.id)
    expect(undelivered.total_paise).toBe((await documentOf(parcel.id)).total_paise)

    const { order: delivered, shopper } = await order()
    await shopkeeper.deliver(delivered.id)
    await shopkeeper.comeBack(shopper, delivered, 1, delivered.items)
    for (const note of [undelivered, ...(await findNotes(delivered.id))])
      expect(paidFor(note).sort()).toEqual([
        [1, 0],
        [1, 2_100_00],
      ])
  })

  it("takes no number where nothing has left, and none when its refund is not written", async () => {
    const serials = () =>
      haat.sql("select coalesce(sum(last), 0)::int as last from gst_series where kind = 'credit_note'")
    const { order, shopper } = await placeOrder(haat)
    const before = await serials()
    expect((await owner.post(`/back-office/orders/${order.id}/cancellation`, {})).status).toBe(200)
    const kept = await delivered()
    const { refundable } = (await owner.get(`/back-office/orders/${kept.order.id}`)).body
    const rejected = await owner.post(`/back-office/orders/${kept.order.id}/refund`, {
      ...{
        request_id: randomUUID(),
        expected_left_paise: refundable.left_paise,
        reason: "Too much",
        reference: "UPI 1",
      },
      amount: refundable.left_paise / 100 + 1,
    })
    expect(rejected.status).toBeGreaterThanOrEqual(400)
    expect([await serials(), await findNotes(order.id), await findNotes(kept.order.id)]).toEqual([before, [], []])
    expect((await shopper.get(`/store/my-orders/${order.id}`)).body.order.documents).toEqual([])
  })

  it("is without tax where the goods left with a bill of supply", async () => {
    const dal = await shopkeeper.product({ price: 120 }, { hsn: "0713", exempt: true })
    const { order, shopper } = await shopkeeper.order([[dal.id, 2]])
    await shopkeeper.deliver(order.id)
    await shopkeeper.refund(order.id, { lines: [{ line_id: order.items[0].id, quantity: 1 }] })
    const [note] = await findNotes(order.id)
    expect(note).toMatchObject({ total_paise: 120_00, credits: { kind: "bill_of_supply" } })
    const drawn = (await drawnText(await documentFile(haat, shopper, order.id, "en"))).split("Page 1 of 2")[1]
    expect(drawn).toContain("Credits bill of supply: HB/")
    expect(drawn).not.toMatch(/[CSI]GST\b/)
  })
})
