/** @module-tag money */
import { randomUUID } from "node:crypto"
import type { Order, PlacedOrder } from "@haat/checkout/contract"
import type { PaymentsTodo } from "@haat/payments/contract"
import { shop, type TestShop } from "@haat/testing"
import { type Buyer, buyer, orderCart, placeOrder as orderOf, put } from "@haat/testing/buyer"
import { beforeAll, describe, expect, it } from "vitest"
import type { OrdersTodo, Overview, StockTodo } from "../../../contract"

type Todo = OrdersTodo & StockTodo & PaymentsTodo

const haat = shop()
let admin: Awaited<ReturnType<TestShop["admin"]>>
let lota: Awaited<ReturnType<TestShop["product"]>>
let esha: Buyer
beforeAll(async () => {
  ;[admin, lota, esha] = await Promise.all([haat.admin(), haat.product({ price: 250, quantity: 200 }), buyer(haat)])
})

/** Places an order of two pieces for a shopper who may have ordered before. */
const placeOrder = async (shopper = esha) => {
  await put(shopper, lota.id, 2)
  return { order: await orderCart(shopper), product: lota, shopper, person: shopper.person }
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
    const { order } = await placeOrder(await buyer(haat, { first_name }))
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

const act = (id: string, what: string, body: object = {}) => admin.post(`/back-office/orders/${id}/${what}`, body)

describe("the owner's list of orders", () => {
  it("is filtered by how far an order is, by its payment, the way of paying and days in India", async () => {
    const first_name = `Filtered${Date.now()}`
    const shopper = await buyer(haat, { first_name })
    const orders = [await placeOrder(shopper), await placeOrder(shopper), await placeOrder(shopper)]
    const [waiting, sent, gone] = orders.map(({ order }) => order.id)
    expect((await act(sent, "shipment")).status).toBe(200)
    expect((await act(gone, "cancellation")).status).toBe(200)
    const ids = async (filter: object) => (await find({ q: first_name, ...filter })).map(({ id }) => id)
    expect(await ids({ state: "to_ship" })).toEqual([waiting])
    expect(await ids({ state: "shipped" })).toEqual([sent])
    expect(await ids({ state: "delivered" })).toEqual([])
    expect(await ids({ state: "canceled" })).toEqual([gone])
    expect(await ids({ payment: "cash_due" })).toEqual([])
    await act(sent, "delivered")
    expect(await ids({ state: "delivered" })).toEqual([sent])
    expect(await ids({ payment: "cash_due" })).toEqual([sent])
    expect(await ids({ payment: "pending" })).toEqual([sent, waiting])
    await act(sent, "cash-collected")
    expect(await ids({ payment: "paid" })).toEqual([sent])
    expect(await ids({ payment: "refunded" })).toEqual([])
    expect(await ids({ method: "cod" })).toEqual([gone, sent, waiting])
    expect(await ids({ method: "online" })).toEqual([])
    // 20:00 UTC on the 1st is the 2nd in India.
    await haat.sql(`update "order" set created_at = '2025-03-01T20:00:00Z' where id = $1`, [waiting])
    expect(await ids({ from: "2025-03-02", until: "2025-03-02" })).toEqual([waiting])
    expect(await ids({ from: "2025-03-01", until: "2025-03-01" })).toEqual([])
  })

  it("knows no other filters, values or sorts, and says so with 400", async () => {
    for (const filter of [
      { state: "lost" },
      { payment: "free" },
      { method: "barter" },
      { from: "yesterday" },
      { until: "2025-02-30" },
      { email: "a@b.in" },
      { "status; drop": 1 },
    ]) {
      const { status, body } = await admin.get(
        `/back-office/orders?filter=${encodeURIComponent(JSON.stringify(filter))}`,
      )
      expect([status, body.message], JSON.stringify(filter)).toEqual([400, "Filter is not one this list knows"])
    }
    expect((await admin.get(`/back-office/orders?sort=${encodeURIComponent('["email","ASC"]')}`)).status).toBe(400)
  })
})

describe("an order opened by its owner", () => {
  it("has its items, addresses and freight, and the payment ledger for those who may see it", async () => {
    const { order, product } = await placeOrder()
    const { body } = await admin.get(`/back-office/orders/${order.id}`)
    expect(body.freight).toEqual([
      {
        product_id: product.id,
        variant_id: expect.stringMatching(/^variant_/),
        charge: expect.any(Number),
        days: expect.stringMatching(/^(N\/A|\d+(-\d+)?)$/),
      },
    ])
    expect(body.payments).toEqual([])
    const support = await haat.staff("support")
    expect((await support.get(`/back-office/orders/${order.id}`)).body.payments).toBeNull()
  })
})

describe("cash on delivery", () => {
  const captures = async (id: string) => {
    const [{ captured, paid }] = await haat.sql(
      `select count(c.id)::int as captured,
        (select count(*)::int from order_transaction t where t.order_id = $1 and t.deleted_at is null) as paid
       from order_payment_collection l join payment p on p.payment_collection_id = l.payment_collection_id
       left join capture c on c.payment_id = p.id and c.deleted_at is null where l.order_id = $1`,
      [id],
    )
    return { captured, paid }
  }

  it("is collected after delivery only, and makes the order paid", async () => {
    const { order } = await placeOrder()
    const early = await act(order.id, "cash-collected")
    expect([early.status, early.body.message]).toEqual([
      409,
      "Cash is collected when the parcel arrives: mark it as delivered first",
    ])
    const nowhere = await act(order.id, "cash-collected", { delivered: true })
    expect([nowhere.status, nowhere.body.message]).toEqual([409, "This order has not been shipped yet"])
    await act(order.id, "shipment")
    expect((await act(order.id, "cash-collected")).status).toBe(409)
    expect((await act(order.id, "delivered")).body.payment_status).toBe("Pending")
    const { status, body } = await act(order.id, "cash-collected")
    expect([status, body.payment_status]).toEqual([200, "Paid"])
    expect(await captures(order.id)).toEqual({ captured: 1, paid: 1 })
  })

  it("is collected together with the delivery, and once, however often it is asked for at once", async () => {
    const { order } = await placeOrder()
    await act(order.id, "shipment")
    const responses = await Promise.all(
      Array.from({ length: 6 }, () => act(order.id, "cash-collected", { delivered: true })),
    )
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    expect(responses[0].body).toMatchObject({ payment_status: "Paid", fulfillment_status: "delivered" })
    expect(await captures(order.id)).toEqual({ captured: 1, paid: 1 })
  })

  it("is not collected for an order paid online, which is not marked as delivered by it either", async () => {
    const { order } = await placeOrder()
    await act(order.id, "shipment")
    await haat.sql(
      `update payment set provider_id = 'pp_razorpay_razorpay' where payment_collection_id in (
         select payment_collection_id from order_payment_collection where order_id = $1)`,
      [order.id],
    )
    const { status, body } = await act(order.id, "cash-collected", { delivered: true })
    expect([status, body.message]).toEqual([409, "This order is not paid in cash"])
    expect((await admin.get(`/back-office/orders/${order.id}`)).body.fulfillment_status).toBe("shipped")
  })

  it("is not collected for a cancelled or unknown order, nor with a body that makes no sense", async () => {
    const { order } = await placeOrder()
    expect((await act(order.id, "cash-collected", { delivered: "yes" })).status).toBe(400)
    await act(order.id, "cancellation")
    const { status, body } = await act(order.id, "cash-collected")
    expect([status, body.message]).toEqual([409, "This order is cancelled"])
    expect((await act("order_x", "cash-collected")).status).toBe(404)
  })
})

describe("an order cancelled by the owner", () => {
  it("frees its stock, once, and leaves an entry in the audit log", async () => {
    const { order, product } = await orderOf(haat)
    const stock = async () => (await admin.get(`/back-office/products/${product.id}`)).body.quantity
    expect(await stock()).toBe(3)
    const { status, body } = await act(order.id, "cancellation")
    expect([status, body.status, body.cancellable]).toEqual([200, "canceled", false])
    expect((await act(order.id, "cancellation")).status).toBe(200)
    expect(await stock()).toBe(5)
    const auditLog = (
      await admin.get(
        `/back-office/audit-log?filter=${encodeURIComponent(JSON.stringify({ q: `#${order.display_id}` }))}`,
      )
    ).body
    expect(auditLog).toHaveLength(1)
    expect(auditLog[0]).toMatchObject({ resource: "orders", action: "cancellation", subject: `#${order.display_id}` })
    expect(auditLog[0].changes).toContainEqual({ field: "status", before: "pending", after: "canceled" })
  })

  it("is rejected once the parcel is on its way, and is not for support", async () => {
    const { order } = await placeOrder()
    const support = await haat.staff("support")
    expect((await support.post(`/back-office/orders/${order.id}/cancellation`, {})).status).toBe(403)
    await act(order.id, "shipment")
    const { status, body } = await act(order.id, "cancellation")
    expect([status, body.message]).toEqual([409, "This order is already on its way and cannot be cancelled any more"])
  })
})

describe("an order's words", () => {
  it("have the same state words for shopper, owner and filters, in every state", async () => {
    const { order, shopper } = await placeOrder()
    const stateOf = (of: Pick<Order, keyof PlacedOrder & keyof Order>) => {
      const { fulfillment_status, tracking, cancellable, payment_status, payment_method } = of
      return { fulfillment_status, tracking, cancellable, payment_status, payment_method }
    }
    const both = async (state: string, payment?: string) => {
      const filter = { q: `#${order.display_id}`, state, payment }
      const [mine, [theirs]] = await Promise.all([shopper.get(`/store/my-orders/${order.id}`), find(filter)])
      expect(theirs, JSON.stringify(filter)).toBeDefined()
      expect(stateOf(theirs)).toEqual(stateOf(mine.body.order))
      return mine.body.order as Order
    }
    const MINE = "(select fulfillment_id from order_fulfillment where order_id = $1)"
    const parcels = (set: string, which = "true") =>
      haat.sql(`update fulfillment set ${set} where id in ${MINE} and ${which}`, [order.id])
    const money = (set: string) =>
      haat.sql(
        `update payment_collection set ${set} where id in
         (select payment_collection_id from order_payment_collection where order_id = $1)`,
        [order.id],
      )
    expect((await both("to_ship", "pending")).cancellable).toBe(true)
    await act(order.id, "shipment")
    expect((await both("shipped")).fulfillment_status).toBe("shipped")
    await parcels("shipped_at = null")
    expect(await both("to_ship")).toMatchObject({ fulfillment_status: "not_fulfilled", cancellable: false })
    await parcels("shipped_at = now()")
    await haat.sql(
      `with copy as (
         insert into fulfillment select (jsonb_populate_record(f, jsonb_build_object('id', f.id || '_2',
           'delivery_address_id', null, 'shipped_at', null, 'marked_shipped_by', null))).*
         from fulfillment f where f.id in ${MINE} returning id)
       insert into order_fulfillment (id, order_id, fulfillment_id) select copy.id || '_link', $1, copy.id from copy`,
      [order.id],
    )
    expect((await both("shipped")).fulfillment_status).toBe("shipped")
    await parcels("delivered_at = now()", "shipped_at is not null")
    expect((await both("shipped")).fulfillment_status).toBe("shipped")
    await parcels("delivered_at = now()", "shipped_at is null")
    expect((await both("delivered", "cash_due")).fulfillment_status).toBe("delivered")
    await act(order.id, "cash-collected")
    expect((await both("delivered", "paid")).payment_status).toBe("Paid")
    await money("refunded_amount = 1")
    expect((await both("delivered", "paid")).payment_status).toBe("Paid")
    await money("refunded_amount = captured_amount")
    expect((await both("delivered", "refunded")).payment_status).toBe("Refunded")
  })
})

describe("the orders' CSV file", () => {
  const pathOf = (filter: object, sort: [string, string]) =>
    `/back-office/orders/export?filter=${encodeURIComponent(JSON.stringify(filter))}&sort=${encodeURIComponent(JSON.stringify(sort))}`

  it("has what the list has, no formulas, and is for managers and owners alone", async () => {
    const { order, person } = await placeOrder(await buyer(haat, { first_name: "=Esha" }))
    const { status, headers, body } = await admin.get(pathOf({ q: `#${order.display_id}` }, ["total", "ASC"]))
    expect([status, headers.get("content-type")]).toEqual([200, "text/csv; charset=utf-8"])
    const [heading, row, rest] = body.replace("\ufeff", "").split("\r\n")
    expect(heading).toBe(
      "number,placed_at,customer,email,status,delivery,payment,paid_by,items,items_rupees,delivery_rupees,discount_rupees,total_rupees,city,postal_code,tracking",
    )
    expect(row).toContain(`${order.display_id},${order.created_at},'=Esha Rao,${person.email},pending,not_fulfilled,`)
    expect(row).toContain(`,500,${order.delivery_charge},0,${order.total},Pune,411004,`)
    expect(rest).toBe("")
    expect((await (await haat.staff("support")).get("/back-office/orders/export")).status).toBe(403)
    expect((await (await haat.staff("manager")).get(pathOf({ state: "packed" }, ["id", "ASC"]))).status).toBe(200)
    expect((await admin.get(pathOf({}, ["email", "ASC"]))).status).toBe(400)
  })

  it.each([
    ["created_at", "DESC"],
    ["total", "ASC"],
    ["customer_name", "DESC"],
  ])("by %s %s neither repeats nor misses an order, while others are placed", async (field, direction) => {
    const { order, person } = await placeOrder(await buyer(haat))
    const mark = `${order.id}_${field}`
    const copy = (from: number, to: number, placed: string) =>
      haat.sql(
        `insert into "order" select (jsonb_populate_record(o, jsonb_build_object('id', $2 || n, 'display_id', $3 + n,
           'created_at', ${placed}))).*
         from "order" o cross join generate_series($4::int, $5::int) n where o.id = $1`,
        [order.id, mark, 50_000_000, from, to],
      )
    try {
      await copy(1, 1_201, "now() - make_interval(secs => (n % 3) * 0.0001)")
      const sent = admin.get(pathOf({ customer_id: person.id }, [field, direction]))
      let done = false
      const file = sent.finally(() => {
        done = true
      })
      for (let at = 10_000; !done && at < 20_000; at += 40)
        await copy(at, at + 39, "now() + make_interval(secs => (n % 2) * 2000 - 1000)")
      const numbers = [...(await file).body.matchAll(/^(\d+),/gm)].map(([, number]) => Number(number))
      expect(new Set(numbers).size).toBe(numbers.length)
      const before = numbers.filter((number) => number <= 50_001_201)
      expect(before).toHaveLength(1_202)
    } finally {
      await haat.sql(`delete from "order" where id like $1`, [`${mark}%`])
    }
  })
})

describe("the overview", () => {
  const read = async (date?: string): Promise<Overview> =>
    (await admin.get(`/back-office/overview${date ? `?date=${date}` : ""}`)).body

  it("counts the same orders as it adds up: neither cancelled ones nor those of which the money went back", async () => {
    const { order } = await placeOrder()
    await placeOrder()
    const cancelled = await placeOrder()
    await act(cancelled.order.id, "cancellation")
    const returned = await placeOrder()
    await act(returned.order.id, "shipment")
    await act(returned.order.id, "cash-collected", { delivered: true })
    // A day of its own, as the other numbers of the overview are those of the whole shop.
    for (const { id } of [order, cancelled.order, returned.order])
      await haat.sql(`update "order" set created_at = '2023-05-09T20:00:00Z' where id = $1`, [id])
    const sales = async () => (await admin.get("/back-office/overview/sales?from=2023-05-10&until=2023-05-10")).body
    const both = { orders: 2, revenue: order.total + returned.order.total }
    expect(await read("2023-05-10")).toMatchObject(both)
    expect(await sales()).toMatchObject(both)
    await haat.sql(
      `update payment_collection set refunded_amount = captured_amount where id in
       (select payment_collection_id from order_payment_collection where order_id = $1)`,
      [returned.order.id],
    )
    const one = { orders: 1, revenue: order.total }
    expect(await read("2023-05-10")).toMatchObject(one)
    expect(await sales()).toMatchObject(one)
    expect(await read()).toMatchObject({ revenue: (await admin.get("/api/order/revenue")).body.revenue })
  })

  it("revenue is net of refunds on the day of the order: overview, days, customer and old call agree", async () => {
    const { order, shopper } = await placeOrder(await buyer(haat))
    await act(order.id, "shipment")
    await act(order.id, "cash-collected", { delivered: true })
    const before = await read("2023-06-10")
    await haat.sql(`update "order" set created_at = '2023-06-09T20:00:00Z' where id = $1`, [order.id])
    const sums = async () => {
      const day = (await admin.get("/back-office/overview/sales?from=2023-06-10&until=2023-06-10")).body
      const { revenue, paid, orders } = await read("2023-06-10")
      const { spent } = (await admin.get(`/back-office/customers/${shopper.person.id}`)).body
      const until = [orders - before.orders, revenue - before.revenue, paid - before.paid]
      return { day: [day.orders, day.revenue], until, spent }
    }
    const of = (sum: number) => ({ day: [1, sum], until: [1, sum, sum], spent: sum })
    expect(await sums()).toEqual(of(order.total))
    const refund = (amount: number, left: number, how: object) =>
      act(order.id, "refund", {
        ...{
          request_id: randomUUID(),
          expected_left_paise: Math.round(left * 100),
          reason: "A scratch",
          amount,
          ...how,
        },
      })
    expect((await refund(40.5, order.total, { reference: "UPI 4711" })).status).toBe(200)
    expect(await sums()).toEqual(of(order.total - 40.5))
    expect((await refund(60, order.total - 40.5, { as_credit: true })).status).toBe(200)
    expect(await sums()).toEqual(of(order.total - 100.5))
    expect((await read()).revenue).toBe((await admin.get("/api/order/revenue")).body.revenue)
  })

  it("tells what was paid from cash on delivery that nobody has paid yet", async () => {
    const { order } = await placeOrder()
    await haat.sql(`update "order" set created_at = '2022-05-09T20:00:00Z' where id = $1`, [order.id])
    const money = async () => {
      const { revenue, paid, unpaid_cash } = await read("2022-05-10")
      return { revenue, paid, unpaid_cash }
    }
    const { total: revenue } = order
    expect(await money()).toEqual({ revenue, paid: 0, unpaid_cash: revenue })
    await act(order.id, "shipment")
    await act(order.id, "cash-collected", { delivered: true })
    expect(await money()).toEqual({ revenue, paid: revenue, unpaid_cash: 0 })
  })

  it("counts who signed up", async () => {
    const { subscribers } = await read()
    await haat.shopper()
    expect((await read()).subscribers).toBeGreaterThan(subscribers)
  })

  it("can be had as of a day, and rejects what is not one", async () => {
    expect(await read("2001-01-01")).toEqual({
      subscribers: 0,
      orders: 0,
      revenue: 0,
      paid: 0,
      unpaid_cash: 0,
    })
    for (const date of ["yesterday", "2026-02-30", "2026-1-1", "'", "2026-01-01&date=2026-01-02"]) {
      const { status, body } = await admin.get(`/back-office/overview?date=${date}`)
      expect([status, body.message], date).toEqual([400, "Date is a day as YYYY-MM-DD"])
    }
  })

  it("tells orders and revenue of each day in India and what they come to, and rejects what is no range", async () => {
    const { order } = await placeOrder()
    const cancelled = await placeOrder()
    const later = await placeOrder()
    await act(cancelled.order.id, "cancellation")
    // 20:00 UTC on the 9th is the 10th in India.
    for (const { id } of [order, cancelled.order])
      await haat.sql(`update "order" set created_at = '2024-02-09T20:00:00Z' where id = $1`, [id])
    await haat.sql(`update "order" set created_at = '2024-02-12T06:00:00Z' where id = $1`, [later.order.id])
    const { body } = await admin.get("/back-office/overview/sales?from=2024-02-09&until=2024-02-12")
    const best = { day: "2024-02-10", orders: 1, revenue: order.total }
    expect(body).toEqual({
      days: [
        { day: "2024-02-09", orders: 0, revenue: 0 },
        best,
        { day: "2024-02-11", orders: 0, revenue: 0 },
        { day: "2024-02-12", orders: 1, revenue: later.order.total },
      ],
      orders: 2,
      revenue: order.total + later.order.total,
      best,
    })
    for (const range of [
      "",
      "from=2024-02-09",
      "from=2024-02-10&until=2024-02-09",
      "from=2020-01-01&until=2024-01-01",
      "from=x&until='",
    ])
      expect((await admin.get(`/back-office/overview/sales?${range}`)).status, range).toBe(400)
  })

  it("lists open tasks: orders to ship, cash to collect, and products below the shop's limit", async () => {
    const { order } = await placeOrder()
    await haat.sql(`update "order" set created_at = '2019-01-01' where id = $1`, [order.id])
    const todo = async () => (await admin.get("/back-office/overview/todo")).body as Todo
    const empty = await todo()
    const [, low] = await Promise.all([0, 5, 6].map((quantity) => haat.product({ quantity })))
    const before = await todo()
    expect(before.to_ship.rows[0].id).toBe(order.id)
    expect(before.to_ship.rows.length).toBeLessThanOrEqual(5)
    expect([before.stock.sold_out, before.stock.low]).toEqual([empty.stock.sold_out + 1, empty.stock.low + 1])
    expect(before.stock.products.length).toBeLessThanOrEqual(5)
    await admin.put(`/back-office/products/${low.id}`, { active: false })
    expect((await todo()).stock.low).toBe(empty.stock.low)

    await act(order.id, "shipment")
    await act(order.id, "delivered")
    const due = await todo()
    expect(due.to_ship.count).toBe(before.to_ship.count - 1)
    expect(due.cash_due).toMatchObject({ count: before.cash_due.count + 1 })
    expect(due.cash_due.rows[0].id).toBe(order.id)
    expect(due.payments?.count).toBeGreaterThanOrEqual(0)
    const support = await haat.staff("support")
    expect((await support.get("/back-office/overview/todo")).body.payments).toBeNull()
  })
})
