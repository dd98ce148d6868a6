/** @module-tag money */
import { checkCharacter } from "@haat/places/gstin"
import { shop } from "@haat/testing"
import { makeOffer } from "@haat/testing/make-offer"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { REGISTERED, saveTaxSettings, UNREGISTERED } from "./testing/registered"
import { selling } from "./testing/sell"

const numbered = (first14: string) => `${first14}${checkCharacter(first14)}`

const haat = shop()
const owner = await haat.admin()
const shopkeeper = selling(haat, owner)
let code: string | null
let offer_id: string

beforeAll(async () => {
  await saveTaxSettings(haat, { ...REGISTERED, pan: "COURI1234A", gstin: numbered("27COURI1234A1Z") })
  const made = await makeOffer(owner)
  code = made.code
  offer_id = made.id
})
afterAll(async () => {
  await owner.delete(`/back-office/offers/${offer_id}`)
  await saveTaxSettings(haat, UNREGISTERED)
})

/** Amount that the carrier was told to collect for each parcel under way, in paise, by its number. */
async function cashByNumber(): Promise<Map<string, number>> {
  const page = await (await fetch(`${haat.sandboxUrl}/shiprocket/parcels`)).text()
  const parcels = page.matchAll(/<strong>(\d+)<\/strong>.*\n.*?(?:cash to collect ₹([\d.]+))?<br>/g)
  return new Map([...parcels].map(([, number, rupees = "0"]) => [number, Math.round(Number(rupees) * 100)]))
}

/**
 * Cash that couriers collect for an order, parcel by parcel in the sequence of booking, and the totals of the parcels'
 * documents.
 */
async function ofParcels(order_id: string) {
  const [parcels, cash] = await Promise.all([
    haat.sql(
      `select p.fulfillment_id, l.number, (d.content ->> 'total_paise')::int as document from order_parcel p
       join parcel_label l on l.fulfillment_id = p.fulfillment_id
         left join gst_document d on d.fulfillment_id = p.fulfillment_id
       where p.order_id = $1 order by p.created_at`,
      [order_id],
    ),
    cashByNumber(),
  ])
  return parcels.map(({ number, document }) => ({ cash: cash.get(number), document }))
}

const sum = (all: { cash: number | undefined }[]) => all.reduce((before, { cash }) => before + (cash ?? 0), 0)
const ship = async (order_id: string, warehouse_id?: string) => {
  const { status, body } = await owner.post(`/back-office/orders/${order_id}/shipment`, { warehouse_id })
  expect([status, body.message]).toEqual([200, undefined])
}

describe("what a courier collects", () => {
  it("is what is left to pay after an offer, for an order of one parcel", async () => {
    const product = await shopkeeper.product({ price: 999.5 }, { hsn: "500720" })
    const { order } = await shopkeeper.order([[product.id, 3]], { code })
    expect(order.total).toBeLessThan(2_998)
    await ship(order.id)
    expect(await ofParcels(order.id)).toEqual([{ cash: order.total * 100, document: order.total * 100 }])
  })

  it("is the sum of the parcel's document in whole rupees; several parcels add up to the order", async () => {
    const products = await Promise.all([333.33, 749].map((price) => shopkeeper.product({ price }, { hsn: "500720" })))
    const { order } = await shopkeeper.order(
      products.map(({ id }) => [id, 3]),
      { code },
    )
    for (const quantity of [1, 2]) {
      const items = order.items.map(({ id }) => ({ id, quantity }))
      expect((await owner.post(`/admin/orders/${order.id}/fulfillments`, { items })).status).toBe(200)
    }
    const packed = await ofParcels(order.id)
    expect(packed).toHaveLength(2)
    expect(sum(packed)).toBe(order.total * 100)
    for (let nth = 0; nth < 2; nth++) await ship(order.id)
    for (const { cash = 0, document } of await ofParcels(order.id)) {
      expect(cash % 100).toBe(0)
      expect(Math.abs(cash - document)).toBeLessThan(100)
    }
  })

  it("is collected again, delivery and all, for a parcel that came back and is sent once more", async () => {
    const product = await shopkeeper.product({ price: 450 }, { hsn: "500720" })
    const { order } = await shopkeeper.order([[product.id, 2]], { code })
    await ship(order.id)
    await shopkeeper.comeBackUndelivered(order.id)
    await ship(order.id)
    expect(await ofParcels(order.id)).toEqual([{ cash: order.total * 100, document: order.total * 100 }])
  })
})
