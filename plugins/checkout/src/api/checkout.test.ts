import { shop, type TestShop } from "@haat/testing"
import { beforeAll, describe, expect, it } from "vitest"
import { openCartId, pay, placeOrder, put, seenTotal, shopperAtHome, stockOf, tally } from "../testing/shopping"

let haat: TestShop
beforeAll(async () => {
  haat = await shop()
})

describe("checking out with cash on delivery", () => {
  it("shows what it will cost, orders exactly that, and holds the stock", async () => {
    const [shopper, lota] = await Promise.all([shopperAtHome(haat), haat.product()])
    await put(shopper, lota.id, 2)
    const { summary } = (await shopper.get(`/store/checkout?address_id=${shopper.address_id}`)).body
    const [line] = summary.lines
    expect(line).toMatchObject({
      product_id: lota.id,
      quantity: 2,
      estimated_delivery_days: expect.stringMatching(/\d/),
    })
    expect(line.delivery_charge).toBeGreaterThan(0)
    expect(summary).toMatchObject({ item_total: 998, total: Math.ceil(998 + line.delivery_charge) })
    expect(summary.delivery_charge).toBeCloseTo(summary.total - 998)
    expect(summary.test_mode).toEqual({ payment: true, delivery: true })

    const { status, body } = await pay(shopper, summary.total)
    expect(status).toBe(201)
    expect(body.order).toMatchObject({
      status: "pending",
      payment_status: "Pending",
      payment_method: "Cash On Delivery",
      items: [{ product_id: lota.id, handle: lota.handle, name: lota.name, price: 499, quantity: 2 }],
      item_total: 998,
      delivery_charge: summary.delivery_charge,
      total: summary.total,
      fulfillment_status: "not_fulfilled",
      tracking: [],
      cancellable: true,
      shipping_address: { first_name: "Esha", phone: "9876543210", city: "Pune", postal_code: "411004" },
    })
    expect(await stockOf(haat, lota.id)).toMatchObject({ stocked: 10, reserved: 2, raw_reserved: 2, live: 2 })
    expect((await shopper.get("/store/cart")).body.cart.lines).toEqual([])
    expect((await shopper.get("/store/my-orders")).body.orders).toEqual([body.order])
  })

  it("is an order Medusa knows: same total, tax inside it, payment authorised and not captured", async () => {
    const [shopper, owner, lota] = await Promise.all([shopperAtHome(haat), haat.admin(), haat.product({ price: 333 })])
    await put(shopper, lota.id, 3)
    const { order } = (await placeOrder(shopper)).body
    const fields = "id,total,item_total,shipping_total,payment_status,fulfillment_status,*shipping_methods,cart.id"
    const known = (await owner.get(`/admin/orders/${order.id}?fields=${fields}`)).body.order
    expect(known).toMatchObject({
      total: order.total,
      item_total: 999,
      shipping_total: order.delivery_charge,
      payment_status: "authorized",
      fulfillment_status: "not_fulfilled",
    })
    expect(known.shipping_methods[0].shipping_option_id).toMatch(/^so_/)
    expect(known.cart.id.replace("cart_", "order_")).toBe(order.id)
  })

  it("can be cancelled and fulfilled in Medusa, and the stock follows", async () => {
    const [shopper, owner, lota] = await Promise.all([shopperAtHome(haat), haat.admin(), haat.product({ quantity: 5 })])
    await put(shopper, lota.id, 2)
    const cancelled = (await placeOrder(shopper)).body.order
    expect((await owner.post(`/admin/orders/${cancelled.id}/cancel`)).status).toBe(200)
    expect(await stockOf(haat, lota.id)).toMatchObject({ stocked: 5, reserved: 0, raw_reserved: 0, live: 0 })
    expect((await shopper.get(`/store/my-orders/${cancelled.id}`)).body.order.status).toBe("canceled")

    await put(shopper, lota.id, 5)
    const sent = (await placeOrder(shopper)).body.order
    const parcel = { items: [{ id: sent.items[0].id, quantity: 5 }] }
    expect((await owner.post(`/admin/orders/${sent.id}/fulfillments`, parcel)).status).toBe(200)
    expect(await stockOf(haat, lota.id)).toMatchObject({ stocked: 0, reserved: 0, raw_reserved: 0, live: 0 })
  })

  it("is no order to its shopper while it is still being written, until its cart is closed", async () => {
    const [shopper, lota] = await Promise.all([shopperAtHome(haat), haat.product()])
    await put(shopper, lota.id)
    const { order } = (await placeOrder(shopper)).body
    const cart = order.id.replace("order_", "cart_")
    const seen = async () => {
      const [{ body }, one] = await Promise.all([
        shopper.get("/store/my-orders"),
        shopper.get(`/store/my-orders/${order.id}`),
      ])
      return [body.count, body.orders.length, one.status]
    }
    const [{ completed_at }] = await haat.sql("select completed_at from cart where id = $1", [cart])
    await haat.sql("update cart set completed_at = null where id = $1", [cart])
    try {
      expect(await seen()).toEqual([0, 0, 404])
    } finally {
      await haat.sql("update cart set completed_at = $2 where id = $1", [cart, completed_at])
    }
    expect(await seen()).toEqual([1, 1, 200])
  })

  it("orders nothing when the total is not the one the shopper saw", async () => {
    const [shopper, lota] = await Promise.all([shopperAtHome(haat), haat.product()])
    await put(shopper, lota.id)
    const { status, body } = await pay(shopper, (await seenTotal(shopper)) - 1)
    const now = `₹${(await seenTotal(shopper)).toLocaleString("en-IN")}`
    expect([status, body.message]).toEqual([409, `The total is now ${now}. Please look at your order again`])
    expect((await shopper.get("/store/my-orders")).body.count).toBe(0)
    expect(await stockOf(haat, lota.id)).toMatchObject({ reserved: 0 })
  })

  it("delivers only to the shopper's own address", async () => {
    const [shopper, other, lota] = await Promise.all([shopperAtHome(haat), shopperAtHome(haat), haat.product()])
    await put(shopper, lota.id)
    expect((await shopper.get(`/store/checkout?address_id=${other.address_id}`)).status).toBe(404)
    const total = await seenTotal(shopper)
    const answer = await pay(Object.assign(shopper, { address_id: other.address_id }), total)
    expect([answer.status, answer.body.message]).toEqual([404, "This is not one of your addresses"])
  })

  it("refuses an empty cart and a sold-out one with a sentence", async () => {
    const [shopper, lota] = await Promise.all([shopperAtHome(haat), haat.product({ quantity: 1 })])
    expect((await pay(shopper, 0)).body.message).toBe("Your cart is empty")
    expect((await shopper.get("/store/checkout")).status).toBe(409)
    const other = await shopperAtHome(haat)
    await put(shopper, lota.id)
    await put(other, lota.id)
    await placeOrder(other)
    const answer = await pay(shopper, 499)
    expect([answer.status, answer.body.message]).toEqual([409, "Everything in your cart is out of stock"])
  })

  it("leaves what is sold out in the cart, and orders the rest", async () => {
    const [shopper, other, lota, last] = await Promise.all([
      shopperAtHome(haat),
      shopperAtHome(haat),
      haat.product(),
      haat.product({ quantity: 1 }),
    ])
    for (const { id } of [lota, last]) await put(shopper, id)
    await put(other, last.id)
    await placeOrder(other)
    const { order } = (await placeOrder(shopper)).body
    expect(order.items).toMatchObject([{ product_id: lota.id }])
    expect((await shopper.get("/store/cart")).body.cart.lines).toMatchObject([{ product_id: last.id, available: 0 }])
  })

  it("makes one order of a cart, however often it is sent at once", async () => {
    const [shopper, lota] = await Promise.all([shopperAtHome(haat), haat.product()])
    await put(shopper, lota.id)
    const total = await seenTotal(shopper)
    const answers = await Promise.all(Array.from({ length: 20 }, () => pay(shopper, total)))
    expect(tally(answers)).toEqual({ 201: 1, 409: 19 })
    for (const { status, body } of answers) {
      if (status === 409) expect(body.message).toMatch(/^(This cart has already been ordered|Your cart is empty)$/)
    }
    expect((await shopper.get("/store/my-orders")).body.count).toBe(1)
    expect(await stockOf(haat, lota.id)).toMatchObject({ reserved: 1, live: 1 })
  })

  it("leaves no trace when the last step fails, and works the next time", async () => {
    const [shopper, lota] = await Promise.all([shopperAtHome(haat), haat.product()])
    await put(shopper, lota.id, 2)
    const cart = await openCartId(haat, shopper)
    const order = cart.replace("cart_", "order_")
    await haat.sql(
      "create or replace function refuse_closing() returns trigger language plpgsql as $$ begin raise exception 'broken on purpose'; end $$",
    )
    await haat.sql(
      `create trigger refuse_closing before update on cart for each row
       when (new.id = '${cart}' and new.completed_at is not null) execute function refuse_closing()`,
    )
    expect((await placeOrder(shopper)).status).toBe(500)
    await haat.sql("drop trigger refuse_closing on cart")

    const [left] = await haat.sql(
      `select (select count(*)::int from "order" where id = $1) as orders,
        (select count(*)::int from order_cart where order_id = $1 and deleted_at is null) as links,
        (select count(*)::int from cart_payment_collection where cart_id = $2 and deleted_at is null) as payments`,
      [order, cart],
    )
    expect(left).toEqual({ orders: 0, links: 0, payments: 0 })
    expect(await stockOf(haat, lota.id)).toMatchObject({ reserved: 0, live: 0 })
    expect((await shopper.get("/store/cart")).body.cart.item_count).toBe(2)
    expect((await placeOrder(shopper)).body.order.id).toBe(order)
  })

  it.each([
    [{}, "Pick a delivery address"],
    [{ address_id: ["a"] }, "Pick a delivery address"],
    [{ address_id: "a'b" }, "There is no such address"],
    [{ address_id: "a" }, "Pick a way to pay"],
    [{ address_id: "a", payment_method: "card", expected_total: 1 }, "Pick a way to pay"],
    [{ address_id: "a", payment_method: "cod" }, "The total you saw is missing"],
    [{ address_id: "a", payment_method: "cod", expected_total: -1 }, "The total cannot be negative"],
  ])("answers %j with a sentence", async (body, sentence) => {
    const shopper = await haat.shopper()
    const answer = await shopper.post("/store/checkout", body)
    expect([answer.status, answer.body.message]).toEqual([400, sentence])
  })
})

describe("my orders", () => {
  it("lists the newest first, by page, and shows one; nobody else's", async () => {
    const [shopper, other, lota] = await Promise.all([shopperAtHome(haat), shopperAtHome(haat), haat.product()])
    const ids: string[] = []
    for (let count = 0; count < 3; count++) {
      await put(shopper, lota.id)
      ids.unshift((await placeOrder(shopper)).body.order.id)
    }
    const first = (await shopper.get("/store/my-orders?limit=2")).body
    expect(first).toMatchObject({ count: 3, page: 1, limit: 2 })
    expect(first.orders.map(({ id }: { id: string }) => id)).toEqual(ids.slice(0, 2))
    const second = (await shopper.get("/store/my-orders?limit=2&page=2")).body
    expect(second.orders.map(({ id }: { id: string }) => id)).toEqual(ids.slice(2))
    expect((await shopper.get(`/store/my-orders/${ids[0]}`)).body.order).toEqual(first.orders[0])

    const strange = await other.get(`/store/my-orders/${ids[0]}`)
    expect([strange.status, strange.body.message]).toEqual([404, "There is no such order"])
    expect((await other.get("/store/my-orders")).body).toMatchObject({ orders: [], count: 0 })
  })

  it.each(["page=0", "page=x", "limit=0", "limit=101", "page=1e9"])("refuses ?%s", async (query) => {
    const shopper = await haat.shopper()
    expect((await shopper.get(`/store/my-orders?${query}`)).status).toBe(400)
  })
})
