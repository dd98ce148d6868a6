import type { CheckoutSummary, Order } from "@haat/checkout/contract"
import { shop, type TestShop } from "@haat/testing"
import { beforeAll, describe, expect, it } from "vitest"
import type { Overview, PlacedOrder } from "../../../contract"

let haat: TestShop
let admin: Awaited<ReturnType<TestShop["admin"]>>
beforeAll(async () => {
  haat = await shop()
  admin = await haat.admin()
})

const ADDRESS = {
  address_1: "12 Karve Road",
  city: "Pune",
  province: "Maharashtra",
  postal_code: "411004",
  country_code: "in",
}

const placeOrder = async (first_name = "Esha") => {
  const product = await haat.product({ price: 250, quantity: 5 })
  const shopper = await haat.shopper({ first_name })
  const { address } = (await shopper.post("/store/addresses", ADDRESS)).body
  await shopper.post("/store/cart/lines", { product_id: product.id, quantity: 2 })
  const { summary } = (await shopper.get(`/store/checkout?address_id=${address.id}`)).body as {
    summary: CheckoutSummary
  }
  const placed = await shopper.post("/store/checkout", {
    address_id: address.id,
    payment_method: "cod",
    expected_total: summary.total,
  })
  expect(placed.status, JSON.stringify(placed.body)).toBe(201)
  return { order: placed.body.order as Order, product, person: shopper.person }
}

const find = async (filter: object): Promise<PlacedOrder[]> =>
  (await admin.get(`/back-office/orders?filter=${encodeURIComponent(JSON.stringify(filter))}`)).body

describe("the owner's orders", () => {
  it("show an order as the shopper sees it, and who placed it", async () => {
    const { order, person } = await placeOrder()
    const { status, body } = await admin.get(`/back-office/orders/${order.id}`)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      id: order.id,
      display_id: order.display_id,
      customer_name: "Esha Rao",
      email: person.email,
      status: "pending",
      payment_status: "Pending",
      payment_method: "Cash On Delivery",
      item_total: 500,
      delivery_charge: order.delivery_charge,
      total: order.total,
      shipping_address: order.shipping_address,
      billing_address: order.billing_address,
    })
    expect(body.items).toMatchObject(order.items.map(({ name, price, quantity }) => ({ name, price, quantity })))
  })

  it("come newest first", async () => {
    const earlier = await placeOrder()
    const later = await placeOrder()
    const { body, headers } = await admin.get("/back-office/orders")
    const ids = body.map(({ id }: PlacedOrder) => id)
    expect(ids.indexOf(later.order.id)).toBeLessThan(ids.indexOf(earlier.order.id))
    expect(headers.get("content-range")).toMatch(/^orders 0-\d+\/\d+$/)
  })

  it("are found by number, name and status", async () => {
    const first_name = `Nandini${Date.now()}`
    const { order } = await placeOrder(first_name)
    for (const filter of [
      { q: first_name.toLowerCase() },
      { q: `#${order.display_id}` },
      { q: String(order.display_id) },
    ]) {
      expect(
        (await find(filter)).map(({ id }) => id),
        JSON.stringify(filter),
      ).toEqual([order.id])
    }
    expect(await find({ q: first_name, status: "pending" })).toHaveLength(1)
    expect(await find({ q: first_name, status: "completed" })).toEqual([])
    expect((await admin.get("/back-office/orders/order_x")).status).toBe(404)
  })
})

describe("the overview", () => {
  const read = async (date?: string): Promise<Overview> =>
    (await admin.get(`/back-office/overview${date ? `?date=${date}` : ""}`)).body

  it("counts shoppers and orders, and adds up what was not cancelled", async () => {
    const before = await read()
    const { order } = await placeOrder()
    const after = await read()
    expect(after.subscribers).toBeGreaterThan(before.subscribers)
    expect(after.orders).toBeGreaterThan(before.orders)
    expect(after.revenue).toBeGreaterThanOrEqual(before.revenue + order.total)

    await haat.sql(`update "order" set status = 'canceled' where id = $1`, [order.id])
    const [{ sum }] = await haat.sql(
      `select coalesce(sum((newest.totals->>'current_order_total')::numeric), 0) as sum from "order" o
       cross join lateral (select totals from order_summary where order_id = o.id order by version desc limit 1) newest
       where o.deleted_at is null and o.status <> 'canceled'`,
    )
    expect((await read()).revenue).toBe(Number(sum))
  })

  it("can be had as of a day, and refuses what is not one", async () => {
    expect(await read("2001-01-01")).toEqual({ subscribers: 0, orders: 0, revenue: 0 })
    for (const date of ["yesterday", "2026-02-30", "2026-1-1", "'", "2026-01-01&date=2026-01-02"]) {
      const { status, body } = await admin.get(`/back-office/overview?date=${date}`)
      expect([status, body.message], date).toEqual([400, "Date is a day as YYYY-MM-DD"])
    }
  })
})
