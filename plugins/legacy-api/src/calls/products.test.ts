import { shop, type TestShop } from "@haat/testing"
import { saveProductVariants } from "@haat/testing/vary-product"
import { beforeAll, describe, expect, it } from "vitest"

const haat = shop()
let admin: Awaited<ReturnType<TestShop["admin"]>>
beforeAll(async () => {
  admin = await haat.admin()
})

type Row = { _id: string; name: string; price: number; category: { _id: string } }
const ids = (rows: Row[]) => rows.map(({ _id }) => _id)

describe("GET /api/product/getActiveProducts", () => {
  it("gives the products on sale whole, and no others", async () => {
    const [lota, hidden] = await Promise.all([haat.product({ weight: 0.4 }), haat.product({ active: false })])
    const { status, body } = await haat.guest().get("/api/product/getActiveProducts")
    expect(status).toBe(200)
    expect(ids(body.data)).not.toContain(hidden.id)
    expect(body.data.find(({ _id }: Row) => _id === lota.id)).toEqual({
      _id: lota.id,
      name: lota.name,
      description: lota.description,
      category: { _id: lota.category?.id, category: lota.category?.name },
      price: 499,
      quantity: 10,
      active: true,
      images: [],
      imagesId: [],
      attributes: [],
      weight: 0.4,
      height: 12,
      breadth: 10,
      length: 10,
      about: lota.about,
      createdAt: lota.created_at,
    })
  })
})

describe("GET /api/product/getProducts", () => {
  it("shows products that are not active to administrators only", async () => {
    const hidden = await haat.product({ active: false })
    const seenBy = async (client: { get: typeof admin.get }) =>
      ids((await client.get("/api/product/getProducts")).body.data)
    expect(await seenBy(admin)).toContain(hidden.id)
    expect(await seenBy(haat.guest())).not.toContain(hidden.id)
    expect(await seenBy(await haat.shopper())).not.toContain(hidden.id)
  })
})

describe.each(["/api/product/getProductById", "/api/product/getproductbyid"])("POST %s", (path) => {
  it("replies data with images and imagesId", async () => {
    const lota = await haat.product()
    const { status, body } = await haat.guest().post(path, { id: lota.id })
    expect([status, body.data._id, body.data.images, body.data.imagesId]).toEqual([200, lota.id, [], []])
  })

  it("knows neither a made-up product nor one that is off sale, but for the administrator", async () => {
    const hidden = await haat.product({ active: false })
    for (const id of [hidden.id, "prod_made_up"]) {
      const response = await haat.guest().post(path, { id })
      expect([response.status, response.body]).toEqual([404, { message: "Product not found" }])
    }
    expect((await admin.post(path, { id: hidden.id })).body.data.active).toBe(false)
  })
})

describe("GET /api/product/getProductsByCategory/{categoryId}", () => {
  it("gives the products on sale of one category", async () => {
    const category = (await admin.post("/api/product/addCategory", { category: `Lamps ${Date.now()}` })).body.category
    const lamp = await haat.product({ category_id: category._id })
    await haat.product({ category_id: category._id, active: false })
    const { status, body } = await haat.guest().get(`/api/product/getProductsByCategory/${category._id}`)
    expect([status, ids(body.products)]).toEqual([200, [lamp.id]])
    expect((await haat.guest().get("/api/product/getProductsByCategory/pcat_none")).body.products).toEqual([])
  })
})

describe("POST /api/product/search", () => {
  it("takes each field or none: keyword, category by id or name, inclusive prices, and four orders", async () => {
    const word = `Zari${Date.now()}`
    const category = (await admin.post("/api/product/addCategory", { category: word })).body.category
    const shop = (price: number) => haat.product({ name: `${word} ${price}`, price, category_id: category._id })
    const [cheap, middle, dear] = [await shop(100), await shop(200), await shop(300)]
    const search = async (body: object) => ids((await haat.guest().post("/api/product/search", body)).body.products)
    const [low, high] = [
      [cheap.id, middle.id, dear.id],
      [dear.id, middle.id, cheap.id],
    ]
    expect(await search({ keyword: word, sortBy: "priceLowToHigh" })).toEqual(low)
    expect(await search({ keyword: word, sortBy: "priceHighToLow" })).toEqual(high)
    expect(await search({ category: category._id, sortBy: "oldest" })).toEqual(low)
    expect(await search({ category: word.toUpperCase(), sortBy: "newest" })).toEqual(high)
    expect(await search({ category: word, minPrice: 100, maxPrice: "200", sortBy: "priceLowToHigh" })).toEqual([
      cheap.id,
      middle.id,
    ])
    expect(await search({ keyword: "", category: word, minPrice: "", maxPrice: null, sortBy: "" })).toHaveLength(3)
    expect((await search({})).length).toBeGreaterThan(0)
  })

  it("filters and sorts by the price that it returns, which is the first variant's", async () => {
    const word = `Katori${Date.now()}`
    const plain = await haat.product({ name: `${word} plain`, price: 1_000 })
    const varied = await haat.product({ name: `${word} varied`, price: 1_090 })
    await saveProductVariants(admin, varied.id, {
      options: [{ title: "Size", values: [{ value: "L" }, { value: "S" }] }],
      variants: [
        { values: ["L"], price: 1_090, quantity: 2, active: true },
        { values: ["S"], price: 840, quantity: 2, active: true },
      ],
    })
    const search = async (body: object) =>
      (await haat.guest().post("/api/product/search", { keyword: word, ...body })).body.products.map(
        ({ _id, price }: { _id: string; price: number }) => [_id, price],
      )
    const both = [
      [plain.id, 1_000],
      [varied.id, 1_090],
    ]
    expect(await search({ sortBy: "priceLowToHigh" })).toEqual(both)
    expect(await search({ minPrice: 890, maxPrice: 1_590, sortBy: "priceHighToLow" })).toEqual(both.toReversed())
    expect(await search({ minPrice: 1_001 })).toEqual([[varied.id, 1_090]])
    expect(await search({ maxPrice: 900 })).toEqual([])
  })

  it.each([
    { sortBy: "sideways" },
    { minPrice: "cheap" },
    { maxPrice: -1 },
    { keyword: 5 },
    { keyword: "x".repeat(201) },
  ])("rejects %j with a sentence", async (body) => {
    const response = await haat.guest().post("/api/product/search", body)
    expect([response.status, typeof response.body.message]).toEqual([400, "string"])
  })
})

describe("GET /api/product/getCategories", () => {
  it("counts the active products of each category, also where there are none", async () => {
    const name = `Kites ${Date.now()}`
    const { category } = (await admin.post("/api/product/addCategory", { category: name })).body
    await haat.product({ category_id: category._id, active: false })
    const read = async () => {
      const { body } = await haat.guest().get("/api/product/getCategories")
      return body.categories.find(({ _id }: Row) => _id === category._id)
    }
    expect(await read()).toEqual({ _id: category._id, category: name, productCount: 0 })
    await haat.product({ category_id: category._id })
    expect(await read()).toEqual({ _id: category._id, category: name, productCount: 1 })
  })
})
