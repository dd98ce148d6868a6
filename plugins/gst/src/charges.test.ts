/** @module-tag money */
import { randomUUID } from "node:crypto"
import type { Charge } from "@haat/checkout/contract"
import type { Client, TestShop } from "@haat/testing"
import { makeOffer } from "@haat/testing/make-offer"
import { drawnText, spokenTexts } from "@haat/testing/read-pdf"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import type { DocumentContent } from "./contract"
import { dayInIndia } from "./rules/calendar"
import { openChargingShop } from "./testing/charging-shop"
import { expectMedusaAgrees } from "./testing/medusa-totals"
import { REGISTERED, saveTaxSettings, UNREGISTERED } from "./testing/registered"
import { CHENNAI, documentFile, selling } from "./testing/sell"

const LONG_MS = 120_000

type Wish = Omit<Charge, "lines">
const WRAPPING: Wish = {
  id: "gift-wrap.wrapping",
  name: "Gift wrapping",
  name_hi: "उपहार की पैकिंग",
  paise: 59_01,
  tax: { hsn: "998540", rate: 18_00 },
  refund: "with_order",
}
const CARD: Wish = {
  id: "gift-wrap.card",
  name: "Printed card",
  paise: 10_50,
  tax: { hsn: "4909", rate: 12_00 },
  refund: "with_pieces",
}
const INSURANCE: Wish = {
  id: "gift-wrap.insurance",
  name: "Insurance",
  paise: 20_00,
  tax: "delivery",
  refund: "with_order",
}

let charging: Awaited<ReturnType<typeof openChargingShop>>
let haat: TestShop
let owner: Client
let shopkeeper: ReturnType<typeof selling>
let goods: { kurta: string; mug: string; rice: string }
beforeAll(async () => {
  charging = await openChargingShop()
  haat = charging.haat
  owner = await haat.admin()
  shopkeeper = selling(haat, owner)
  const [kurta, mug, rice] = await Promise.all([
    shopkeeper.product({ name: "Kurta", price: 999.5, quantity: 500 }, { hsn: "620442" }),
    shopkeeper.product({ name: "Mug", price: 333.33, quantity: 500, weight: 0.7 }, {}),
    shopkeeper.product({ name: "Rice", price: 71.25, quantity: 500 }, { exempt: true, hsn: "1006" }),
  ])
  goods = { kurta: kurta.id, mug: mug.id, rice: rice.id }
}, 240_000)
afterAll(() => charging?.close())
beforeEach(() => saveTaxSettings(haat, REGISTERED))

const agrees = (order_id: string) => expectMedusaAgrees(haat, owner, order_id)

type Part = { charge_id: string | null; line_id: string | null; hsn: string; rate: number; paid: number; tax: number }
const storedParts = (order_id: string): Promise<Part[]> =>
  haat.sql(
    `select charge_id, line_id, hsn, rate, paid_paise::int as paid,
       (cgst_paise + sgst_paise + utgst_paise + igst_paise)::int as tax
     from gst_order_line where order_id = $1 order by position`,
    [order_id],
  )
const chargesOf = async (order_id: string) => (await storedParts(order_id)).filter(({ charge_id }) => charge_id)
const contentsOf = async (table: "gst_document" | "gst_credit_note", order_id: string): Promise<DocumentContent[]> =>
  (await haat.sql(`select content from ${table} where order_id = $1 order by issued_at, serial`, [order_id])).map(
    ({ content }) => content,
  )
const paidByName = ({ delivery }: DocumentContent) => {
  const names = [...new Set(delivery.map(({ name }) => name))]
  return names.map((name) => [
    name,
    delivery.reduce((sum, line) => (line.name === name ? sum + line.paid_paise : sum), 0),
  ])
}
const receiptOf = async (order_id: string) => {
  const address = new URL(`/back-office/orders/${order_id}/invoice?paper=80mm`, haat.backendUrl)
  return drawnText(Buffer.from(await (await fetch(address, { headers: { cookie: owner.cookie } })).arrayBuffer()))
}

/** Two kurtas, three mugs and rice, a tenth off the goods and a third off the delivery. */
async function orderWithOffers(to = {}) {
  const [lines, delivery] = [
    await makeOffer(owner, { stackable: true }),
    await makeOffer(owner, { scope: "delivery", percent: 33, name: "A third of the delivery", automatic: true }),
  ]
  const sold = await shopkeeper.order(
    [
      [goods.kurta, 2],
      [goods.mug, 3],
      [goods.rice, 1],
    ],
    { to, code: lines.code },
  )
  for (const { id } of [lines, delivery]) await owner.delete(`/back-office/offers/${id}`)
  return sold
}

describe("charges of an order", () => {
  it(
    "are stored and printed with a tax of their own or that of the delivery, and all sums agree",
    async () => {
      await charging.charge([WRAPPING, CARD, INSURANCE])
      const { order, shopper } = await orderWithOffers(CHENNAI)
      expect((await agrees(order.id)).total).toBe(order.total)
      expect(await chargesOf(order.id)).toEqual([
        { charge_id: WRAPPING.id, line_id: null, hsn: "998540", rate: 18_00, paid: 59_01, tax: 9_00 },
        { charge_id: CARD.id, line_id: null, hsn: "4909", rate: 12_00, paid: 63_00, tax: 6_75 },
      ])

      await shopkeeper.leave(order.id)
      await agrees(order.id)
      const [content] = await contentsOf("gst_document", order.id)
      expect(content.total_paise).toBe(order.total * 100)
      expect(paidByName(content).slice(1)).toEqual([
        ["Insurance", 20_00],
        ["Gift wrapping", 59_01],
        ["Printed card", 63_00],
      ])
      const english = await drawnText(await documentFile(haat, shopper, order.id))
      for (const line of [
        "Gift wrapping SAC 998540 50.01 9.00 18% 59.01",
        "Printed card HSN 4909 56.25 6.75 12% 63.00",
        "Insurance HSN 620442",
      ])
        expect(english).toContain(line)
      expect(spokenTexts(await documentFile(haat, shopper, order.id, "hi")).join(" | ")).toContain("उपहार की पैकिंग")
      expect(await receiptOf(order.id)).toMatch(/Gift wrapping.*59\.01.*SAC 998540/)
      const { differences } = (await owner.get(`/back-office/tax-returns/${dayInIndia(new Date()).slice(0, 7)}`)).body
      expect(differences).toEqual([])
    },
    LONG_MS,
  )

  it("are taxed in the state that the goods go to, also when it changes", async () => {
    await charging.charge([WRAPPING])
    const { order } = await shopkeeper.order([[goods.mug, 1]], { to: CHENNAI })
    await haat.sql(
      `update order_address a set province = 'Maharashtra', postal_code = '411004' from "order" o
       where o.id = $1 and a.id in (o.shipping_address_id, o.billing_address_id)`,
      [order.id],
    )
    await shopkeeper.leave(order.id)
    await agrees(order.id)
    const [{ delivery }] = await contentsOf("gst_document", order.id)
    expect(delivery[delivery.length - 1]).toMatchObject({ name: "Gift wrapping", igst_paise: 0, cgst_paise: 4_50 })
  })

  it("are untaxed where the shop is not registered, and beside exempt goods make a tax invoice", async () => {
    await charging.charge([WRAPPING])
    const { order: taxed } = await shopkeeper.order([[goods.rice, 1]])
    await shopkeeper.leave(taxed.id)
    expect((await contentsOf("gst_document", taxed.id))[0]).toMatchObject({ kind: "tax_invoice" })

    await saveTaxSettings(haat, UNREGISTERED)
    const { order } = await shopkeeper.order([[goods.mug, 1]])
    await saveTaxSettings(haat, REGISTERED)
    expect(await chargesOf(order.id)).toMatchObject([{ rate: 0, paid: 59_01, tax: 0 }])
    expect(await agrees(order.id)).toMatchObject({ tax_total: 0 })
  })

  it(
    "shrink with cancelled pieces, and are gone with the last of theirs",
    async () => {
      await charging.charge([WRAPPING, CARD, INSURANCE])
      const { order } = await orderWithOffers()
      const lineOf = (product_id: string) => order.items.find((line) => line.product_id === product_id)?.id
      let { total } = order
      for (const [product_id, quantity, cards] of [
        [goods.mug, 2, 4],
        [goods.kurta, 2, 2],
      ] as const) {
        const { status, body } = await owner.post(`/back-office/orders/${order.id}/cancelled-pieces`, {
          request_id: randomUUID(),
          expected_total: total,
          reason: "",
          lines: [{ line_id: lineOf(product_id), quantity }],
        })
        expect([status, body.message]).toEqual([200, undefined])
        total = (await agrees(order.id)).total
        expect(await chargesOf(order.id)).toMatchObject([
          { charge_id: WRAPPING.id, rate: 18_00, paid: 59_01, tax: 9_00 },
          { charge_id: CARD.id, rate: 12_00, paid: cards * 10_50 },
        ])
      }
      await shopkeeper.leave(order.id)
      const [content] = await contentsOf("gst_document", order.id)
      expect(content.total_paise).toBe(Math.round(total * 100))
      expect(paidByName(content).slice(1)).toEqual([
        ["Insurance", 20_00],
        ["Gift wrapping", 59_01],
        ["Printed card", 21_00],
      ])
    },
    LONG_MS,
  )

  it(
    "are on the credit note of a whole refund and of an undelivered parcel, and not of returned goods",
    async () => {
      await charging.charge([WRAPPING, INSURANCE])
      const { order, shopper } = await shopkeeper.order([[goods.kurta, 2]], { to: CHENNAI })
      await shopkeeper.deliver(order.id)
      await shopkeeper.comeBack(shopper, order, 1)
      const { refundable } = (await owner.get(`/back-office/orders/${order.id}`)).body
      await shopkeeper.refund(order.id, { lines: [{ line_id: order.items[0].id, quantity: 1 }] })
      const left = (await owner.get(`/back-office/orders/${order.id}`)).body.refundable.left_paise
      expect(left).toBeLessThan(refundable.left_paise)
      await shopkeeper.refund(order.id, { amount: left / 100 })
      const [[invoice], notes] = [
        await contentsOf("gst_document", order.id),
        await contentsOf("gst_credit_note", order.id),
      ]
      expect(notes[0].delivery).toEqual([])
      expect(paidByName(notes[notes.length - 1])).toEqual(paidByName(invoice))
      expect(notes.reduce((sum, { total_paise }) => sum + total_paise, 0)).toBe(invoice.total_paise)
      const note = (await drawnText(await documentFile(haat, shopper, order.id))).split("Credit note").at(-1)
      expect(note).toContain("Gift wrapping SAC 998540 50.01 9.00 18% 59.01")

      const { order: undelivered } = await shopkeeper.order([[goods.kurta, 1]])
      await shopkeeper.leave(undelivered.id)
      await shopkeeper.comeBackUndelivered(undelivered.id)
      const [[first], [back]] = [
        await contentsOf("gst_document", undelivered.id),
        await contentsOf("gst_credit_note", undelivered.id),
      ]
      expect([paidByName(back), back.total_paise]).toEqual([paidByName(first), first.total_paise])
      await shopkeeper.leave(undelivered.id)
      const [, again] = await contentsOf("gst_document", undelivered.id)
      expect(again.delivery).toEqual(first.delivery)
    },
    LONG_MS,
  )

  it("are taxed when the goods leave where the order has no stored tax", async () => {
    await charging.charge([WRAPPING, INSURANCE])
    const { order } = await shopkeeper.order([[goods.mug, 1]])
    const before = await storedParts(order.id)
    await haat.sql("delete from gst_order_line where order_id = $1", [order.id])
    await haat.sql("delete from gst_order where order_id = $1", [order.id])
    await shopkeeper.leave(order.id)
    expect(await storedParts(order.id)).toEqual(before)
    expect((await contentsOf("gst_document", order.id))[0].total_paise).toBe(order.total * 100)
  })
})
