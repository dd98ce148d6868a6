/** @module-tag money */
import { randomUUID } from "node:crypto"
import { type Client, shop } from "@haat/testing"
import { buyer, put, totalOf } from "@haat/testing/buyer"
import { makeOffer } from "@haat/testing/make-offer"
import { comparable, type Row, transactionId, writtenSince } from "@haat/testing/rows-written"
import { openMedusa } from "@haat/testing/run-in-medusa"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { openCartId, stockOf, tryToOrder } from "./testing/shopping"

const BY_MEDUSA = "plugins/checkout/src/testing/complete-in-medusa.mjs"
const CART_BY_MEDUSA = "plugins/checkout/src/testing/fill-cart-in-medusa.mjs"

/** What an order and its payment are made of in Medusa's tables. */
const ORDER_TABLES =
  "^(order|payment|capture|refund|reservation_item|inventory_level|cart_payment_collection|credit|cart$)"
const CART_TABLES = "^cart"

const haat = shop()
let medusa: Awaited<ReturnType<typeof openMedusa>>
beforeAll(async () => {
  medusa = await openMedusa()
}, 120_000)
afterAll(() => medusa?.close())

/** Columns that are each order's own, beside those of `comparable`. */
const ofOneOrder = (table: string, name: string) => {
  // of all orders so far
  if (name === "reserved_quantity" || name === "raw_reserved_quantity") return "some pieces"
  // taken from the shopper's own addresses, never written on the cart
  if (table === "cart" && /_address_id$/.test(name)) return "some address"
  return undefined
}

it.each(["without offers", "with offers"])(
  "leaves in Medusa's tables what Medusa's own workflow would have left there, %s",
  async (how) => {
    const [ours, medusas] = await Promise.all([buyer(haat), buyer(haat)])
    const products = [await haat.product({ quantity: 50, price: 500 }), await haat.product({ quantity: 50, price: 61 })]
    for (const shopper of [ours, medusas]) for (const [at, { id }] of products.entries()) await put(shopper, id, at + 1)

    const owner = await haat.admin()
    if (how === "with offers") await putCodes(owner, ours)
    const before = await transactionId(haat)
    const { order } = (await tryToOrder(ours)).body
    const byUs = await writtenSince(haat, before, ORDER_TABLES)

    const cart_id = await openCartId(haat, medusas)
    const between = await transactionId(haat)
    const [{ amount, name, shipping_option_id, data }] = byUs.order_shipping_method
    const shipping = { amount, name, shipping_option_id, data, is_tax_inclusive: true }
    const off = (byUs.order_line_item_adjustment ?? []).map(({ item_id, ...one }) => ({
      ...adjustmentOf(one),
      ...{ product_id: order.items.find(({ id }: Row) => id === item_id).product_id, is_tax_inclusive: true },
    }))
    const [offDelivery] = (byUs.order_shipping_method_adjustment ?? []).map(adjustmentOf)
    expect([off.length, !!offDelivery]).toEqual(how === "with offers" ? [2, true] : [0, false])
    const given = { address: order.shipping_address, shipping, off, offDelivery }
    await medusa.run(BY_MEDUSA, [cart_id, JSON.stringify(given)])
    const byMedusa = await writtenSince(haat, between, ORDER_TABLES)
    expect(Object.keys(byUs).length).toBeGreaterThan(14)
    expect(comparable(byUs, byMedusa, ofOneOrder)).toEqual(comparable(byMedusa, byUs, ofOneOrder))
    for (const [at, { id }] of products.entries())
      expect(await stockOf(haat, id)).toMatchObject({ reserved: 2 * (at + 1), live: 2 * (at + 1) })

    const fields = "+summary,*items,*items.detail,*shipping_methods,*payment_collections.payments,*shipping_address"
    const read = async (id: unknown) => (await owner.get(`/admin/orders/${id}?fields=${fields}`)).body.order
    const [read1, read2] = [await read(byUs.order[0].id), await read(byMedusa.order[0].id)]
    expect(shapeOf(read1)).toEqual(shapeOf(read2))
    expect([read1.total, read1.payment_status]).toEqual([read2.total, read2.payment_status])
    expect([read1.total, read1.discount_total > 0]).toEqual([order.total, how === "with offers"])
  },
  120_000,
)

/** A tenth off the goods and half off the delivery. */
async function putCodes(owner: Client, shopper: Client) {
  const offers = [{ stackable: true }, { scope: "delivery" as const, percent: 50, name: "Half the delivery" }]
  for (const given of offers) {
    const { code } = await makeOffer(owner, given)
    expect((await shopper.post("/store/cart/codes", { code })).status).toBe(200)
  }
}

const adjustmentOf = ({ code, description, amount }: Row) => ({ code, description, amount })

it("leaves in a cart's tables what Medusa's own module would have left there", async () => {
  const [ours, medusas] = await Promise.all([buyer(haat), buyer(haat)])
  const [changed, kept, removed] = await Promise.all([haat.product(), haat.product({ price: 120 }), haat.product()])
  const before = await transactionId(haat)
  for (const { id } of [changed, kept, removed]) await put(ours, id, 2)
  await ours.post(`/store/cart/lines/${changed.id}`, { quantity: 3 })
  await ours.delete(`/store/cart/lines/${removed.id}`)
  const byUs = await writtenSince(haat, before, CART_TABLES)

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
  await medusa.run(CART_BY_MEDUSA, [JSON.stringify({ cart, items })])
  const byMedusa = await writtenSince(haat, between, CART_TABLES)
  expect(Object.keys(byUs)).toEqual(["cart", "cart_line_item"])
  expect(byUs.cart_line_item).toHaveLength(2)
  expect(comparable(byUs, byMedusa, ofOneOrder)).toEqual(comparable(byMedusa, byUs, ofOneOrder))
}, 120_000)

/** Which fields there are, and of which kind, all the way down. */
const shapeOf = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(shapeOf)
    : value && typeof value === "object"
      ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shapeOf(part)]))
      : value === null
        ? null
        : typeof value

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

describe("payments without a gateway", () => {
  const paymentOf = async (owner: Client, order_id: string) => {
    const fields = "*payment_collections.payments,+payment_status"
    const { order } = (await owner.get(`/admin/orders/${order_id}?fields=${fields}`)).body
    return { status: order.payment_status, payment: order.payment_collections[0].payments[0] }
  }

  it("reads an order that store credit pays as captured, and refunds nothing of it", async () => {
    const [shopper, owner, product] = await Promise.all([
      buyer(haat),
      haat.admin(),
      haat.product({ quantity: 5, price: 500 }),
    ])
    const gift = { request_id: randomUUID(), amount: 5_000, reason: "A gift" }
    expect((await owner.post(`/back-office/customers/${shopper.person.id}/credit`, gift)).status).toBe(200)
    await put(shopper, product.id, 1)
    const total = await totalOf(shopper)
    const cart = { address_id: shopper.address_id, payment_method: "cod", expected_total: total, credit: total }
    const { order } = (await shopper.post("/store/checkout", cart)).body
    const { status, payment } = await paymentOf(owner, order.id)
    expect([status, payment.provider_id]).toEqual(["captured", "pp_store_credit"])
    // nothing of it went through Medusa: its refunds go back to the balance, in the back office
    expect((await owner.post(`/admin/payments/${payment.id}/refund`, { amount: 1 })).status).toBe(400)
  })

  it.each(["pp_store_credit", "pp_awaited_online"])("starts no payment session by %s", async (provider_id) => {
    const shopper = await buyer(haat)
    const [{ id }] = await haat.sql("select id from payment_collection limit 1")
    const path = `/store/payment-collections/${id}/payment-sessions`
    const { status } = await shopper.post(path, { provider_id })
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
  })
})
