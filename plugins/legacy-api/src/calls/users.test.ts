import { shop, type TestShop } from "@haat/testing"
import { beforeAll, describe, expect, it } from "vitest"
import { keysOf } from "../testing/keys-of"
import { HOME, put } from "../testing/people"

let haat: TestShop
beforeAll(async () => {
  haat = await shop()
})

describe("POST /api/user/getUser", () => {
  it("replies the customer with cart and addresses as they are at that moment", async () => {
    const [asha, lota] = await Promise.all([haat.shopper(), haat.product()])
    await put(asha, lota.id, 2)
    await asha.put("/api/user/updateUserAddress", { id: asha.person.id, addresses: [HOME] })
    const { status, body } = await asha.post("/api/user/getUser", { id: asha.person.id })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      _id: asha.person.id,
      cart: [{ productId: lota.id, quantity: 2 }],
      addresses: [HOME],
    })
    const { lines } = (await asha.get("/store/cart")).body.cart
    expect(lines).toMatchObject([{ product_id: lota.id, quantity: 2 }])
  })

  it("refuses a guest with 401, and answers the same for another's id as for one that does not exist", async () => {
    const [asha, ravi] = await Promise.all([haat.shopper(), haat.shopper()])
    for (const sent of [{ id: asha.person.id }, { id: 7 }, { id: "' or 1=1 --" }, [], { id: "x".repeat(60_000) }]) {
      const { status, body } = await haat.guest().post("/api/user/getUser", sent)
      expect([status, body]).toEqual([401, { message: "Please log in first" }])
    }
    for (const id of [ravi.person.id, "cus_made_up", "", 7, {}, [asha.person.id], "' or 1=1 --", "x".repeat(101)]) {
      const { status, body } = await asha.post("/api/user/getUser", { id })
      expect([status, body], JSON.stringify(id)).toEqual([403, { message: "This is not your account" }])
    }
  })

  it("without a body is the owner's list: 401 for a guest, 403 for a customer", async () => {
    const [asha, admin] = await Promise.all([haat.shopper(), haat.admin()])
    expect((await haat.guest().post("/api/user/getUser")).status).toBe(401)
    expect((await asha.post("/api/user/getUser")).status).toBe(403)
    await put(asha, (await haat.product()).id, 3)
    const { status, body } = await admin.post("/api/user/getUser")
    expect(status).toBe(200)
    const found = body.find(({ _id }: { _id: string }) => _id === asha.person.id)
    expect(found).toMatchObject({ username: asha.person.username, isAdmin: false, cart: [{ quantity: 3 }] })
    expect(keysOf(body).filter((key) => /password|hash|token/i.test(key))).toEqual([])
    expect((await admin.post("/api/user/getUser", { id: asha.person.id })).body.data).toEqual(found)
  })
})
