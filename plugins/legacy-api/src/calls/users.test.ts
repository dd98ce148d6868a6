import { type Client, shop } from "@haat/testing"
import { holdRows } from "@haat/testing/hold-rows"
import { describe, expect, it } from "vitest"
import { fieldNames } from "../testing/field-names"
import { HOME, place, put } from "../testing/people"

const haat = shop()

/** The audit log's newest entry of what `user_id` read. */
const lastRead = async (user_id: string) => {
  const [entry] = await haat.sql(
    "select who, role, resource, action, state, changes from trail_entry where user_id = $1 order by created_at " +
      "desc limit 1",
    [user_id],
  )
  return entry
}

describe("lists of everybody", () => {
  const ask = {
    customers: (who: Client) => who.post("/api/user/getUser?limit=2"),
    orders: (who: Client) => who.get("/api/order/getOrders?limit=2"),
  }
  it.each(["customers", "orders"] as const)(
    "of %s are for those who may export them, and stand in the audit log",
    async (what) => {
      const [asha, support, manager, owner, lota] = await Promise.all([
        haat.shopper(),
        haat.staff("support"),
        haat.staff("manager"),
        haat.staff("owner"),
        haat.product(),
      ])
      await put(asha, lota.id)
      await place(asha)
      expect((await ask[what](haat.guest())).status).toBe(401)
      expect((await ask[what](asha)).status).toBe(403)
      expect((await ask[what](support)).status).toBe(403)
      expect(await lastRead(support.id)).toBeUndefined()
      for (const person of [manager, owner]) {
        const { status, body } = await ask[what](person)
        expect(status).toBe(200)
        const entry = await lastRead(person.id)
        expect(entry).toMatchObject({ who: "Tara Iyer", resource: what, action: "listed", state: "done" })
        expect(entry.changes).toEqual([
          { field: "filter.page", before: null, after: 1 },
          { field: "filter.limit", before: null, after: 2 },
          { field: "rows", before: null, after: body.length },
        ])
      }
    },
  )

  it("are not read while the audit log cannot be written", async () => {
    const manager = await haat.staff("manager")
    await haat.sql("alter table trail_entry rename to trail_entry_away")
    try {
      expect((await ask.customers(manager)).status).toBe(503)
    } finally {
      await haat.sql("alter table trail_entry_away rename to trail_entry")
    }
  })
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

  it("replies cart and saved items of one moment: what is on its way between them is in one", async () => {
    const [asha, admin, lota] = await Promise.all([haat.shopper(), haat.admin(), haat.product()])
    const save = () => asha.post("/api/saveForLater/saveForLater", { productId: lota.id })
    await put(asha, lota.id, 2)
    await save()
    await put(asha, lota.id, 3)
    const letGo = await holdRows("select 1 from saved_item where product_id = $1 for update", [lota.id])
    const saving = save()
    const expectForBoth = async (expected: object) => {
      for (const client of [asha, admin]) {
        const { body } = await client.post("/api/user/getUser", { id: asha.person.id })
        expect(body.data).toMatchObject(expected)
      }
    }
    const entry = (quantity: number) => [{ productId: lota.id, quantity }]
    // several reads, any of which could miss the line
    for (let read = 0; read < 3; read++) await expectForBoth({ cart: entry(3), saveForLater: entry(2) })
    await letGo()
    expect((await saving).status).toBe(200)
    await expectForBoth({ cart: [], saveForLater: entry(5) })
  })

  it("rejects a guest with 401, and answers the same for another's id as for one that does not exist", async () => {
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
    expect(fieldNames(body).filter((key) => /password|hash|token/i.test(key))).toEqual([])
    expect((await admin.post("/api/user/getUser", { id: asha.person.id })).body.data).toMatchObject(found)
    const support = await haat.staff("support")
    expect((await support.post("/api/user/getUser", { id: asha.person.id })).body.data).toMatchObject(found)
  })
})
