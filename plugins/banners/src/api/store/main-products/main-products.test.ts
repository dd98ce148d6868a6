import type { ProductCard } from "@haat/catalog/contract"
import { shop, type TestShop } from "@haat/testing"
import { beforeAll, describe, expect, it } from "vitest"

const haat = shop()
let admin: Awaited<ReturnType<TestShop["admin"]>>
beforeAll(async () => {
  admin = await haat.admin()
})

const choose = (product_ids: unknown) => admin.put("/back-office/main-products", { product_ids })
const chosen = async (): Promise<string[]> => (await admin.get("/back-office/main-products")).body.product_ids
const shown = async (): Promise<ProductCard[]> => (await haat.guest().get("/store/main-products")).body.products
const names = async () => (await shown()).map(({ name }) => name)

describe("main products", () => {
  it("are shown in the owner's order, and a new choice replaces the one before", async () => {
    const [one, two, three] = [await haat.product(), await haat.product(), await haat.product()]
    const saved = await choose([three.id, one.id])
    expect([saved.status, saved.body]).toEqual([200, { id: "main", product_ids: [three.id, one.id] }])
    expect((await admin.get("/back-office/main-products")).body).toEqual(saved.body)
    expect(await names()).toEqual([three.name, one.name])
    await choose([two.id, three.id])
    expect(await chosen()).toEqual([two.id, three.id])
    expect(await names()).toEqual([two.name, three.name])
    expect((await choose([])).status).toBe(200)
    expect(await shown()).toEqual([])
  })

  it("are shown as cards: with price and stock, without weight and sizes", async () => {
    const product = await haat.product({ price: 1249.5, quantity: 3 })
    await choose([product.id])
    const [card] = await shown()
    expect(card).toMatchObject({ id: product.id, price: 1249.5, quantity: 3, images: [] })
    const list = await haat.guest().get(`/store/catalog/products?q=${encodeURIComponent(product.name)}`)
    expect(list.body.products).toContainEqual(card)
    for (const kept of ["weight", "length", "height", "breadth", "active"]) expect(card).not.toHaveProperty(kept)
  })

  it("that are not on sale stay chosen but are not shown", async () => {
    const [on, off] = [await haat.product(), await haat.product()]
    await choose([off.id, on.id])
    await admin.put(`/back-office/products/${off.id}`, { active: false })
    expect(await names()).toEqual([on.name])
    expect(await chosen()).toEqual([off.id, on.id])
    await admin.put(`/back-office/products/${off.id}`, { active: true })
    expect(await names()).toEqual([off.name, on.name])
  })

  it("that were deleted are gone from the choice", async () => {
    const [kept, deleted] = [await haat.product(), await haat.product()]
    await choose([deleted.id, kept.id])
    expect((await admin.delete(`/back-office/products/${deleted.id}`)).status).toBe(200)
    expect(await names()).toEqual([kept.name])
    expect(await chosen()).toEqual([kept.id])
    const { status, body } = await choose([kept.id, deleted.id])
    expect([status, body.message]).toEqual([400, "One of these products is not there any more"])
    expect(await chosen()).toEqual([kept.id])
  })

  it.each([
    [undefined, "Main products are a list of product ids"],
    ["prod_x", "Main products are a list of product ids"],
    [[5], "A product is named by its id"],
    [[null], "A product is named by its id"],
    [[""], "A product is named by its id"],
    [["x".repeat(101)], "A product is named by its id"],
    [["prod_x"], "One of these products is not there any more"],
    [["nul\u0000"], "One of these products is not there any more"],
    [["prod_x", "prod_x"], "A product can be chosen once"],
    [Array.from({ length: 51 }, (_, i) => `prod_${i}`), "At most 50 main products"],
  ])("are rejected when they are %j", async (wrong, sentence) => {
    const before = await chosen()
    const { status, body } = await choose(wrong)
    expect([status, body.message]).toEqual([400, sentence])
    expect(await chosen()).toEqual(before)
  })

  it("are one whole choice or the other, when two are made at once", async () => {
    const products = [await haat.product(), await haat.product(), await haat.product()].map(({ id }) => id)
    const other = products.toReversed().slice(0, 2)
    const responses = await Promise.all([choose(products), choose(other), choose(products), choose(other)])
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect([products, other]).toContainEqual(await chosen())
  })
})
