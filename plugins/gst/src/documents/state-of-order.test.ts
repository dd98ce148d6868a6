/** @module-tag money */
import { type Client, shop } from "@haat/testing"
import { placeOrder } from "@haat/testing/buyer"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { REGISTERED, saveTaxSettings, UNREGISTERED } from "../testing/registered"

const haat = shop()
let owner: Client
beforeAll(async () => {
  owner = await haat.admin()
  await saveTaxSettings(haat, REGISTERED)
})
afterAll(() => saveTaxSettings(haat, UNREGISTERED))

const CHENNAI = { city: "Chennai", province: "Tamil Nadu", postal_code: "600001" }
const MUMBAI = { city: "Mumbai", province: "Maharashtra", postal_code: "400001" }

/** Writes another state into an order's addresses, as an order of an earlier version has it. */
const rewrite = (order_id: string, province: string) =>
  haat.sql(
    `update order_address a set province = $2 from "order" o
     where o.id = $1 and a.id in (o.shipping_address_id, o.billing_address_id)`,
    [order_id, province],
  )
const ship = (order_id: string) => owner.post(`/back-office/orders/${order_id}/shipment`, {})
const buildContent = async (order_id: string) => {
  const [{ content }] = await haat.sql("select content from gst_document where order_id = $1", [order_id])
  return content
}

describe("an order that has not left", () => {
  it("is taxed by the state that its address names, whatever it was stored with", async () => {
    const { order } = await placeOrder(haat, { product: { price: 1_180 }, quantity: 1, address: CHENNAI })
    const taxes = () =>
      haat.sql(
        "select igst_paise, cgst_paise, sgst_paise from gst_order_line where order_id = $1 and line_id is not null",
        [order.id],
      )
    expect(await taxes()).toMatchObject([{ igst_paise: "18000", cgst_paise: "0" }])
    await rewrite(order.id, "MH")
    expect((await ship(order.id)).status).toBe(200)
    const content = await buildContent(order.id)
    expect([content.place_of_supply, content.total_paise]).toEqual(["27", order.total * 100])
    expect(content.lines[0]).toMatchObject({
      taxable_paise: 1_000_00,
      cgst_paise: 90_00,
      sgst_paise: 90_00,
      igst_paise: 0,
      rate: 1800,
    })
    expect(await taxes()).toMatchObject([{ igst_paise: "0", cgst_paise: "9000", sgst_paise: "9000" }])
  })

  it("waits for staff where its state cannot be read, who choose one that its postal code serves", async () => {
    const { order } = await placeOrder(haat, { product: { price: 1_180 }, quantity: 1, address: MUMBAI })
    await rewrite(order.id, "Atlantis")
    const early = await ship(order.id)
    expect([early.status, early.body.code]).toEqual([409, "waits_for_state"])
    const choose = (state: string) => owner.post(`/back-office/orders/${order.id}/delivery-state`, { state })
    expect((await choose("97")).status).toBe(400)
    const wrong = await choose("29")
    expect([wrong.status, wrong.body.message]).toEqual([
      400,
      "The postal code 400001 is in Maharashtra. Choose this state, or correct the postal code",
    ])
    const { status, body } = await choose("27")
    const { shipping_address, billing_address } = body
    expect([status, shipping_address?.province, billing_address?.province]).toEqual([200, "Maharashtra", "Maharashtra"])
    const [entry] = await haat.sql(
      "select changes from trail_entry where resource = 'orders' and subject_id = $1 order by created_at desc limit 1",
      [order.id],
    )
    expect(JSON.stringify(entry.changes)).toContain("Atlantis")
    expect((await ship(order.id)).status).toBe(200)
    expect((await buildContent(order.id)).place_of_supply).toBe("27")
  })
})

describe("an order that has left", () => {
  it("keeps the state of its documents, and staff cannot choose another", async () => {
    const { order } = await placeOrder(haat, { product: { price: 1_180 }, quantity: 1, address: MUMBAI })
    expect((await ship(order.id)).status).toBe(200)
    const before = await buildContent(order.id)
    await rewrite(order.id, "Atlantis")
    const { status, body } = await owner.post(`/back-office/orders/${order.id}/delivery-state`, { state: "27" })
    expect([status, body.code]).toEqual([409, "order_is_shipped"])
    expect(await buildContent(order.id)).toEqual(before)
  })
})
