/** @module-tag money */
import { randomUUID } from "node:crypto"
import { type Client, shop } from "@haat/testing"
import { type Buyer, buyer, placeOrder, put, totalOf } from "@haat/testing/buyer"
import { editProduct } from "@haat/testing/edit-product"
import { type Row, transactionId } from "@haat/testing/rows-written"
import { openMedusa } from "@haat/testing/run-in-medusa"
import { afterAll, beforeAll, expect, it } from "vitest"
import type { SaveCodSettings } from "./contract"
import { openCartId } from "./testing/shopping"
import { comparableOrder, orderRowsSince } from "./testing/written-rows"

const COMPLETE_SCRIPT = "plugins/checkout/src/testing/complete-in-medusa.mjs"

const haat = shop()
let owner: Client
let medusa: Awaited<ReturnType<typeof openMedusa>>
beforeAll(async () => {
  owner = await haat.admin()
  medusa = await openMedusa()
}, 120_000)
afterAll(() => medusa?.close())

const readPayment = async (order_id: string) => {
  const fields = "*payment_collections.payments,+payment_status"
  const { order } = (await owner.get(`/admin/orders/${order_id}?fields=${fields}`)).body
  return { status: order.payment_status, payment: order.payment_collections[0].payments[0] }
}

/** Orders the cart with store credit alone. */
async function orderByCredit(shopper: Buyer) {
  const gift = { request_id: randomUUID(), amount: 5_000, reason: "A gift" }
  expect((await owner.post(`/back-office/customers/${shopper.person.id}/credit`, gift)).status).toBe(200)
  const total = await totalOf(shopper)
  const cart = { address_id: shopper.address_id, payment_method: "cod", expected_total: total, credit: total }
  const { status, body } = await shopper.post("/store/checkout", cart)
  expect(status).toBe(201)
  return body.order
}

type Written = Record<string, Row[]>
const PAYMENT_TABLES = ["payment", "payment_collection", "payment_session"]

/** Finds the columns that differ between the payments of two orders. */
function differences(ours: Written, medusas: Written) {
  const [one, other] = [comparableOrder(ours, medusas), comparableOrder(medusas, ours)]
  const differing = (table: string) => {
    expect([one[table].length, other[table].length]).toEqual([1, 1])
    const [row, same] = [one[table][0], other[table][0]]
    return Object.keys(row).filter((name) => JSON.stringify(row[name]) !== JSON.stringify(same[name]))
  }
  return Object.fromEntries(PAYMENT_TABLES.map((table) => [table, differing(table).sort()]))
}

const withoutPayment = (written: Written) =>
  Object.fromEntries(Object.entries(written).filter(([table]) => !PAYMENT_TABLES.includes(table)))

/** Orders the same cart by Medusa's workflow, with cash on delivery. */
async function orderByMedusa(shopper: Buyer, address: object, [method]: Row[]) {
  const cart_id = await openCartId(haat, shopper)
  const before = await transactionId(haat)
  const { amount, name, shipping_option_id, data } = method
  const shipping = { amount, name, shipping_option_id, data, is_tax_inclusive: true }
  await medusa.run(COMPLETE_SCRIPT, [cart_id, JSON.stringify({ address, shipping, taxes: [], deliveryTaxes: [] })])
  return orderRowsSince(haat, before)
}

it("reports an order paid by store credit as captured, and rejects refunds", async () => {
  const [shopper, product] = await Promise.all([buyer(haat), haat.product({ quantity: 5, price: 500 })])
  await put(shopper, product.id, 1)
  const order = await orderByCredit(shopper)
  const { status, payment } = await readPayment(order.id)
  expect([status, payment.provider_id]).toEqual(["captured", "pp_store_credit"])
  // Medusa rejects the refund: the back office refunds to the store credit
  expect((await owner.post(`/admin/payments/${payment.id}/refund`, { amount: 1 })).status).toBe(400)
})

it.each(["pp_store_credit", "pp_awaited_online"])("rejects payment sessions of %s", async (provider_id) => {
  const shopper = await buyer(haat)
  const [{ id }] = await haat.sql("select id from payment_collection limit 1")
  const path = `/store/payment-collections/${id}/payment-sessions`
  const { status } = await shopper.post(path, { provider_id })
  expect(status).toBeGreaterThanOrEqual(400)
  expect(status).toBeLessThan(500)
})

it("writes the rows of Medusa for an order paid by store credit, except for the paid payment", async () => {
  const [ours, medusas] = await Promise.all([buyer(haat), buyer(haat)])
  const product = await haat.product({ quantity: 50, price: 500 })
  for (const shopper of [ours, medusas]) await put(shopper, product.id, 2)
  const before = await transactionId(haat)
  const order = await orderByCredit(ours)
  const byUs = await orderRowsSince(haat, before)
  const byMedusa = await orderByMedusa(medusas, order.shipping_address, byUs.order_shipping_method)
  expect(comparableOrder(withoutPayment(byUs), byMedusa)).toEqual(comparableOrder(withoutPayment(byMedusa), byUs))
  expect(differences(byUs, byMedusa)).toEqual({
    payment: ["amount", "captured_at", "provider_id", "raw_amount"],
    payment_collection: ["amount", "authorized_amount", "raw_amount", "raw_authorized_amount", "status"],
    payment_session: ["amount", "provider_id", "raw_amount"],
  })
})

const ROWS = `
  select to_jsonb(payment) as payment, to_jsonb(collection) as payment_collection, to_jsonb(session) as payment_session
  from order_payment_collection link
  join payment_collection collection on collection.id = link.payment_collection_id
  join payment on payment.payment_collection_id = collection.id
  join payment_session session on session.id = payment.payment_session_id where link.order_id = $1`

const NO_RULES = {
  max_rupees: null,
  without_postal_codes: "",
  max_returned: null,
  code_above_rupees: null,
}
async function saveCodRules(changes: Partial<SaveCodSettings>) {
  const { version } = (await owner.get("/back-office/cod-settings")).body
  expect((await owner.put("/back-office/cod-settings", { ...NO_RULES, version, ...changes })).status).toBe(200)
}

/** Creates a replacement order for dearer goods whose balance must be paid online. */
async function exchangeToPayOnline() {
  const returns = { returnable: true, days: 7, paid_by: "shop", exchange_only: false }
  const { order, product, shopper } = await placeOrder(haat, {
    product: { price: 300, returns } as object,
    quantity: 1,
    address: { city: "Imphal", province: "Manipur", postal_code: "795001" },
  })
  for (const step of ["shipment", "delivered", "cash-collected"])
    expect((await owner.post(`/back-office/orders/${order.id}/${step}`, {})).status).toBe(200)
  expect((await editProduct(owner, product.id, { price: 400 })).status).toBe(200)
  const path = `/store/my-orders/${order.id}/returns`
  const [{ line_id, exchanges }] = (await shopper.get(path)).body.returnable
  const lines = [{ line_id, quantity: 1, exchange_variant_id: exchanges[0].variant_id }]
  const wish = { lines, reason: "other", outcome: "exchange", way: "drop_off" }
  const { id } = (await shopper.post(path, wish)).body.return
  await saveCodRules({ without_postal_codes: "795" })
  const { status, body } = await owner.post(`/back-office/returns/${id}/approval`, {})
  await saveCodRules({})
  expect(status, JSON.stringify(body)).toBe(200)
  return { made: body.exchange_order.id as string, replaced: order }
}

it("writes the rows of Medusa for an order that awaits payment, except for the authorized amount", async () => {
  const medusas = await buyer(haat)
  await put(medusas, (await haat.product({ quantity: 5, price: 500 })).id)
  const { made, replaced } = await exchangeToPayOnline()
  const [rows] = await haat.sql(ROWS, [made])
  const byUs = Object.fromEntries(PAYMENT_TABLES.map((table) => [table, [rows[table]]]))
  const methods = await haat.sql(
    `select method.* from order_shipping_method method join order_shipping link on link.shipping_method_id = method.id
     where link.order_id = $1 limit 1`,
    [replaced.id],
  )
  const byMedusa = await orderByMedusa(medusas, replaced.shipping_address, methods)
  expect(differences(byUs, byMedusa)).toEqual({
    payment: ["amount", "provider_id", "raw_amount"],
    payment_collection: ["amount", "authorized_amount", "raw_amount", "raw_authorized_amount", "status"],
    payment_session: ["amount", "authorized_at", "provider_id", "raw_amount", "status"],
  })
})
