import { shop, type TestShop } from "@haat/testing"
import { editProduct } from "@haat/testing/edit-product"
import { saveProductVariants } from "@haat/testing/vary-product"
import { beforeAll, describe, expect, it, vi } from "vitest"
import type { ShopProduct } from "../../../../contract"

const haat = shop()
let admin: Awaited<ReturnType<TestShop["admin"]>>
beforeAll(async () => {
  admin = await haat.admin()
})

const change = (ids: string[], change: object) => admin.post("/back-office/products/bulk", { ids, change })
const undo = (id: string) => admin.post(`/back-office/products/bulk/${id}/undo`, {})
const read = async (id: string): Promise<ShopProduct> => (await admin.get(`/back-office/products/${id}`)).body
const several = (...wishes: Parameters<TestShop["product"]>[0][]) =>
  Promise.all(wishes.map((wish) => haat.product(wish)))

/** The status that shoppers get for a product, polled for the two seconds in which changes appear. */
const soonInTheShop = (id: string, status: number) =>
  vi.waitFor(async () => expect((await haat.guest().get(`/store/catalog/products/${id}`)).status).toBe(status), {
    timeout: 2_000,
    interval: 50,
  })

describe("many products at once", () => {
  it("are deactivated and activated in the shop, and it can be taken back", async () => {
    const [one, two, hidden] = await several({}, {}, { active: false })
    const ids = [one.id, two.id, hidden.id]
    const { status, body } = await change(ids, { kind: "deactivate" })
    expect([status, body.count]).toEqual([201, 2])
    await soonInTheShop(one.id, 404)
    expect((await undo(body.id)).body).toEqual({ id: body.id, restored: 2, kept: 0 })
    await soonInTheShop(one.id, 200)
    expect((await read(hidden.id)).active).toBe(false)

    expect((await change(ids, { kind: "activate" })).body.count).toBe(1)
    await soonInTheShop(hidden.id, 200)
  })

  it.each([
    [{ by: "percent", value: -10 }, [90, 449.55]],
    [{ by: "percent", value: 10, rounding: "rupee" }, [110, 549]],
    [{ by: "percent", value: 3, rounding: "ten" }, [100, 510]],
    [{ by: "amount", value: 25.5 }, [125.5, 525]],
    [{ by: "amount", value: 12, rounding: "nine" }, [109, 509]],
  ])("get prices changed by %j, as the preview says, and back", async (how, [first, second]) => {
    const [one, two] = await several({ price: 100 }, { price: 499.5 })
    const preview = await admin.post("/back-office/products/bulk/preview", {
      ids: [one.id, two.id],
      change: { kind: "price", ...how },
    })
    expect(preview.body).toMatchObject({ count: 2, wrong: 0 })
    expect(preview.body.products.map(({ after }: { after: number }) => after)).toEqual([first, second])
    expect((await read(one.id)).price).toBe(100)

    const { body } = await change([one.id, two.id], { kind: "price", ...how })
    expect([(await read(one.id)).price, (await read(two.id)).price]).toEqual([first, second])
    expect(body.count).toBe([first !== 100, second !== 499.5].filter(Boolean).length)
    if (body.count) await undo(body.id)
    expect([(await read(one.id)).price, (await read(two.id)).price]).toEqual([100, 499.5])
  })

  it("keep their prices, all of them, when one would have none", async () => {
    const [one, two] = await several({ price: 100 }, { price: 20, name: "Cheap diya" })
    const { status, body } = await change([one.id, two.id], { kind: "price", by: "amount", value: -20 })
    expect([status, body.message]).toEqual([400, "Cheap diya would have no price above 0"])
    expect((await read(one.id)).price).toBe(100)
    const preview = await admin.post("/back-office/products/bulk/preview", {
      ids: [one.id, two.id],
      change: { kind: "price", by: "amount", value: -20 },
    })
    expect(preview.body).toMatchObject({ count: 2, wrong: 1, message: "Cheap diya would have no price above 0" })
  })

  it("of several variants change the price of each, and have each back when it is taken back", async () => {
    const product = await haat.product({ price: 499 })
    await saveProductVariants(admin, product.id)
    const prices = async () =>
      (await admin.get(`/back-office/products/${product.id}/variants`)).body.variants.map(
        ({ price }: { price: number }) => price,
      )
    const before = await prices()
    expect(before).toEqual([499, 499, 499, 599, 599, 599])
    const { body } = await change([product.id], { kind: "price", by: "percent", value: 10, rounding: "rupee" })
    expect(body.count).toBe(1)
    expect(await prices()).toEqual([549, 549, 549, 659, 659, 659])
    expect((await undo(body.id)).body).toMatchObject({ restored: 1, kept: 0 })
    expect(await prices()).toEqual(before)
    const cheaper = await change([product.id], { kind: "price", by: "amount", value: -550, rounding: "none" })
    expect(cheaper.status).toBe(400)
    expect(await prices()).toEqual(before)
  })

  it("keep a price that was changed again when an older change is taken back", async () => {
    const [one, two] = await several({ price: 100 }, { price: 200 })
    const { body } = await change([one.id, two.id], { kind: "price", by: "percent", value: 50 })
    await editProduct(admin, one.id, { price: 120 })
    expect((await undo(body.id)).body).toEqual({ id: body.id, restored: 1, kept: 1 })
    expect([(await read(one.id)).price, (await read(two.id)).price]).toEqual([120, 200])
    expect((await undo(body.id)).status).toBe(409)
  })

  it("disappear at once when deleted, return on undo, and are purged after the delay", async () => {
    const [one, two] = await several({ price: 10 }, { price: 20, active: false })
    const first = await change([one.id, two.id], { kind: "delete" })
    expect([first.status, first.body.count, first.body.undo_seconds]).toEqual([201, 2, 30])
    expect((await admin.get(`/back-office/products/${one.id}`)).status).toBe(404)
    await soonInTheShop(one.id, 404)
    expect((await undo(first.body.id)).body).toMatchObject({ restored: 2, kept: 0 })
    await soonInTheShop(one.id, 200)
    expect([(await read(one.id)).active, (await read(two.id)).active]).toEqual([true, false])

    const second = await change([one.id, two.id], { kind: "delete" })
    await haat.sql("update product_bin set delete_at = now() where change_id = $1", [second.body.id])
    await haat.sql("update product_change set created_at = now() - interval '1 minute' where id = $1", [second.body.id])
    const late = await undo(second.body.id)
    expect([late.status, late.body.message]).toEqual([409, "It is too late to take this back"])
    // The next deletion purges what is due.
    await change([(await haat.product()).id], { kind: "delete" })
    await vi.waitFor(
      async () => {
        const gone = await haat.sql("select id from product where id = any($1) and deleted_at is not null", [
          [one.id, two.id],
        ])
        expect(gone).toHaveLength(2)
      },
      { timeout: 10_000, interval: 100 },
    )
  })

  it("are rejected with a sentence when one is not there, none is chosen or the change is none", async () => {
    const { id, price } = await haat.product({ price: 77 })
    const gone = await change([id, "prod_nobody"], { kind: "price", by: "percent", value: 10 })
    expect([gone.status, gone.body.message]).toEqual([
      404,
      "One of these products is not there any more. Please load the list again",
    ])
    for (const [ids, how] of [
      [[], { kind: "delete" }],
      [[id], { kind: "explode" }],
      [[id], {}],
      [[id], { kind: "price", by: "percent", value: 0 }],
      [[id], { kind: "price", by: "percent", value: "ten" }],
      [[id], { kind: "price", by: "luck", value: 1 }],
      [[id], { kind: "price", by: "amount", value: 1, rounding: "up" }],
      [Array.from({ length: 5_001 }, (_, at) => `p${at}`), { kind: "delete" }],
    ] as [string[], object][]) {
      const { status, body } = await change(ids, how)
      expect([status, typeof body.message], JSON.stringify(how)).toEqual([400, "string"])
    }
    expect((await read(id)).price).toBe(price)
    expect((await undo("pchg_nobody")).status).toBe(404)
  })

  it("are all those that a filter finds", async () => {
    const word = `bulk${Date.now()}`
    const made = await several({ name: `${word} a`, price: 10 }, { name: `${word} b`, price: 20, active: false })
    const filter = encodeURIComponent(JSON.stringify({ q: word }))
    const { body } = await admin.get(`/back-office/products/ids?filter=${filter}`)
    expect(body.ids.toSorted()).toEqual(made.map(({ id }) => id).toSorted())
  })
})
