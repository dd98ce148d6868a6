/** @module-tag stock */
import { randomUUID } from "node:crypto"
import { type Client, type Shopper, shop } from "@haat/testing"
import { put } from "@haat/testing/buyer"
import { editProduct } from "@haat/testing/edit-product"
import { smallOrFull } from "@haat/testing/test-size"
import { beforeAll, describe, expect, it } from "vitest"
import { addCopies, removeCopies } from "../testing/copies"
import { tally } from "../testing/shopping"

const CONCURRENT_ADDITIONS = smallOrFull(8, 30)

const haat = shop()
/** Shopper whose cart stays empty. */
let visitor: Shopper
let owner: Client
beforeAll(async () => {
  ;[visitor, owner] = await Promise.all([haat.shopper(), haat.admin()])
})

describe("the cart", () => {
  it("is empty at first, then has one line for each product at its current price", async () => {
    const [shopper, lota, diya] = await Promise.all([haat.shopper(), haat.product(), haat.product({ price: 120 })])
    expect((await shopper.get("/store/cart")).body).toEqual({ cart: { lines: [], item_count: 0, item_total: 0 } })

    await put(shopper, lota.id, 2)
    await put(shopper, diya.id)
    const { status, body } = await put(shopper, lota.id)
    expect(status).toBe(200)
    expect(body.cart.lines).toMatchObject([
      { product_id: lota.id, handle: lota.handle, name: lota.name, price: 499, quantity: 3, available: 10 },
      { product_id: diya.id, price: 120, quantity: 1 },
    ])
    expect(body.cart).toMatchObject({ item_count: 4, item_total: 3 * 499 + 120 })
    expect((await shopper.get("/store/cart")).body).toEqual(body)
  })

  it("counts all concurrent additions", async () => {
    const [shopper, lota] = await Promise.all([haat.shopper(), haat.product({ quantity: 100 })])
    const responses = await Promise.all(Array.from({ length: CONCURRENT_ADDITIONS }, () => put(shopper, lota.id)))
    expect(tally(responses)).toEqual({ 200: CONCURRENT_ADDITIONS })
    expect((await shopper.get("/store/cart")).body.cart.lines).toMatchObject([{ quantity: CONCURRENT_ADDITIONS }])
    const carts = await haat.sql("select id from cart where customer_id = $1", [shopper.person.id])
    expect(carts).toHaveLength(1)
  })

  it("rejects more than the stock, and keeps its lines", async () => {
    const [shopper, lota] = await Promise.all([haat.shopper(), haat.product({ quantity: 3 })])
    await put(shopper, lota.id, 2)
    const rejected = await put(shopper, lota.id, 2)
    expect([rejected.status, rejected.body.message]).toEqual([409, `Only 3 left of ${lota.name}`])
    expect(rejected.body).toMatchObject({ code: "only_some_left", params: { count: 3, product: lota.name } })
    const set = await shopper.post(`/store/cart/lines/${lota.id}`, { quantity: 4 })
    expect([set.status, set.body.message]).toEqual([409, `Only 3 left of ${lota.name}`])
    expect((await shopper.get("/store/cart")).body.cart.lines[0].quantity).toBe(2)
  })

  it("rejects sold-out, hidden and unknown products", async () => {
    const [shopper, sold, hidden] = await Promise.all([
      haat.shopper(),
      haat.product({ quantity: 0 }),
      haat.product({ active: false }),
    ])
    const response = await put(shopper, sold.id)
    expect([response.status, response.body.message]).toEqual([409, `${sold.name} is out of stock`])
    expect((await put(shopper, hidden.id)).status).toBe(404)
    expect((await put(shopper, "prod_unknown")).status).toBe(404)
  })

  it("sets a quantity, removes the line at 0, and ignores removal of a missing line", async () => {
    const [shopper, lota] = await Promise.all([haat.shopper(), haat.product()])
    await put(shopper, lota.id)
    expect((await shopper.post(`/store/cart/lines/${lota.id}`, { quantity: 5 })).body.cart.item_count).toBe(5)
    expect((await shopper.post(`/store/cart/lines/${lota.id}`, { quantity: 0 })).body.cart.lines).toEqual([])
    expect((await shopper.delete(`/store/cart/lines/${lota.id}`)).status).toBe(200)
    expect((await shopper.post(`/store/cart/lines/${lota.id}`, { quantity: 1 })).status).toBe(404)
  })

  it("keeps a sold-out line outside the totals, and drops a deleted product", async () => {
    const [shopper, kept, sold, gone] = await Promise.all([
      haat.shopper(),
      haat.product(),
      haat.product(),
      haat.product(),
    ])
    for (const { id } of [kept, sold, gone]) await put(shopper, id)
    await editProduct(owner, sold.id, { quantity: 0 })
    await owner.delete(`/back-office/products/${gone.id}`)

    const { cart } = (await shopper.get("/store/cart")).body
    expect(cart.lines).toMatchObject([
      { product_id: kept.id, available: 10 },
      { product_id: sold.id, available: 0, quantity: 1 },
    ])
    expect(cart).toMatchObject({ item_count: 1, item_total: 499 })
  })

  it("merges a guest cart once, cuts it to the stock, and lists the reduced lines", async () => {
    const [shopper, lota, sold] = await Promise.all([
      haat.shopper(),
      haat.product({ quantity: 4 }),
      haat.product({ quantity: 0 }),
    ])
    await put(shopper, lota.id)
    const guest = {
      merge_id: randomUUID(),
      lines: [
        { product_id: lota.id, quantity: 9 },
        { product_id: sold.id, quantity: 1 },
        { product_id: "prod_unknown", quantity: 1 },
      ],
    }
    const responses = await Promise.all(Array.from({ length: 5 }, () => shopper.post("/store/cart/merge", guest)))
    expect(tally(responses)).toEqual({ 200: 5 })
    const [first, ...others] = responses.map(({ body }) => body).sort((a, b) => Number(b.merged) - Number(a.merged))
    expect(others.map(({ merged, reduced }) => [merged, reduced])).toEqual(Array(4).fill([false, []]))
    expect(first.merged).toBe(true)
    expect(first.reduced).toHaveLength(2)
    expect(first.reduced).toEqual(
      expect.arrayContaining([
        { product_id: lota.id, name: lota.name, quantity: 4 },
        { product_id: sold.id, name: sold.name, quantity: 0 },
      ]),
    )
    expect((await shopper.get("/store/cart")).body.cart.lines).toMatchObject([{ product_id: lota.id, quantity: 4 }])
  })

  it("holds at most 200 lines, by any route", async () => {
    const [shopper, ...products] = await Promise.all([haat.shopper(), haat.product(), haat.product(), haat.product()])
    const [lota, diya, thali] = products
    const full = [409, "A cart holds at most 200 different products. Please take one out first"]
    const move = () => shopper.post(`/store/saved-items/${diya.id}/move-to-cart`, {})
    await put(shopper, lota.id)
    await addCopies(haat, lota.id, 198)
    try {
      expect((await put(shopper, diya.id)).body.cart.lines).toHaveLength(200)
      const another = await put(shopper, thali.id)
      expect([another.status, another.body.message]).toEqual(full)
      expect((await put(shopper, diya.id)).status).toBe(200)

      const guest = { merge_id: randomUUID(), lines: [{ product_id: thali.id, quantity: 1 }] }
      const merged = await shopper.post("/store/cart/merge", guest)
      expect([merged.status, merged.body.message]).toEqual(full)
      expect((await shopper.post("/store/saved-items", { product_id: diya.id })).status).toBe(200)
      const again = await shopper.post("/store/cart/merge", guest)
      expect([again.status, again.body.merged, again.body.cart.lines.length]).toEqual([200, true, 200])

      const moved = await move()
      expect([moved.status, moved.body.message]).toEqual(full)
      expect((await shopper.delete(`/store/cart/lines/${thali.id}`)).status).toBe(200)
      expect((await move()).status).toBe(200)
    } finally {
      await removeCopies(haat, lota.id)
    }
  })

  it.each([
    ["/store/cart/lines", {}, "Pick a product"],
    ["/store/cart/lines", { product_id: ["a"] }, "Pick a product"],
    ["/store/cart/lines", { product_id: "a\u0000" }, "There is no such product"],
    ["/store/cart/lines", { product_id: "a", quantity: 0 }, "Quantity must be at least 1"],
    ["/store/cart/lines", { product_id: "a", quantity: 1.5 }, "Quantity must be a whole number"],
    ["/store/cart/lines", { product_id: "a", quantity: "2" }, "Quantity must be a number"],
    ["/store/cart/lines", { product_id: "a", quantity: 1001 }, "At most 1000 pieces of one product"],
    ["/store/cart/lines", [], "Pick a product"],
    ["/store/cart/lines/a", { quantity: -1 }, "Quantity cannot be negative"],
    ["/store/cart/merge", { merge_id: "1", lines: [] }, "merge_id must be a UUID"],
    ["/store/cart/merge", { merge_id: randomUUID(), lines: Array(101).fill({ product_id: "a" }) }, "At most 100 lines"],
  ])("answers a bad body at %s with a sentence", async (path, body, sentence) => {
    const response = await visitor.post(path, body)
    expect([response.status, response.body.message]).toEqual([400, sentence])
  })

  it.each(["/store/cart/lines/%E0%A4%A", "/store/cart/lines/%00", "/store/cart/lines/..%2F"])(
    "does not trip over %s",
    async (path) => {
      expect((await visitor.post(path, { quantity: 1 })).status).toBe(404)
    },
  )

  it.each([
    ["GET", "/store/cart"],
    ["POST", "/store/cart/lines"],
    ["POST", "/store/cart/lines/a"],
    ["DELETE", "/store/cart/lines/a"],
    ["POST", "/store/cart/merge"],
    ["GET", "/store/checkout"],
    ["POST", "/store/checkout"],
    ["GET", "/store/my-orders"],
    ["GET", "/store/my-orders/a"],
  ])("asks a guest to log in and sends an administrator away: %s %s", async (method, path) => {
    const body = method === "POST" ? {} : undefined
    const guest = await haat.guest().send(method, path, body)
    expect([guest.status, guest.body.message]).toEqual([401, "Please log in first"])
    const admin = await owner.send(method, path, body)
    expect(admin.status).toBe(403)
    expect(admin.body.message).toMatch(/^Administrators cannot shop/)
  })
})
