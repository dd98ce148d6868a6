/** @module-tag money */
import { type Client, shop } from "@haat/testing"
import { buyer, put } from "@haat/testing/buyer"
import { makeOffer } from "@haat/testing/make-offer"
import { type Row, transactionId } from "@haat/testing/rows-written"
import { openMedusa } from "@haat/testing/run-in-medusa"
import { afterAll, beforeAll, expect, it } from "vitest"
import { REGISTERED, saveTaxSettings, UNREGISTERED } from "../../gst/src/testing/registered"
import { openCartId, stockOf, tryToOrder } from "./testing/shopping"
import { CART_TABLES, comparableOrder, orderRowsSince, shapeOf } from "./testing/written-rows"

const COMPLETE_SCRIPT = "plugins/checkout/src/testing/complete-in-medusa.mjs"
const TOTALS_SCRIPT = "plugins/checkout/src/testing/expect-totals-in-medusa.mjs"
const FILL_CART_SCRIPT = "plugins/checkout/src/testing/fill-cart-in-medusa.mjs"

const haat = shop()
let medusa: Awaited<ReturnType<typeof openMedusa>>
beforeAll(async () => {
  medusa = await openMedusa()
}, 120_000)
afterAll(() => medusa?.close())

it.each([
  { how: "without offers", hasOffers: false, hasTax: false },
  { how: "with offers", hasOffers: true, hasTax: false },
  { how: "with GST", hasOffers: false, hasTax: true },
  { how: "with GST and offers", hasOffers: true, hasTax: true },
])(
  "leaves in Medusa's tables what Medusa's own workflow would have left there, $how",
  async ({ hasOffers, hasTax }) => {
    if (hasTax) await saveTaxSettings(haat, REGISTERED)
    const [ours, medusas] = await Promise.all([buyer(haat), buyer(haat)])
    const products = [await haat.product({ quantity: 50, price: 500 }), await haat.product({ quantity: 50, price: 61 })]
    for (const shopper of [ours, medusas]) for (const [at, { id }] of products.entries()) await put(shopper, id, at + 1)

    const owner = await haat.admin()
    // half the delivery without tax would have more digits than Medusa's cart stores for a rate
    if (hasOffers) await putCodes(owner, ours, hasTax ? 100 : 50)
    const before = await transactionId(haat)
    const { order } = (await tryToOrder(ours)).body
    const byUs = await orderRowsSince(haat, before)
    if (hasTax) await saveTaxSettings(haat, UNREGISTERED)

    const cart_id = await openCartId(haat, medusas)
    const between = await transactionId(haat)
    const [{ amount, name, shipping_option_id, data }] = byUs.order_shipping_method
    const shipping = { amount, name, shipping_option_id, data, is_tax_inclusive: true }
    const findProductId = (item_id: unknown) => order.items.find(({ id }: Row) => id === item_id).product_id
    const off = (byUs.order_line_item_adjustment ?? []).map(({ item_id, ...one }) => ({
      ...pickAdjustment(one),
      product_id: findProductId(item_id),
      is_tax_inclusive: true,
    }))
    const [offDelivery] = (byUs.order_shipping_method_adjustment ?? []).map(pickAdjustment)
    expect([off.length, !!offDelivery]).toEqual(hasOffers ? [2, true] : [0, false])
    const taxes = (byUs.order_line_item_tax_line ?? []).map(({ item_id, ...one }) => ({
      ...pickTaxLine(one),
      product_id: findProductId(item_id),
    }))
    const deliveryTaxes = (byUs.order_shipping_method_tax_line ?? []).map(pickTaxLine)
    expect([taxes.length, deliveryTaxes.length]).toEqual(hasTax ? [4, hasOffers ? 0 : 2] : [0, 0])
    const given = { address: order.shipping_address, shipping, off, offDelivery, taxes, deliveryTaxes }
    await medusa.run(COMPLETE_SCRIPT, [cart_id, JSON.stringify(given)])
    const byMedusa = await orderRowsSince(haat, between)
    expect(Object.keys(byUs).length).toBeGreaterThan(14)
    expect(comparableOrder(byUs, byMedusa)).toEqual(comparableOrder(byMedusa, byUs))
    for (const [at, { id }] of products.entries())
      expect(await stockOf(haat, id)).toMatchObject({ reserved: 2 * (at + 1), live: 2 * (at + 1) })

    const fields = "+summary,*items,*items.detail,*shipping_methods,*payment_collections.payments,*shipping_address"
    const read = async (id: unknown) => (await owner.get(`/admin/orders/${id}?fields=${fields}`)).body.order
    const [read1, read2] = [await read(byUs.order[0].id), await read(byMedusa.order[0].id)]
    expect(shapeOf(read1)).toEqual(shapeOf(read2))
    expect([read1.total, read1.payment_status]).toEqual([read2.total, read2.payment_status])
    expect([read1.total, read1.discount_total > 0]).toEqual([order.total, hasOffers])
    expect([read1.tax_total > 0, read1.tax_total]).toEqual([hasTax, expect.closeTo(read2.tax_total, 3)])
    const { total, tax_total, item_tax_total, shipping_tax_total } = read1
    const totals = JSON.stringify({ total, tax_total, item_tax_total, shipping_tax_total })
    await medusa.run(TOTALS_SCRIPT, [String(byUs.order[0].id), totals])
  },
  120_000,
)

/** Adds two codes to the cart: 10 % off the goods and `percent` off the delivery. */
async function putCodes(owner: Client, shopper: Client, percent: number) {
  const offers = [{ stackable: true }, { scope: "delivery" as const, percent, name: "Off the delivery" }]
  for (const given of offers) {
    const { code } = await makeOffer(owner, given)
    expect((await shopper.post("/store/cart/codes", { code })).status).toBe(200)
  }
}

const pickTaxLine = ({ code, description, rate, provider_id }: Row) => ({ code, description, rate, provider_id })

const pickAdjustment = ({ code, description, amount }: Row) => ({ code, description, amount })

it("writes the same cart rows as Medusa's cart module", async () => {
  const [ours, medusas] = await Promise.all([buyer(haat), buyer(haat)])
  const [changed, kept, removed] = await Promise.all([haat.product(), haat.product({ price: 120 }), haat.product()])
  const before = await transactionId(haat)
  for (const { id } of [changed, kept, removed]) await put(ours, id, 2)
  await ours.post(`/store/cart/lines/${changed.id}`, { quantity: 3 })
  await ours.delete(`/store/cart/lines/${removed.id}`)
  const byUs = await orderRowsSince(haat, before, CART_TABLES)

  const [{ region_id, sales_channel_id, currency_code }] = byUs.cart
  const { id: customer_id, email } = medusas.person
  const items = [changed, kept, { ...removed, id: null }].map(({ id }) => {
    const row = byUs.cart_line_item.find(({ product_id }) => product_id === (id ?? kept.id)) as Row
    const given = Object.entries(row).filter(
      ([name, value]) => value !== null && !/^(id|cart_id|raw_.*|.*_at)$/.test(name),
    )
    return { ...Object.fromEntries(given), quantity: 2 }
  })
  const between = await transactionId(haat)
  const cart = { region_id, sales_channel_id, currency_code, customer_id, email }
  await medusa.run(FILL_CART_SCRIPT, [JSON.stringify({ cart, items })])
  const byMedusa = await orderRowsSince(haat, between, CART_TABLES)
  expect(Object.keys(byUs)).toEqual(["cart", "cart_line_item"])
  expect(byUs.cart_line_item).toHaveLength(2)
  expect(comparableOrder(byUs, byMedusa)).toEqual(comparableOrder(byMedusa, byUs))
}, 120_000)

it("is fulfilled, shipped, paid, returned and refunded by Medusa's own workflows", async () => {
  const [shopper, owner, product] = await Promise.all([
    buyer(haat),
    haat.admin(),
    haat.product({ quantity: 5, price: 500 }),
  ])
  await put(shopper, product.id, 2)
  const { order } = (await tryToOrder(shopper)).body
  const items = [{ id: order.items[0].id, quantity: 2 }]
  const done = async (path: string, body: object = {}) => {
    const response = await owner.post(path, body)
    expect([response.status, response.body.message]).toEqual([200, undefined])
    return response.body
  }
  await done(`/admin/orders/${order.id}/fulfillments`, { items })
  const fields = "*fulfillments,*payment_collections.payments,+payment_status"
  const read = async () => (await owner.get(`/admin/orders/${order.id}?fields=${fields}`)).body.order
  const [parcel] = (await read()).fulfillments
  await done(`/admin/orders/${order.id}/fulfillments/${parcel.id}/shipments`, { items })
  const [payment] = (await read()).payment_collections[0].payments
  await done(`/admin/payments/${payment.id}/capture`)
  expect((await read()).payment_status).toBe("captured")

  const { return: opened } = await done("/admin/returns", {
    order_id: order.id,
    location_id: parcel.location_id,
  })
  await done(`/admin/returns/${opened.id}/request-items`, { items })
  await done(`/admin/returns/${opened.id}/request`)
  await done(`/admin/returns/${opened.id}/receive`)
  await done(`/admin/returns/${opened.id}/receive-items`, { items })
  await done(`/admin/returns/${opened.id}/receive/confirm`)
  await done(`/admin/payments/${payment.id}/refund`, { amount: 500 })
  expect((await read()).payment_status).toBe("partially_refunded")
})
