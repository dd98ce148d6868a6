/** @module-tag money */
import type { CheckoutSummary, Order } from "@haat/checkout/contract"
import { type Shopper, shop, type TestShop } from "@haat/testing"
import { parse } from "csv-parse/sync"
import { beforeAll, describe, expect, it } from "vitest"

let haat: TestShop
let owner: Awaited<ReturnType<TestShop["admin"]>>

beforeAll(async () => {
  haat = await shop()
  owner = await haat.admin()
})

const HOME = {
  address_1: "4 FC Road",
  city: "Pune",
  province: "Maharashtra",
  postal_code: "411004",
  country_code: "in",
}

type Placed = { order: Order; buyer: Shopper }

/** An order of two pieces for cash, the only one of its shopper. */
async function placed(): Promise<Placed> {
  const product = await haat.product({ price: 250, quantity: 5 })
  const buyer = await haat.shopper()
  const { address } = (await buyer.post("/store/addresses", HOME)).body
  await buyer.post("/store/cart/lines", { product_id: product.id, quantity: 2 })
  const { summary } = (await buyer.get(`/store/checkout?address_id=${address.id}`)).body as { summary: CheckoutSummary }
  const wish = { address_id: address.id, payment_method: "cod", expected_total: summary.total }
  const { status, body } = await buyer.post("/store/checkout", wish)
  expect(status, JSON.stringify(body)).toBe(201)
  return { order: body.order, buyer }
}

const act = async ({ order }: Placed, what: string, body = {}) =>
  expect((await owner.post(`/back-office/orders/${order.id}/${what}`, body)).status).toBe(200)

/** An order as a reader reports it: progress, payment, and its cost and refunds in rupees. */
type Read = { sent?: string; paid?: string; total?: number; sale?: boolean; spent?: number }

const asShown = (order: Order): Read => ({
  sent: order.fulfillment_status,
  paid: order.payment_status,
  total: Number(order.total),
})
const found = (display_id: number) => `filter=${encodeURIComponent(JSON.stringify({ q: `#${display_id}` }))}`

/** Every place where orders are read. */
const READERS: Record<string, (placed: Placed) => Promise<Read>> = {
  "the shopper's order": async ({ order, buyer }) =>
    asShown((await buyer.get(`/store/my-orders/${order.id}`)).body.order),
  "the shopper's list": async ({ buyer }) => asShown((await buyer.get("/store/my-orders")).body.orders[0]),
  "the old call": async ({ buyer }) => {
    const [{ paymentStatus, total }] = (await buyer.post("/api/order/getOrdersById", {})).body
    return { paid: paymentStatus, total }
  },
  "the owner's order": async ({ order }) => asShown((await owner.get(`/back-office/orders/${order.id}`)).body),
  "the owner's list": async ({ order }) =>
    asShown((await owner.get(`/back-office/orders?${found(order.display_id)}`)).body[0]),
  "the export": async ({ order }) => {
    const { body } = await owner.get(`/back-office/orders/export?${found(order.display_id)}`)
    const [row] = parse(body, { bom: true, columns: true }) as Record<string, string>[]
    return { sent: row.delivery, paid: row.payment, total: Number(row.total_rupees) }
  },
  "the owner's customer": async ({ buyer }) => {
    const q = encodeURIComponent(JSON.stringify({ q: buyer.person.email }))
    const [customer] = (await owner.get(`/back-office/customers?filter=${q}`)).body
    return { sale: customer.orders === 1, spent: customer.spent }
  },
}

async function everybodyReads(placed: Placed, all: Required<Omit<Read, "spent">> & Read) {
  const { total } = placed.order
  const expected = { spent: all.sale ? total : 0, ...all }
  const read = await Promise.all(Object.entries(READERS).map(async ([name, reader]) => [name, await reader(placed)]))
  for (const [name, result] of read as [string, Read][])
    expect({ name, ...expected, ...result }).toEqual({ name, ...expected, total })
}

describe("how far an order is and how it is paid is the same for everybody", () => {
  it("while one of its parcels has left and another waits, and until both have arrived", async () => {
    const order = await placed()
    const { total } = order.order
    await everybodyReads(order, { sent: "not_fulfilled", paid: "Pending", total, sale: true })
    await act(order, "shipment")
    await haat.sql(
      `with copy as (
         insert into fulfillment select (jsonb_populate_record(f, jsonb_build_object('id', f.id || '_2',
           'delivery_address_id', null, 'shipped_at', null, 'marked_shipped_by', null))).*
         from fulfillment f join order_fulfillment l on l.fulfillment_id = f.id where l.order_id = $1 returning id)
       insert into order_fulfillment (id, order_id, fulfillment_id) select copy.id || '_link', $1, copy.id from copy`,
      [order.order.id],
    )
    await everybodyReads(order, { sent: "shipped", paid: "Pending", total, sale: true })
    const arrive = (which: string) =>
      haat.sql(
        `update fulfillment set delivered_at = now() where ${which}
           and id in (select fulfillment_id from order_fulfillment where order_id = $1)`,
        [order.order.id],
      )
    await arrive("shipped_at is not null")
    await everybodyReads(order, { sent: "shipped", paid: "Pending", total, sale: true })
    await arrive("true")
    await everybodyReads(order, { sent: "delivered", paid: "Pending", total, sale: true })
  })

  it("after a part of its money went back, and after all of it", async () => {
    const order = await placed()
    const { total } = order.order
    const refund = (rupees: string) =>
      haat.sql(
        `update payment_collection set refunded_amount = ${rupees} where id in
           (select payment_collection_id from order_payment_collection where order_id = $1)`,
        [order.order.id],
      )
    await act(order, "shipment")
    await act(order, "cash-collected", { delivered: true })
    await everybodyReads(order, { sent: "delivered", paid: "Paid", total, sale: true })
    await refund("captured_amount - 1")
    await everybodyReads(order, { sent: "delivered", paid: "Paid", total, sale: true, spent: 1 })
    await refund("captured_amount")
    await everybodyReads(order, { sent: "delivered", paid: "Refunded", total, sale: false })
  })
})
