import { type Shopper, shop } from "@haat/testing"
import { buyer, put } from "@haat/testing/buyer"
import { describe, expect, it } from "vitest"
import { addCopies, removeCopies } from "../testing/copies"
import { openCartId, stockOf, tally, tryToOrder, variantOf } from "../testing/shopping"

/** Medusa's own routes are slow on a small machine. */
const TEST_TIMEOUT_MS = 120_000

const haat = shop()
/** Shopper whose requests are all rejected. */
let visitor: Shopper | undefined

describe("Medusa's own cart and order routes", () => {
  it("reject guests, administrators and other shoppers", async () => {
    const [shopper, other, owner, lota] = await Promise.all([buyer(haat), haat.shopper(), haat.admin(), haat.product()])
    await put(shopper, lota.id)
    const { order } = (await tryToOrder(shopper)).body
    await put(shopper, lota.id)
    const cart = await openCartId(haat, shopper)
    const [{ payment_collection_id: collection }] = await haat.sql(
      "select payment_collection_id from order_payment_collection where order_id = $1",
      [order.id],
    )
    const line = { variant_id: await variantOf(haat, lota.id), quantity: 1 }
    const routes: [string, string, unknown?][] = [
      ["GET", `/store/carts/${cart}`],
      ["POST", `/store/carts/${cart}`, { email: "me@example.com" }],
      ["POST", `/STORE/Carts/${cart}/complete`],
      ["POST", `/store/carts/${cart}/customer`, {}],
      ["POST", `/store/carts/${cart}/line-items`, line],
      ["DELETE", `/store/carts/${cart}/line-items/cali_1`],
      ["GET", `/store/orders/${order.id}`],
      ["POST", `/store/orders/${order.id}/transfer/request`, {}],
      ["POST", "/store/payment-collections", { cart_id: cart }],
      ["POST", `/store/payment-collections/${collection}/payment-sessions`, { provider_id: "pp_system_default" }],
      ["GET", `/store/shipping-options?cart_id=${cart}`],
      ["POST", "/store/returns", { order_id: order.id, items: [] }],
    ]
    for (const [method, path, body] of routes) {
      const responses = await Promise.all([haat.guest(), owner, other].map((who) => who.send(method, path, body)))
      expect([path, ...responses.map(({ status }) => status)]).toEqual([path, 401, 403, 404])
      expect(responses[2].body.message).toMatch(/^There is no such /)
    }
    expect((await shopper.get(`/store/carts/${cart}`)).body.cart.id).toBe(cart)
    expect((await shopper.get(`/store/orders/${order.id}`)).body.order.id).toBe(order.id)
    const items = [{ id: order.items[0].id, quantity: 1 }]
    const sentBack = { order_id: order.id, items, return_shipping: { option_id: "so_unknown" } }
    expect((await shopper.post("/store/returns", sentBack)).status).toBe(404)
  })

  it("create one cart, for a signed-in shopper only", async () => {
    const shopper = await haat.shopper()
    expect((await haat.guest().post("/store/carts", {})).status).toBe(401)
    const responses = await Promise.all(Array.from({ length: 5 }, () => shopper.post("/store/carts", {})))
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    for (const { status } of responses) expect([200, 400, 409]).toContain(status)
    const carts = await haat.sql("select id from cart where customer_id = $1", [shopper.person.id])
    expect(carts).toHaveLength(1)
  })

  it("enforce the maximum number of lines, one by one and together", async () => {
    const [shopper, lota] = await Promise.all([haat.shopper(), haat.product({ quantity: 900 })])
    const line = { variant_id: await variantOf(haat, lota.id), quantity: 1 }
    const full = [409, "A cart holds at most 200 different products. Please take one out first"]
    const tooMany = await shopper.post("/store/carts", { items: Array(201).fill(line) })
    expect([tooMany.status, tooMany.body.message]).toEqual(full)

    await put(shopper, lota.id)
    const lines = `/store/carts/${await openCartId(haat, shopper)}/line-items`
    await addCopies(haat, lota.id, 198)
    try {
      expect((await shopper.post(lines, { ...line, metadata: { gift: true } })).status).toBe(200)
      const another = await shopper.post(lines, { ...line, metadata: { gift: "wrapped" } })
      expect([another.status, another.body.message]).toEqual(full)
    } finally {
      await removeCopies(haat, lota.id)
    }
  })

  it(
    "order a cart once, by the same rules, and answer a second time with the same order",
    async () => {
      const [shopper, lota] = await Promise.all([buyer(haat), haat.product({ quantity: 2 })])
      await put(shopper, lota.id, 2)
      const cart = await openCartId(haat, shopper)
      const bare = await shopper.post(`/store/carts/${cart}/complete`)
      expect([bare.status, bare.body.message]).toEqual([400, "Pick a delivery address"])

      const shipping_address = {
        first_name: "Esha",
        last_name: "Rao",
        address_1: "1 MG Road",
        city: "Pune",
        postal_code: "411001",
        country_code: "in",
      }
      const metadata = { total: 1, customer_id: "cus_other" }
      expect((await shopper.post(`/store/carts/${cart}`, { shipping_address, metadata })).status).toBe(200)
      const responses = await Promise.all(
        Array.from({ length: 6 }, () => shopper.post(`/store/carts/${cart}/complete`)),
      )
      expect(Object.keys(tally(responses)).every((status) => status === "200" || status === "409")).toBe(true)
      const again = await shopper.post(`/store/carts/${cart}/complete`)
      expect(again.body).toMatchObject({
        type: "order",
        order: { id: cart.replace("cart_", "order_"), item_total: 998 },
      })
      expect((await shopper.get("/store/my-orders")).body.count).toBe(1)
      expect(await stockOf(haat, lota.id)).toMatchObject({ reserved: 2, live: 2 })
    },
    TEST_TIMEOUT_MS,
  )

  it.each([
    ["GET", "/store/shipping-options?cart_id[]=a"],
    ["GET", "/store/shipping-options?cart_id[a]=b"],
    ["POST", "/store/payment-collections", { cart_id: { a: 1 } }],
    ["POST", "/store/payment-collections", { cart_id: ["a"] }],
    ["POST", "/store/returns", { order_id: 7 }],
    ["POST", "/store/carts", { metadata: { note: "\u0000" } }],
    ["POST", "/store/carts", { shipping_address: { first_name: "\u0000" } }],
    ["POST", "/store/carts", { promo_codes: ["\u0000"] }],
    ["GET", "/store/carts/%00"],
    ["GET", "/store/carts/%E0%A4%A"],
    ["GET", "/store/orders/a'b"],
  ])("reject what is no id: %s %s", async (method, path, body?: unknown) => {
    visitor ??= await haat.shopper()
    const response = await visitor.send(method, path, body)
    expect([400, 404]).toContain(response.status)
    expect(response.body.message).toMatch(/\w+/)
  })
})
