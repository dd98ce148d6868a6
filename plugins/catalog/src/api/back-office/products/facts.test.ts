import type { ProductList } from "@haat/search/contract"
import { type Client, shop } from "@haat/testing"
import { editProduct } from "@haat/testing/edit-product"
import { productImportClient } from "@haat/testing/import-products"
import { kurtaVariants, saveProductVariants } from "@haat/testing/vary-product"
import { beforeAll, describe, expect, it } from "vitest"
import type { ShopProduct } from "../../../contract"
import { KEEP_VARIANT_PRICE } from "../../../schema/prices"

const haat = shop()
let owner: Client
beforeAll(async () => {
  owner = await haat.admin()
})
const MARK = `khus${Date.now().toString(36)}`
const MAKER = { maker_role: "packer", maker: "Rao Traders", maker_address: "12 Karve Road, Pune 411004" } as const

const page = async (id: string) => (await haat.guest().get(`/store/catalog/products/${id}`)).body.product
const listed = async (query: string): Promise<ProductList> =>
  (await haat.guest().get(`/store/catalog/products?${query}`)).body
const category = async (facts: object): Promise<{ id: string; name: string }> =>
  (await owner.post("/back-office/categories", { name: `Packed ${crypto.randomUUID().slice(0, 8)}`, facts })).body
const exported = async (id: string): Promise<string> => {
  const url = new URL(`/back-office/products/export?filter=${JSON.stringify({ id: [id] })}`, haat.backendUrl)
  return (await fetch(url, { headers: { cookie: owner.cookie } })).text()
}

describe("a price above the MRP is rejected with a sentence that names both", () => {
  let product: ShopProduct
  const sentence = (price: string) =>
    `${product.name}: the price of ${price} is above its MRP of ₹599. Lower the price, or correct the MRP`
  beforeAll(async () => {
    product = await haat.product({ facts: { mrp: 59_900 } })
  })

  it("in the form, also of a new product and where the MRP is lowered below the price", async () => {
    const raised = await editProduct(owner, product.id, { price: 599.01 })
    expect([raised.status, raised.body.message]).toEqual([400, sentence("₹599.01")])
    const lowered = await editProduct(owner, product.id, { facts: { mrp: 49_800 } })
    expect(lowered.body.message).toMatch(/price of ₹499 is above its MRP of ₹498/)
    const { id, ...fields } = { ...product, category_id: product.category?.id, images: [] }
    const added = await owner.post("/back-office/products", { ...fields, name: `${product.name} 2`, price: 600 })
    expect([added.status, added.body.message]).toEqual([
      400,
      sentence("₹600").replace(product.name, `${product.name} 2`),
    ])
    expect((await editProduct(owner, product.id, { price: 599 })).status).toBe(200)
    expect((await editProduct(owner, product.id, { price: 499 })).status).toBe(200)
  })

  it("in a change of many prices, of which none is made then", async () => {
    const other = await haat.product()
    const change = { kind: "price", by: "amount", value: 101, rounding: "none" }
    const body = { ids: [other.id, product.id], change }
    expect((await owner.post("/back-office/products/bulk/preview", body)).body).toMatchObject({
      wrong: 1,
      message: sentence("₹600"),
    })
    const { status, body: rejected } = await owner.post("/back-office/products/bulk", body)
    expect([status, rejected.message]).toEqual([400, sentence("₹600")])
    expect((await owner.get(`/back-office/products/${other.id}`)).body.price).toBe(499)
  })

  it("in a file, before anything of it is imported", async () => {
    const { body } = await productImportClient(owner, haat.backendUrl).check(`id,price\n${product.id},600`)
    expect(body.problems).toEqual([{ line: 2, field: "price", message: sentence("₹600") }])
  })

  it("of a variant, whose own MRP counts before the product's", async () => {
    const kurta = await haat.product({ facts: { mrp: 59_900 } })
    const wanted = kurtaVariants(499)
    const put = () => owner.put(`/back-office/products/${kurta.id}/variants`, wanted)
    wanted.variants[5].price = 700
    expect((await put()).body.message).toMatch(/Red, L.*price of ₹700 is above its MRP of ₹599/)
    wanted.variants[5].mrp = 70_000
    expect((await put()).status).toBe(200)
    expect((await owner.get(`/back-office/products/${kurta.id}/variants`)).body.variants[5].mrp).toBe(70_000)
  })
})

const RAISE = 101
let raised: { product: ShopProduct; price: number } | undefined

it.each([`"599.00"`, "599.5", `"never"`, "1e30", "{}"])(
  "an MRP that someone wrote as %s beside the shop is none, and what costs and is sold is read all the same",
  async (mrp) => {
    if (!raised) {
      raised = { product: await haat.product({ facts: { origin: "IN" } }), price: 499 }
      await saveProductVariants(owner, raised.product.id, kurtaVariants(raised.price))
    }
    const { product } = raised
    raised.price += RAISE
    const { price } = raised
    const { variants } = (await owner.get(`/back-office/products/${product.id}/variants`)).body
    await haat.sql(
      `update product_variant set metadata = coalesce(metadata, '{}') || jsonb_build_object('mrp', $2::jsonb)
        where id = $1`,
      [variants[0].id, mrp],
    )
    await haat.sql(`update product set metadata = jsonb_set(metadata, '{facts,mrp}', $2::jsonb) where id = $1`, [
      product.id,
      mrp,
    ])
    const change = { kind: "price", by: "amount", value: RAISE, rounding: "none" }
    const changed = await owner.post("/back-office/products/bulk", { ids: [product.id], change })
    expect([changed.status, changed.body.count]).toEqual([201, 1])
    const { body } = await owner.get(`/back-office/products/${product.id}/variants`)
    expect(body.variants[0]).toMatchObject({ id: variants[0].id, price })
    expect(body.variants[0].mrp).toBeUndefined()
    await expect.poll(async () => (await page(product.id)).variants[0].price).toBe(price)
  },
)

describe("what a category requires", () => {
  it("is asked of a new product, of one that comes into it or is switched on, and of a file's", async () => {
    const packed = await category({ required: ["origin", "made"], ...MAKER })
    const lacks = (name: string) =>
      `${name}: the category ${packed.name} requires the country of origin and the month of manufacture. Fill it in first`
    const product = await haat.product({ active: false, category_id: packed.id })
    const ids = [product.id]
    const on = await owner.post("/back-office/products/bulk", { ids, change: { kind: "activate" } })
    expect([on.status, on.body.message]).toEqual([400, lacks(product.name)])
    expect((await editProduct(owner, product.id, { active: true })).body.message).toBe(lacks(product.name))
    const moved = await haat.product()
    expect((await editProduct(owner, moved.id, { category_id: packed.id })).body.message).toBe(lacks(moved.name))
    expect((await editProduct(owner, moved.id, { price: 450 })).status).toBe(200)
    const { body } = await productImportClient(owner, haat.backendUrl).check(`id,category\n${moved.id},${packed.name}`)
    expect(body.problems).toEqual([{ line: 2, field: "facts", message: lacks(moved.name) }])
    const facts = { origin: "IN", made: "2026-03" }
    expect((await editProduct(owner, product.id, { active: true, facts })).status).toBe(200)
    await expect.poll(async () => (await page(product.id))?.facts).toEqual({ ...facts, ...MAKER })
  })

  it("is asked of those alone that a change of many switches on, not of those that are on sale already", async () => {
    const packed = await category({})
    const sold = await haat.product({ category_id: packed.id })
    const kept = await haat.product({ active: false, category_id: packed.id, facts: { origin: "IN" } })
    const required = { name: packed.name, was: packed.name, facts: { required: ["origin"] } }
    expect((await owner.put(`/back-office/categories/${packed.id}`, required)).status).toBe(200)
    const ids = [sold.id, kept.id]
    const on = await owner.post("/back-office/products/bulk", { ids, change: { kind: "activate" } })
    expect([on.status, on.body.count]).toEqual([201, 1])
  })
})

it("facts are exported and imported byte for byte; a file without their columns leaves them", async () => {
  const packed = { net_quantity: 0.25, net_unit: "kg", best_before: "6 months", made: "2026-03" } as const
  const facts = { mrp: 59_950, origin: "IN", ...MAKER, ...packed } as const
  const product = await haat.product({ facts })
  const file = await exported(product.id)
  const again = productImportClient(owner, haat.backendUrl)
  expect((await again.check(file)).body).toMatchObject({ problems: [], unchanged: 1, changed: 0 })
  const changed = await again.check(file.replace(",599.5,IN,", ",650,CN,"))
  expect(changed.body.changes[0].changes).toEqual([
    { field: "mrp", before: "599.5", after: "650" },
    { field: "country_of_origin", before: "IN", after: "CN" },
  ])
  expect((await again.run(changed.body.id)).body.state).toBe("done")
  const old = await again.check(`id,about\n${product.id},Polished again`)
  expect((await again.run(old.body.id)).body.state).toBe("done")
  const after: ShopProduct = (await owner.get(`/back-office/products/${product.id}`)).body
  expect(after).toMatchObject({ about: "Polished again", facts: { ...facts, mrp: 65_000, origin: "CN" } })
  const expected = file.replace(",599.5,IN,", ",650,CN,").replace("Made in Moradabad.", "Polished again")
  expect((await exported(product.id)).replace(after.updated_at, "")).toBe(expected.replace(product.updated_at, ""))
})

describe("the net quantity of a variant", () => {
  const SIZES = ["100 g", "250 g", "1 kg"]
  const teaIn = (own: object[]) => ({
    options: [{ title: "Weight", values: SIZES.map((value) => ({ value })) }],
    variants: SIZES.map((value, at) => ({ values: [value], price: 100 * (at + 1), quantity: 5, ...own[at] })),
  })
  const save = (id: string, own: object[]) => owner.put(`/back-office/products/${id}/variants`, teaIn(own))
  const OWN = [{}, { net_quantity: 250, net_unit: "g" }, { net_quantity: 1, net_unit: "kg" }]
  const quantities = (variants: { net_quantity?: number; net_unit?: string }[] = []) =>
    variants.map(({ net_quantity, net_unit }) => [net_quantity, net_unit].join(" ").trim())

  it("is its own, which its page says; one that says none has its product's", async () => {
    const tea = await haat.product({ name: "Assam tea", facts: { net_quantity: 100, net_unit: "g" } })
    expect((await save(tea.id, OWN)).status).toBe(200)
    const { body } = await owner.get(`/back-office/products/${tea.id}/variants`)
    expect(quantities(body.variants)).toEqual(["", "250 g", "1 kg"])
    await expect.poll(async () => quantities((await page(tea.id)).variants)).toEqual(["", "250 g", "1 kg"])
    expect((await page(tea.id)).facts).toEqual({ net_quantity: 100, net_unit: "g" })
    expect((await save(tea.id, [OWN[1]])).status).toBe(200)
    await expect.poll(async () => quantities((await page(tea.id)).variants)).toEqual(["250 g", "", ""])
  })

  it("has its unit, and is said with the product where that is of one kind", async () => {
    const tea = await haat.product()
    for (const [own, field] of [
      [{ net_quantity: 250 }, "net_unit"],
      [{ net_quantity: 250, net_unit: "lots" }, "net_unit"],
      [{ net_quantity: 0, net_unit: "g" }, "net_quantity"],
    ] as const) {
      const { status, body } = await save(tea.id, [own])
      expect([status, Object.keys(body.errors)]).toEqual([400, [`variants.0.${field}`]])
    }
    const only = { values: [], price: 499, quantity: 5, net_quantity: 250, net_unit: "g" }
    const plain = await owner.put(`/back-office/products/${tea.id}/variants`, { options: [], variants: [only] })
    expect([plain.status, JSON.stringify(plain.body)]).toEqual([
      400,
      expect.stringContaining("is said with the product"),
    ])
  })

  it("of each variant is enough where the category requires it", async () => {
    const packed = await category({ required: ["net_quantity"] })
    const tea = await haat.product({ active: false, category_id: packed.id })
    expect((await save(tea.id, OWN)).status).toBe(200)
    const on = () => owner.post("/back-office/products/bulk", { ids: [tea.id], change: { kind: "activate" } })
    expect((await on()).body.message).toContain("requires the net quantity")
    expect((await save(tea.id, [{ net_quantity: 100, net_unit: "g" }, ...OWN.slice(1)])).status).toBe(200)
    expect((await on()).status).toBe(201)
    expect((await editProduct(owner, tea.id, { facts: { origin: "IN" } })).status).toBe(200)
  })

  it("is in the file of products, and comes back from it", async () => {
    const tea = await haat.product({ name: "Nilgiri tea" })
    expect((await save(tea.id, OWN)).status).toBe(200)
    const file = await exported(tea.id)
    const files = productImportClient(owner, haat.backendUrl)
    expect((await files.check(file)).body).toMatchObject({ problems: [], unchanged: 1, changed: 0 })
    expect(file).toContain(",250,g,")
    const wrong = await files.check(file.replace(",250,g,", ",250,lots,"))
    expect(wrong.body.problems).toMatchObject([{ line: 3, field: "variant_net_unit" }])
    const { body } = await files.check(file.replace(",250,g,", ",0.25,kg,"))
    expect(body.changes[0].changes).toEqual([
      { field: "variant_net_quantity", before: "250", after: "0.25" },
      { field: "variant_net_unit", before: "g", after: "kg" },
    ])
    expect((await files.run(body.id)).body.state).toBe("done")
    const after = (await owner.get(`/back-office/products/${tea.id}/variants`)).body
    expect(quantities(after.variants)).toEqual(["", "0.25 kg", "1 kg"])
  })
})

describe("the country of origin", () => {
  it("filters, is counted whichever is chosen, and sorts by its name, what says none last", async () => {
    const { id: category_id } = await category({})
    const make = (name: string, origin?: string) =>
      haat.product({ name: `${name} ${MARK}`, category_id, facts: { origin } })
    await make("Diya")
    await make("Kettle", "CN")
    await make("Lota", "IN")
    await make("Thali", "IN")
    for (const from of [`category=${category_id}`, `q=${MARK}`]) {
      await expect.poll(async () => (await listed(from)).count).toBe(4)
      const sorted = await listed(`${from}&sort=countryOfOrigin`)
      expect(sorted.products.map(({ name }) => name.split(" ")[0])).toEqual(["Kettle", "Thali", "Lota", "Diya"])
      const origins = [
        { origin: "IN", count: 2 },
        { origin: "CN", count: 1 },
      ]
      expect(sorted.facets.origins).toEqual(origins)
      const chosen = await listed(`${from}&origin=CN`)
      expect([chosen.count, chosen.products[0].name]).toEqual([1, `Kettle ${MARK}`])
      expect(chosen.facets.origins).toEqual(origins)
      expect((await listed(`${from}&origin=CN&origin=IN&in_stock=true&min_price=1`)).count).toBe(3)
    }
    expect((await haat.guest().get("/store/catalog/products?origin=India")).body.message).toBe(
      "A country of origin is a code of two letters, as IN",
    )
  })
})

describe("what may be struck through beside a price", () => {
  const listPrice = (id: string) => expect.poll(async () => (await page(id)).list_price ?? null)

  it("is nothing for a price that was never higher", async () => {
    const product = await haat.product({ price: 400 })
    await listPrice(product.id).toBeNull()
    await editProduct(owner, product.id, { price: 450 })
    await expect.poll(async () => (await page(product.id)).price).toBe(450)
    await listPrice(product.id).toBeNull()
  })

  it("is the lowest price of the last 30 days before the one now, and not one that ended before", async () => {
    const product = await haat.product({ price: 400 })
    for (const price of [550, 500, 420]) await editProduct(owner, product.id, { price })
    const history = `update variant_price_history set since = now() - make_interval(days => $2)
      where paise = $3 and variant_id = (select id from product_variant where product_id = $1)`
    const since = [
      [400, 90],
      [550, 50],
      [500, 20],
      [420, 10],
    ]
    for (const [price, days] of since) await haat.sql(history, [product.id, days, price * 100])
    await editProduct(owner, product.id, { about: "Read anew" })
    await listPrice(product.id).toBe(500)
    await haat.sql(String(KEEP_VARIANT_PRICE.fill))
    await editProduct(owner, product.id, { about: "After a migration" })
    await listPrice(product.id).toBe(500)
    await haat.sql(history, [product.id, 31, 42_000])
    await editProduct(owner, product.id, { about: "And once more" })
    await listPrice(product.id).toBeNull()
  })

  it("is the MRP, where one is said and the price is below it", async () => {
    const product = await haat.product({ price: 400, facts: { mrp: 45_000 } })
    await editProduct(owner, product.id, { price: 390 })
    await listPrice(product.id).toBe(450)
    await editProduct(owner, product.id, { price: 450 })
    await listPrice(product.id).toBeNull()
  })
})
