/** @module-tag stock */
import { type Shopper, shop } from "@haat/testing"
import { buyer, payOnDelivery, put, totalOf } from "@haat/testing/buyer"
import { holdRows } from "@haat/testing/hold-rows"
import { smallOrFull } from "@haat/testing/test-size"
import { beforeAll, describe, expect, it, vi } from "vitest"
import { openCartId, stockOf, tally, tryToOrder } from "../testing/shopping"

const CONCURRENT_ORDERS = smallOrFull(8, 20)

const haat = shop()
/** Product that no test orders, and a shopper who orders nothing. */
let unorderedProduct: Awaited<ReturnType<typeof haat.product>>
let visitor: Shopper
beforeAll(async () => {
  ;[unorderedProduct, visitor] = await Promise.all([haat.product(), haat.shopper()])
})

describe("checking out with cash on delivery", () => {
  it("orders at the total of the summary, and reserves the stock", async () => {
    const [shopper, lota] = await Promise.all([buyer(haat), haat.product()])
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

    const { status, body } = await payOnDelivery(shopper, summary.total)
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

  it.each([
    ["900001", "We do not deliver to 900001 yet. Please choose another address"],
    ["744101", "We do not deliver to 744101 yet. Please choose another address"],
    ["791111A", "A postal code has 6 digits and does not start with 0. Please correct this address"],
  ])("is rejected with a sentence for an address with the postal code %s", async (postal_code, sentence) => {
    const shopper = await buyer(haat)
    await put(shopper, unorderedProduct.id)
    // stored before postal codes were checked
    await haat.sql("update customer_address set postal_code = $1 where id = $2", [postal_code, shopper.address_id])
    const looked = await shopper.get(`/store/checkout?address_id=${shopper.address_id}`)
    const placed = await payOnDelivery(shopper, 499)
    const opened = await shopper.post("/store/razorpay/payments", {
      address_id: shopper.address_id,
      expected_total: 499,
    })
    for (const { status, body } of [looked, placed, opened]) expect([status, body.message]).toEqual([400, sentence])
    const cart = await openCartId(haat, shopper)
    const [first_name, last_name] = ["Esha", "Rao"]
    const shipping_address = {
      first_name,
      last_name,
      address_1: "1 MG Road",
      city: "Pune",
      country_code: "in",
      postal_code,
    }
    await shopper.post(`/store/carts/${cart}`, { shipping_address })
    const completed = await shopper.post(`/store/carts/${cart}/complete`)
    expect([completed.status, completed.body.message]).toEqual([400, sentence])
    expect((await shopper.get("/store/my-orders")).body.count).toBe(0)
    expect(await stockOf(haat, unorderedProduct.id)).toMatchObject({ reserved: 0 })
  })

  it("delivers free, and flags the order for the owner, when the carrier is down", async () => {
    const [shopper, known, owner, lota] = await Promise.all([
      buyer(haat),
      buyer(haat),
      haat.admin(),
      haat.product({ weight: 63 }),
    ])
    const misbehave = (method: string, body?: object) =>
      fetch(`${haat.sandboxUrl}/shiprocket/misbehave`, { method, body: body && JSON.stringify(body) })
    await put(shopper, lota.id)
    await misbehave("POST", { how: "error", times: 0, path: "serviceability" })
    let order: { id: string; delivery_charge: number }
    try {
      order = (await tryToOrder(shopper)).body.order
    } finally {
      await misbehave("DELETE")
    }
    expect(order.delivery_charge).toBe(0)
    await put(known, lota.id)
    const charged = await vi.waitFor(
      async () => {
        expect(await totalOf(known)).toBeGreaterThan(499)
        return (await tryToOrder(known)).body.order
      },
      // the circuit breaker is open for a while after an error
      { timeout: 25_000, interval: 500 },
    )
    expect((await owner.get(`/back-office/orders/${order.id}`)).body.delivery_unknown).toBe(true)
    expect((await owner.get(`/back-office/orders/${charged.id}`)).body.delivery_unknown).toBe(false)
    const filter = encodeURIComponent(JSON.stringify({ id: [order.id, charged.id] }))
    const marks = (await owner.get(`/back-office/orders?filter=${filter}`)).body.map(
      ({ id, delivery_unknown }: { id: string; delivery_unknown: boolean }) => [id, delivery_unknown],
    )
    expect(Object.fromEntries(marks)).toEqual({ [order.id]: true, [charged.id]: false })
  })

  it("creates an order in Medusa with the same total, included tax, and an authorized payment", async () => {
    const [shopper, owner, lota] = await Promise.all([buyer(haat), haat.admin(), haat.product({ price: 333 })])
    await put(shopper, lota.id, 3)
    const { order } = (await tryToOrder(shopper)).body
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

  it("can be cancelled and fulfilled in Medusa, which updates the stock", async () => {
    const [shopper, owner, lota] = await Promise.all([buyer(haat), haat.admin(), haat.product({ quantity: 5 })])
    await put(shopper, lota.id, 2)
    const cancelled = (await tryToOrder(shopper)).body.order
    expect((await owner.post(`/admin/orders/${cancelled.id}/cancel`)).status).toBe(200)
    expect(await stockOf(haat, lota.id)).toMatchObject({ stocked: 5, reserved: 0, raw_reserved: 0, live: 0 })
    expect((await shopper.get(`/store/my-orders/${cancelled.id}`)).body.order.status).toBe("canceled")

    await put(shopper, lota.id, 5)
    const sent = (await tryToOrder(shopper)).body.order
    const parcel = { items: [{ id: sent.items[0].id, quantity: 5 }] }
    expect((await owner.post(`/admin/orders/${sent.id}/fulfillments`, parcel)).status).toBe(200)
    expect(await stockOf(haat, lota.id)).toMatchObject({ stocked: 0, reserved: 0, raw_reserved: 0, live: 0 })
  })

  describe("is atomic", () => {
    const LOCK = 77_124
    const WAITING = `from pg_locks where locktype = 'advisory' and objid = ${LOCK} and not granted`

    /** Places an order that waits before its last statement, which closes the cart, until it is released. */
    async function almostPlaced() {
      const [shopper, lota] = await Promise.all([buyer(haat), haat.product({ quantity: 1 })])
      await put(shopper, lota.id)
      const total = await totalOf(shopper)
      const cart_id = await openCartId(haat, shopper)
      const gate = `gate_${cart_id.toLowerCase()}`
      await haat.sql(`create function ${gate}() returns trigger language plpgsql as $$ begin
        perform pg_advisory_xact_lock_shared(${LOCK}); return new; end $$`)
      await haat.sql(`create trigger ${gate} before update on cart for each row
        when (new.id = '${cart_id}' and new.completed_at is not null) execute function ${gate}()`)
      const open = await holdRows("select pg_advisory_lock($1)", [LOCK])
      const response = payOnDelivery(shopper, total)
      await vi.waitFor(async () => expect((await haat.sql(`select 1 ${WAITING}`)).length).toBe(1))
      const seen = async () => {
        const id = cart_id.replace("cart_", "order_")
        const [{ body }, one] = await Promise.all([
          shopper.get("/store/my-orders"),
          shopper.get(`/store/my-orders/${id}`),
        ])
        return [body.count, body.orders.length, one.status]
      }
      const letGo = async () => {
        await open()
        await vi.waitFor(async () => expect((await haat.sql(`select 1 ${WAITING}`)).length).toBe(0))
      }
      const removeGate = () => haat.sql(`drop function ${gate} cascade`)
      return { shopper, lota, cart_id, response, seen, letGo, removeGate }
    }

    it("shows nothing to the shopper until the order is committed", async () => {
      const { response, seen, letGo, removeGate, lota } = await almostPlaced()
      try {
        expect(await seen()).toEqual([0, 0, 404])
        expect(await stockOf(haat, lota.id)).toMatchObject({ reserved: 0, live: 0 })
      } finally {
        await letGo()
      }
      expect((await response).status).toBe(201)
      expect(await seen()).toEqual([1, 1, 200])
      await removeGate()
    })

    it("rolls back when the last statement fails, and leaves an open cart", async () => {
      const { shopper, lota, cart_id, response, seen, letGo, removeGate } = await almostPlaced()
      await haat.sql(`select pg_terminate_backend(pid) ${WAITING}`)
      expect((await response).status).toBeGreaterThanOrEqual(500)
      await letGo()
      await removeGate()
      expect(await seen()).toEqual([0, 0, 404])
      expect(await openCartId(haat, shopper)).toBe(cart_id)
      expect(await stockOf(haat, lota.id)).toMatchObject({ stocked: 1, reserved: 0, live: 0 })

      const again = await tryToOrder(shopper)
      expect([again.status, again.body.order?.id]).toEqual([201, cart_id.replace("cart_", "order_")])
      expect(await seen()).toEqual([1, 1, 200])
      expect(await stockOf(haat, lota.id)).toMatchObject({ stocked: 1, reserved: 1, live: 1 })
    })
  })

  it("rejects a total that the shopper did not see", async () => {
    const shopper = await buyer(haat)
    await put(shopper, unorderedProduct.id)
    const { status, body } = await payOnDelivery(shopper, (await totalOf(shopper)) - 1)
    const now = `₹${(await totalOf(shopper)).toLocaleString("en-IN")}`
    expect([status, body.message]).toEqual([409, `The total is now ${now}. Please look at your order again`])
    expect((await shopper.get("/store/my-orders")).body.count).toBe(0)
    expect(await stockOf(haat, unorderedProduct.id)).toMatchObject({ reserved: 0 })
  })

  it("rejects another shopper's address", async () => {
    const [shopper, other] = await Promise.all([buyer(haat), buyer(haat)])
    await put(shopper, unorderedProduct.id)
    expect((await shopper.get(`/store/checkout?address_id=${other.address_id}`)).status).toBe(404)
    const total = await totalOf(shopper)
    const response = await payOnDelivery(Object.assign(shopper, { address_id: other.address_id }), total)
    expect([response.status, response.body.message]).toEqual([404, "This is not one of your addresses"])
  })

  it("rejects an empty cart and a sold-out cart", async () => {
    const [shopper, lota] = await Promise.all([buyer(haat), haat.product({ quantity: 1 })])
    expect((await payOnDelivery(shopper, 0)).body.message).toBe("Your cart is empty")
    expect((await shopper.get("/store/checkout")).status).toBe(409)
    const other = await buyer(haat)
    await put(shopper, lota.id)
    await put(other, lota.id)
    await tryToOrder(other)
    const response = await payOnDelivery(shopper, 499)
    expect([response.status, response.body.message]).toEqual([409, "Everything in your cart is out of stock"])
  })

  it("leaves sold-out lines in the cart, and orders the rest", async () => {
    const [shopper, other, lota, last] = await Promise.all([
      buyer(haat),
      buyer(haat),
      haat.product(),
      haat.product({ quantity: 1 }),
    ])
    for (const { id } of [lota, last]) await put(shopper, id)
    await put(other, last.id)
    await tryToOrder(other)
    const { order } = (await tryToOrder(shopper)).body
    expect(order.items).toMatchObject([{ product_id: lota.id }])
    expect((await shopper.get("/store/cart")).body.cart.lines).toMatchObject([{ product_id: last.id, available: 0 }])
  })

  it("places one order for concurrent requests", async () => {
    const [shopper, lota] = await Promise.all([buyer(haat), haat.product()])
    await put(shopper, lota.id)
    const total = await totalOf(shopper)
    const responses = await Promise.all(Array.from({ length: CONCURRENT_ORDERS }, () => payOnDelivery(shopper, total)))
    expect(tally(responses)).toEqual({ 201: 1, 409: CONCURRENT_ORDERS - 1 })
    for (const { status, body } of responses) {
      if (status === 409) expect(body.message).toMatch(/^(This cart has already been ordered|Your cart is empty)$/)
    }
    expect((await shopper.get("/store/my-orders")).body.count).toBe(1)
    expect(await stockOf(haat, lota.id)).toMatchObject({ reserved: 1, live: 1 })
  })

  it("rejects a repeated request for an ordered cart, and does not order the next cart", async () => {
    const [shopper, lota] = await Promise.all([buyer(haat), haat.product()])
    await put(shopper, lota.id)
    const { summary } = (await shopper.get(`/store/checkout?address_id=${shopper.address_id}`)).body
    const { cart_id, total: expected_total } = summary
    const press = () =>
      shopper.post("/store/checkout", {
        address_id: shopper.address_id,
        payment_method: "cod",
        cart_id,
        expected_total,
      })
    expect((await press()).status).toBe(201)
    expect(await press()).toMatchObject({ status: 409, body: { code: "already_ordered" } })
    await put(shopper, lota.id)
    expect(await press()).toMatchObject({ status: 409, body: { code: "already_ordered" } })
    expect((await shopper.get("/store/my-orders")).body.count).toBe(1)
  })

  it("writes nothing when the last step fails, and works when repeated", async () => {
    const [shopper, lota] = await Promise.all([buyer(haat), haat.product()])
    await put(shopper, lota.id, 2)
    const cart = await openCartId(haat, shopper)
    const order = cart.replace("cart_", "order_")
    await haat.sql(
      `create or replace function reject_closing() returns trigger language plpgsql as $$
       begin raise exception 'broken on purpose'; end $$`,
    )
    await haat.sql(
      `create trigger reject_closing before update on cart for each row
       when (new.id = '${cart}' and new.completed_at is not null) execute function reject_closing()`,
    )
    expect((await tryToOrder(shopper)).status).toBe(500)
    await haat.sql("drop trigger reject_closing on cart")

    const [left] = await haat.sql(
      `select (select count(*)::int from "order" where id = $1) as orders,
        (select count(*)::int from order_cart where order_id = $1 and deleted_at is null) as links,
        (select count(*)::int from cart_payment_collection where cart_id = $2 and deleted_at is null) as payments`,
      [order, cart],
    )
    expect(left).toEqual({ orders: 0, links: 0, payments: 0 })
    expect(await stockOf(haat, lota.id)).toMatchObject({ reserved: 0, live: 0 })
    expect((await shopper.get("/store/cart")).body.cart.item_count).toBe(2)
    expect((await tryToOrder(shopper)).body.order.id).toBe(order)
  })

  it.each([
    [{}, "Pick a delivery address"],
    [{ address_id: ["a"] }, "Pick a delivery address"],
    [{ address_id: "a'b" }, "There is no such address"],
    [{ address_id: "a" }, "The total you saw is missing"],
    [{ address_id: "a", payment_method: "card", expected_total: 1 }, "Pick a way to pay"],
    [{ address_id: "a", payment_method: "cod" }, "The total you saw is missing"],
    [{ address_id: "a", payment_method: "cod", expected_total: -1 }, "The total cannot be negative"],
  ])("answers %j with a sentence", async (body, sentence) => {
    const response = await visitor.post("/store/checkout", body)
    expect([response.status, response.body.message]).toEqual([400, sentence])
  })
})

describe("my orders", () => {
  it("lists the shopper's own orders by page, newest first", async () => {
    const [shopper, other, lota] = await Promise.all([buyer(haat), buyer(haat), haat.product()])
    const ids: string[] = []
    for (let count = 0; count < 3; count++) {
      await put(shopper, lota.id)
      ids.unshift((await tryToOrder(shopper)).body.order.id)
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

  it.each(["page=0", "page=x", "limit=0", "limit=101", "page=1e9"])("rejects ?%s", async (query) => {
    expect((await visitor.get(`/store/my-orders?${query}`)).status).toBe(400)
  })
})
