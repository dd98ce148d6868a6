import { shop, type TestShop } from "@haat/testing"
import { buyer, orderCart, put } from "@haat/testing/buyer"
import { editProduct } from "@haat/testing/edit-product"
import { beforeAll, describe, expect, it, vi } from "vitest"
import type { SaveShopProduct, ShopProduct } from "../../../contract"

const haat = shop()
let admin: Awaited<ReturnType<TestShop["admin"]>>
let category_id: string
beforeAll(async () => {
  admin = await haat.admin()
  const { body } = await admin.post("/back-office/categories", { name: `Lifecycle ${Date.now()}` })
  category_id = body.id
})

const lamp = (overrides: Partial<SaveShopProduct> = {}) => ({
  name: `Lamp ${Math.random().toString(36).slice(2)}`,
  description: "A brass lamp",
  category_id,
  about: "Cast in Moradabad",
  price: 899,
  quantity: 7,
  length: 10,
  height: 20.5,
  breadth: 10,
  weight: 0.75,
  active: true,
  attributes: [{ key: "Metal", value: "Brass" }],
  images: [],
  ...overrides,
})

/** The product as a shopper's page shows it, polled for the two seconds in which changes appear. */
const soonInTheShop = (id: string, expected: unknown) =>
  vi.waitFor(
    async () => {
      const { status, body } = await haat.guest().get(`/store/catalog/products/${id}`)
      expect(status === 200 ? body.product : null).toEqual(expected)
    },
    { timeout: 2_000, interval: 50 },
  )

describe("a product's life", () => {
  it("is in the shop within two seconds of being added, changed, hidden, shown and deleted", async () => {
    const added = await admin.post("/back-office/products", lamp())
    expect(added.status).toBe(201)
    const product: ShopProduct = added.body
    await soonInTheShop(product.id, expect.objectContaining({ price: 899, quantity: 7 }))

    await editProduct(admin, product.id, { price: 799, quantity: 3 })
    await soonInTheShop(product.id, expect.objectContaining({ name: product.name, price: 799, quantity: 3 }))

    await admin.put(`/back-office/products/${product.id}`, { active: false })
    await soonInTheShop(product.id, null)
    await admin.put(`/back-office/products/${product.id}`, { active: true })
    await soonInTheShop(product.id, expect.objectContaining({ price: 799 }))

    const { status, body } = await admin.delete(`/back-office/products/${product.id}`)
    expect([status, body]).toEqual([200, { id: product.id }])
    await soonInTheShop(product.id, null)
    expect((await admin.get(`/back-office/products/${product.id}`)).status).toBe(404)
  })

  it("keeps every field as it was sent, trimmed", async () => {
    const sent = lamp({ name: "  Akhand diya  " })
    const { body } = await admin.post("/back-office/products", sent)
    const { category_id: category, name, ...rest } = sent
    expect(body).toMatchObject({ ...rest, name: "Akhand diya", category: { id: category } })
    expect((await admin.get(`/back-office/products/${body.id}`)).body).toEqual(body)
  })

  it("changes only the fields that are sent", async () => {
    const { body: before } = await admin.post("/back-office/products", lamp())
    const { status, body: after } = await admin.put(`/back-office/products/${before.id}`, { active: false })
    expect(status).toBe(200)
    expect({ ...after, updated_at: "" }).toEqual({ ...before, active: false, updated_at: "" })
    expect((await admin.put(`/back-office/products/${before.id}`, {})).body).toMatchObject({ id: before.id })
  })

  it("ignores keys it does not know, ids and dates of the whole record included", async () => {
    const { body: before } = await admin.post("/back-office/products", lamp())
    const { status, body } = await editProduct(admin, before.id, {
      id: "prod_other",
      created_at: "2001-01-01",
      handle: "taken-over",
      isAdmin: true,
      price: 10,
    })
    expect([status, body.id, body.handle, body.price]).toEqual([200, before.id, before.handle, 10])
  })
})

describe("two owners editing one product", () => {
  it("are not both believed: the second is told, with the product as it is now, and nothing is overwritten", async () => {
    const { body: read } = await admin.post("/back-office/products", lamp())
    const path = `/back-office/products/${read.id}`
    const first = await admin.put(path, { price: 700, updated_at: read.updated_at })
    expect([first.status, first.body.price]).toEqual([200, 700])
    expect(first.body.updated_at).not.toBe(read.updated_at)

    const second = await admin.put(path, { name: "Renamed", price: 650, updated_at: read.updated_at })
    expect(second.status).toBe(409)
    expect(second.body.message).toBe("Someone else changed this product while you were editing it")
    expect(second.body.current).toEqual(first.body)
    expect((await admin.get(path)).body).toEqual(first.body)

    const informed = await admin.put(path, { name: "Renamed", updated_at: first.body.updated_at })
    expect([informed.status, informed.body.name, informed.body.price]).toEqual([200, "Renamed", 700])
  })

  it("say which version they edited, except where one click is the whole change", async () => {
    const { body: read } = await admin.post("/back-office/products", lamp())
    const path = `/back-office/products/${read.id}`
    for (const updated_at of [undefined, null, "", "yesterday", 5]) {
      for (const change of [{ price: 1 }, { active: false, name: "Unseen" }]) {
        const { status, body } = await admin.put(path, { ...change, updated_at })
        const sentence = "Say which version you edited: updated_at, as you read it"
        expect([status, body]).toEqual([
          400,
          {
            type: "invalid_data",
            code: "invalid_data",
            params: {},
            message: sentence,
            errors: { updated_at: sentence },
          },
        ])
      }
    }
    expect((await admin.get(path)).body).toEqual(read)
    expect((await admin.put(path, { active: false })).body.active).toBe(false)
    expect((await admin.put(path, { active: true, updated_at: read.updated_at })).status).toBe(409)
  })

  it("of which one deleted it: the other is told that it is gone", async () => {
    const { body: read } = await admin.post("/back-office/products", lamp())
    await admin.delete(`/back-office/products/${read.id}`)
    const late = await admin.put(`/back-office/products/${read.id}`, { price: 700, updated_at: read.updated_at })
    expect([late.status, late.body]).toEqual([
      409,
      {
        ...{ type: "conflict", code: "product_gone", params: {} },
        ...{ message: "Someone else deleted this product while you were editing it", current: null },
      },
    ])
  })

  it("at the very same moment: one gets through", async () => {
    const { body: read } = await admin.post("/back-office/products", lamp())
    const responses = await Promise.all(
      [1, 2, 3, 4, 5].map((price) =>
        admin.put(`/back-office/products/${read.id}`, { price, updated_at: read.updated_at }),
      ),
    )
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409])
  })

  it("do not hinder a sale, and a sale does not hinder them", async () => {
    const { body: read } = await admin.post("/back-office/products", lamp())
    await soonInTheShop(read.id, expect.objectContaining({ quantity: 7 }))
    const shopper = await buyer(haat)
    await put(shopper, read.id, 2)
    await orderCart(shopper)
    expect((await admin.get(`/back-office/products/${read.id}`)).body.quantity).toBe(5)
    const { status } = await admin.put(`/back-office/products/${read.id}`, { quantity: 3, updated_at: read.updated_at })
    expect(status).toBe(200)
  })
})

describe("a product that is not right", () => {
  it.each([
    [{ name: " " }, { name: "Name is required" }],
    [{ description: "" }, { description: "Description is required" }],
    [{ category_id: "" }, { category_id: "Category is required" }],
    [{ about: "" }, { about: "About field is required" }],
    [{ price: 0 }, { price: "Price must be a number and greater than 0" }],
    [{ price: "free" }, { price: "Price must be a number and greater than 0" }],
    [{ price: null }, { price: "Price is required" }],
    [{ quantity: -1 }, { quantity: "Quantity must be a number and cannot be negative" }],
    [{ quantity: "" }, { quantity: "Quantity is required" }],
    [{ length: -1 }, { length: "Length must be a number and cannot be negative" }],
    [{ height: "tall" }, { height: "Height must be a number and cannot be negative" }],
    [{ breadth: -0.1 }, { breadth: "Breadth must be a number and cannot be negative" }],
    [{ weight: 0 }, { weight: "Weight must be greater than 0" }],
    [{ weight: "light" }, { weight: "Weight must be greater than 0" }],
    [{ attributes: [{ key: "", value: "x" }] }, { "attributes.0.key": "Attribute name is required" }],
    [
      { name: "", price: 0 },
      { name: "Name is required", price: "Price must be a number and greater than 0" },
    ],
  ])("is rejected, field by field: %j", async (wrong, errors) => {
    const before = (await admin.get("/back-office/products")).headers.get("content-range")
    const { status, body } = await admin.post("/back-office/products", { ...lamp(), ...wrong })
    expect(status).toBe(400)
    expect(body).toEqual({
      type: "invalid_data",
      code: "invalid_data",
      params: {},
      message: Object.values(errors)[0],
      errors,
    })
    expect((await admin.get("/back-office/products")).headers.get("content-range")).toBe(before)
  })

  it.each([
    { name: "nul\u0000" },
    { name: "half \ud800" },
    { name: "x".repeat(201) },
    { price: 1e300 },
    { price: 1.005 },
    { quantity: 1.5 },
    { active: "yes" },
    { attributes: "Colour" },
    { attributes: Array.from({ length: 51 }, () => ({ key: "a", value: "b" })) },
    { images: "picture" },
    { images: ["pic_of_nobody"] },
    { category_id: "pcat_of_nobody" },
    { category_id: { $ne: 1 } },
  ])("is rejected with a sentence and changes nothing: %j", async (wrong) => {
    const { body: before } = await admin.post("/back-office/products", lamp())
    const { status, body } = await editProduct(admin, before.id, wrong)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(body.message.length).toBeGreaterThan(10)
    expect((await admin.get(`/back-office/products/${before.id}`)).body).toEqual(before)
  })

  it("is not there", async () => {
    for (const id of ["prod_x", "%27%20or%201=1", "x".repeat(3_000)]) {
      expect((await admin.get(`/back-office/products/${id}`)).status).toBe(404)
      expect((await admin.put(`/back-office/products/${id}`, { active: false })).status).toBe(404)
      expect((await admin.delete(`/back-office/products/${id}`)).status).toBe(404)
    }
  })
})

describe("the product list", () => {
  it("has inactive products too, and finds by name, description or price", async () => {
    const word = `zari${Date.now()}`
    const [byName, byText] = [lamp({ name: word, active: false }), lamp({ description: `Edged with ${word}` })]
    const priced = lamp({ price: 8_765_432 })
    for (const product of [byName, byText, priced]) await admin.post("/back-office/products", product)
    const find = async (filter: object) => {
      const { body } = await admin.get(`/back-office/products?filter=${encodeURIComponent(JSON.stringify(filter))}`)
      return body.map(({ name }: ShopProduct) => name).sort()
    }
    expect(await find({ q: word })).toEqual([byName.name, byText.name].sort())
    expect(await find({ q: "8765432" })).toContain(priced.name)
    expect(await find({ q: word, active: false })).toEqual([byName.name])
    expect(await find({ q: word, category_id })).toHaveLength(2)
    expect(await find({ q: word, category_id: "pcat_other" })).toEqual([])
  })

  it("finds what the shop's search finds, inactive or not, and nothing that has only a part of the text", async () => {
    const mark = `q0${Date.now().toString(36)}`
    const made = [
      lamp({ name: `Sharbati masala ${mark}`, active: false }),
      lamp({ name: `साड़ी ${mark}`, active: false, price: 3_000 }),
      lamp({ name: `Silk saree ${mark}`, price: 1_000 }),
    ]
    for (const product of made) expect((await admin.post("/back-office/products", product)).status).toBe(201)
    const [spice, hindi, silk] = made.map(({ name }) => name)
    const find = async (q: string) => {
      const filter = encodeURIComponent(JSON.stringify({ q }))
      const sort = encodeURIComponent(JSON.stringify(["price", "DESC"]))
      const { body, headers } = await admin.get(`/back-office/products?filter=${filter}&sort=${sort}`)
      expect(headers.get("content-range")).toMatch(new RegExp(`/${body.length}$`))
      return body.map(({ name }: ShopProduct) => name)
    }
    await vi.waitFor(async () => expect(await find(`sari ${mark}`)).toEqual([hindi, silk]), { timeout: 5_000 })
    expect(await find(`spices ${mark}`)).toEqual([spice])
    expect(await find(`मसाले ${mark}`)).toEqual([spice])
    expect(await find(`sharbti masala ${mark}`)).toEqual([spice])
    expect(await find(`saree ${mark} under 2000`)).toEqual([silk])
    expect(await find(`saree ${mark} wyvernflumox`)).toEqual([])
    expect(await find("the")).not.toContain(silk)
    const filter = encodeURIComponent(JSON.stringify({ q: `sari ${mark}` }))
    expect((await admin.get(`/back-office/products/ids?filter=${filter}`)).body.ids).toHaveLength(2)
  })

  it("is filtered by stock and by price", async () => {
    const word = `stocked${Date.now()}`
    const made = {
      out: { price: 100, quantity: 0 },
      low: { price: 200, quantity: 2 },
      much: { price: 300, quantity: 90 },
    }
    for (const [name, wish] of Object.entries(made)) {
      await admin.post("/back-office/products", lamp({ name: `${word} ${name}`, ...wish }))
    }
    const find = async (filter: object) => {
      const { body } = await admin.get(
        `/back-office/products?filter=${encodeURIComponent(JSON.stringify({ q: word, ...filter }))}`,
      )
      return body.map(({ name }: ShopProduct) => name.split(" ")[1]).sort()
    }
    expect(await find({ stock: "out" })).toEqual(["out"])
    expect(await find({ stock: "low" })).toEqual(["low"])
    expect(await find({ stock: "in" })).toEqual(["low", "much"])
    expect(await find({ min_price: 200 })).toEqual(["low", "much"])
    expect(await find({ min_price: 150, max_price: 250 })).toEqual(["low"])
    for (const wrong of [{ stock: "some" }, { min_price: "1" }, { max_price: -1 }, { colour: "red" }]) {
      const { status } = await admin.get(`/back-office/products?filter=${encodeURIComponent(JSON.stringify(wrong))}`)
      expect(status, JSON.stringify(wrong)).toBe(400)
    }
  })
})
