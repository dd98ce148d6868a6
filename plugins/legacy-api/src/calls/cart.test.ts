/** @module-tag stock */
import { type Shopper, shop } from "@haat/testing"
import { smallOrFull } from "@haat/testing/test-size"
import { beforeEach, describe, expect, it } from "vitest"
import { put } from "../testing/people"

const ADDITIONS = smallOrFull(8, 30)

const haat = shop()
let asha: Shopper
let lota: { id: string }
beforeEach(async () => {
  ;[asha, lota] = await Promise.all([haat.shopper(), haat.product({ quantity: 50 })])
})

const line = () => ({ userId: asha.person.id, productId: lota.id })
const cartOf = async (shopper: Shopper) =>
  (await shopper.post("/api/user/getUser", { id: shopper.person.id })).body.data.cart

describe("POST /api/cart/addToCart", () => {
  it("adds one, or the quantity, to what is there: the same cart as the storefront's", async () => {
    expect(await asha.post("/api/cart/addToCart", line())).toMatchObject({ status: 200 })
    const { body } = await asha.post("/api/cart/addToCart", { ...line(), quantity: 4 })
    expect(body.cart).toEqual([{ productId: lota.id, quantity: 5 }])
    expect((await asha.get("/store/cart")).body.cart.lines).toMatchObject([{ product_id: lota.id, quantity: 5 }])
  })

  it.each([0, -1, 1.5, "2", 1_000_000])("rejects the quantity %j with a sentence", async (quantity) => {
    const { status, body } = await asha.post("/api/cart/addToCart", { ...line(), quantity })
    expect([status, typeof body.message]).toEqual([400, "string"])
    expect(await cartOf(asha)).toEqual([])
  })

  it("counts each of many additions at once", async () => {
    const responses = await Promise.all(Array.from({ length: ADDITIONS }, () => put(asha, lota.id)))
    expect(responses.every(({ status }) => status === 200)).toBe(true)
    expect(await cartOf(asha)).toEqual([{ productId: lota.id, quantity: ADDITIONS }])
  })

  it("rejects more than there is with 409, and a product that is not there with 404", async () => {
    expect((await put(asha, lota.id, 51)).status).toBe(409)
    expect((await put(asha, "prod_none")).status).toBe(404)
  })
})

describe("PUT /api/cart/increase and /api/cart/decrease", () => {
  it("change the quantity by one; below 1 the line is removed", async () => {
    await put(asha, lota.id)
    expect((await asha.put("/api/cart/increase", line())).body.cart).toEqual([{ productId: lota.id, quantity: 2 }])
    expect((await asha.put("/api/cart/decrease", line())).body.cart).toEqual([{ productId: lota.id, quantity: 1 }])
    expect((await asha.put("/api/cart/decrease", line())).body.cart).toEqual([])
    expect((await asha.put("/api/cart/decrease", line())).status).toBe(404)
    expect((await asha.put("/api/cart/increase", line())).status).toBe(404)
  })

  it("lose no step when 20 come at once", async () => {
    await put(asha, lota.id, 20)
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => asha.put(`/api/cart/${index % 4 ? "increase" : "decrease"}`, line())),
    )
    expect(await cartOf(asha)).toEqual([{ productId: lota.id, quantity: 30 }])
  })
})

describe("DELETE /api/cart/delete", () => {
  it("takes a product out of the cart", async () => {
    await put(asha, lota.id, 3)
    const { status, body } = await asha.delete("/api/cart/delete", line())
    expect([status, body.cart]).toEqual([200, []])
    expect((await asha.delete("/api/cart/delete", line())).status).toBe(404)
  })
})

describe("save for later", () => {
  const save = () => asha.post("/api/saveForLater/saveForLater", line())
  const saved = async () => (await asha.get(`/api/saveForLater/get/${asha.person.id}`)).body.data

  it("POST /api/saveForLater/saveForLater removes the line and keeps its quantity", async () => {
    await put(asha, lota.id, 3)
    expect((await save()).body.cart).toEqual([])
    const other = { ...line(), productId: "prod_none" }
    expect((await asha.post("/api/saveForLater/saveForLater", other)).status).toBe(404)
  })

  it("GET /api/saveForLater/get/{userId} replies entries of quantity and the whole product", async () => {
    await put(asha, lota.id, 3)
    await save()
    const whole = (await haat.guest().post("/api/product/getProductById", { id: lota.id })).body.data
    expect(await saved()).toEqual([{ product: whole, quantity: 3 }])
    const ravi = await haat.shopper()
    const [theirs, nobodys] = await Promise.all(
      [asha.person.id, "cus_none"].map((id) => ravi.get(`/api/saveForLater/get/${id}`)),
    )
    expect([theirs.status, theirs.body]).toEqual([nobodys.status, nobodys.body])
    expect(theirs.status).toBe(403)
  })

  it("POST /api/saveForLater/move-to-cart brings it back with its quantity", async () => {
    await put(asha, lota.id, 3)
    await save()
    const { status, body } = await asha.post("/api/saveForLater/move-to-cart", line())
    expect([status, body.cart]).toEqual([200, [{ productId: lota.id, quantity: 3 }]])
    expect(await saved()).toEqual([])
    expect((await asha.post("/api/saveForLater/move-to-cart", line())).status).toBe(404)
  })

  it("POST /api/saveForLater/delete-save-for-later forgets it", async () => {
    await put(asha, lota.id)
    await save()
    expect((await asha.post("/api/saveForLater/delete-save-for-later", line())).status).toBe(200)
    expect([await saved(), await cartOf(asha)]).toEqual([[], []])
  })
})
