/** @module-tag money */
import { type Client, shop } from "@haat/testing"
import { placeOrder } from "@haat/testing/buyer"
import { drawnText } from "@haat/testing/read-pdf"
import { openMedusa } from "@haat/testing/run-in-medusa"
import { afterAll, beforeAll, expect, it } from "vitest"
import { REGISTERED, saveTaxSettings, UNREGISTERED } from "../../gst/src/testing/registered"
import { saveFee } from "./testing/save-fee"

const haat = shop()
const FEE = 40
const CHARGE = { id: "cash-fee.fee", name: "Cash on delivery fee", name_hi: "कैश ऑन डिलीवरी का शुल्क", amount: FEE }

let owner: Client
let medusa: Awaited<ReturnType<typeof openMedusa>>
beforeAll(async () => {
  owner = await haat.admin()
  await saveTaxSettings(haat, REGISTERED)
  await saveFee(haat, FEE)
  medusa = await openMedusa()
}, 120_000)
// Resets the settings, because other test files use the same shop.
afterAll(async () => {
  await medusa?.close()
  await haat.sql("update cod_settings set fee_rupees = 0")
  await saveFee(haat, 0)
  await saveTaxSettings(haat, UNREGISTERED)
})

/** Writes the fee of an order as an earlier version did: beside its parcels. */
const writeAsEarlier = (order_id: string) =>
  haat.sql(
    `update order_shipping_method set data = data - 'charges' || jsonb_build_object('cod_fee', $2::int)
     where id in (select shipping_method_id from order_shipping where order_id = $1)`,
    [order_id, FEE],
  )
const migrate = () => medusa.run("plugins/cash-fee/src/testing/move-in-medusa.mjs")
const detailOf = async (id: string) => (await owner.get(`/back-office/orders/${id}`)).body

async function printOf(order_id: string): Promise<string> {
  const url = new URL(`/back-office/orders/${order_id}/invoice`, haat.backendUrl)
  const response = await fetch(url, { headers: { cookie: owner.cookie } })
  return drawnText(Buffer.from(await response.arrayBuffer()))
}

it("orders of earlier versions have the fee as a charge, and issued documents print as before", async () => {
  const [sent, waiting] = [(await placeOrder(haat)).order, (await placeOrder(haat)).order]
  expect((await owner.post(`/back-office/orders/${sent.id}/shipment`, {})).status).toBe(200)
  const [printed, [document]] = [
    await printOf(sent.id),
    await haat.sql("select content, number from gst_document where order_id = $1", [sent.id]),
  ]
  expect(printed).toMatch(/Cash on delivery fee .* 40\.00/)
  for (const { id } of [sent, waiting]) {
    await writeAsEarlier(id)
    expect(await detailOf(id)).toMatchObject({ charges: [] })
  }

  await migrate()
  const stored = () => haat.sql("select id, data from order_shipping_method where data ? 'cod_fee' order by id")
  const once = await stored()
  await migrate()
  expect(await stored()).toEqual(once)
  for (const { id, total } of [sent, waiting]) expect(await detailOf(id)).toMatchObject({ total, charges: [CHARGE] })
  expect(await printOf(sent.id)).toBe(printed)
  expect(await haat.sql("select content, number from gst_document where order_id = $1", [sent.id])).toEqual([document])

  expect((await owner.post(`/back-office/orders/${waiting.id}/shipment`, {})).status).toBe(200)
  const [{ content }] = await haat.sql("select content from gst_document where order_id = $1", [waiting.id])
  expect(content.total_paise).toBe(waiting.total * 100)
  expect(await printOf(waiting.id)).toMatch(/Cash on delivery fee .* 40\.00/)
}, 60_000)

it("the owner's fee becomes the setting of the plugin, unless it has one", async () => {
  const fee = async () => (await haat.sql(`select "values" from plugin_setting where plugin = 'cash-fee'`))[0]?.values
  await haat.sql("update cod_settings set fee_rupees = 25")
  await migrate()
  expect(await fee()).toEqual({ fee_rupees: FEE })

  await haat.sql("delete from plugin_setting where plugin = 'cash-fee'")
  await migrate()
  expect(await fee()).toEqual({ fee_rupees: 25 })
})
