import type { ProductList } from "@haat/search/contract"
import { shop } from "@haat/testing"
import { beforeAll, describe, expect, it } from "vitest"
import type { SaveShopProduct, ShopProduct } from "../../../contract"

const haat = shop()
let owner: Awaited<ReturnType<typeof haat.admin>>
const category = { id: "", name: "", name_hi: "" }
let product: ShopProduct
let english: ShopProduct

/** A word no other test uses, in each language. */
const MARK = `zilmil${Date.now().toString(36)}`
const HINDI_MARK = `झिलमिल${Date.now()}`

const HINDI = {
  name_hi: `पीतल का दीया ${HINDI_MARK}`,
  description_hi: "भारी पीतल का, हाथ से चमकाया हुआ।",
  about_hi: "मुरादाबाद में बना।",
  attributes_hi: [{ key: "धातु", value: "पीतल" }],
}

const read = async (path: string) => {
  const { status, body } = await haat.guest().get(`/store/${path}`)
  expect(status, path).toBe(200)
  return body
}
const list = (query: Record<string, string>): Promise<ProductList> =>
  read(`catalog/products?${new URLSearchParams(query)}`)
const pageOf = async (id: string, locale = "hi") => (await read(`catalog/products/${id}?locale=${locale}`)).product
const edit = async (fields: Partial<SaveShopProduct>) => {
  const { body: current } = await owner.get(`/back-office/products/${product.id}`)
  return owner.put(`/back-office/products/${product.id}`, { ...fields, updated_at: current.updated_at })
}

beforeAll(async () => {
  owner = await haat.admin()
  const names = { name: `Lights ${MARK}`, name_hi: `रोशनी ${HINDI_MARK}` }
  Object.assign(category, (await owner.post("/back-office/categories", names)).body)
  const attributes = [{ key: "Metal", value: "Brass" }]
  const both = { name: `Brass diya ${MARK}`, category_id: category.id, attributes, ...HINDI }
  product = await haat.product(both)
  english = await haat.product({ name: `Glass lamp ${MARK}`, category_id: category.id, attributes })
})

describe("a shopper who reads Hindi", () => {
  it("reads a product, its card and its category in Hindi", async () => {
    const page = await pageOf(product.id)
    expect(page).toMatchObject({
      name: HINDI.name_hi,
      description: HINDI.description_hi,
      about: HINDI.about_hi,
      attributes: HINDI.attributes_hi,
      category: { id: category.id, name: category.name_hi },
    })
    expect([page.langs, page.category.lang]).toEqual([undefined, undefined])
    const { products, facets } = await list({ category: category.id, locale: "hi", sort: "oldest" })
    expect(products[0]).toMatchObject({ name: HINDI.name_hi, description: HINDI.description_hi })
    expect(products[0].langs).toBeUndefined()
    expect(facets.categories).toContainEqual({ id: category.id, name: category.name_hi, count: 2 })
    const { categories } = await read("catalog/categories?locale=hi")
    expect(categories).toContainEqual({
      ...{ id: category.id, name: category.name_hi, product_count: 2 },
      handle: expect.any(String),
    })
  })

  it("reads English, marked as such, where there is no Hindi", async () => {
    const page = await pageOf(english.id)
    const langs = { name: "en", description: "en" }
    expect(page).toMatchObject({ name: english.name, about: english.about, attributes: english.attributes })
    expect(page.langs).toEqual({ ...langs, about: "en", attributes: "en" })
    const { products } = await list({ category: category.id, locale: "hi", sort: "newest" })
    expect(products[0]).toMatchObject({ name: english.name, langs })

    const plain = await owner.post("/back-office/categories", { name: `Plain ${crypto.randomUUID()}` })
    const other = await haat.product({ category_id: plain.body.id, name_hi: "सादा" })
    expect(await pageOf(other.id)).toMatchObject({ name: "सादा", category: { name: plain.body.name, lang: "en" } })
    const { categories } = await read("catalog/categories?locale=hi")
    expect(categories).toContainEqual(expect.objectContaining({ id: plain.body.id, name: plain.body.name, lang: "en" }))
  })

  it("finds a product by a word of its Hindi name, by its beginning, and by its Hindi category", async () => {
    for (const q of [HINDI_MARK, HINDI_MARK.slice(0, -3), `रोशनी ${HINDI_MARK}`]) {
      const { products } = await list({ q, locale: "hi" })
      expect(
        products.map(({ id }) => id),
        q,
      ).toContain(product.id)
    }
    const named = await list({ category: category.name_hi, locale: "hi" })
    expect(named.count).toBe(2)
  })

  it("reads several products at once, each as it is alone", async () => {
    const { pages } = await read(`catalog/product-pages?id=${product.id}&id=${english.id}&locale=hi`)
    expect(pages).toEqual([{ product: await pageOf(product.id) }, { product: await pageOf(english.id) }])
  })

  it("is told of a language there is none of, with a 400", async () => {
    const paths = ["catalog/products", `catalog/products/${product.id}`, "catalog/categories"]
    for (const path of [...paths, `catalog/product-pages?id=${product.id}`])
      for (const wrong of ["fr", "hi-IN", "toString"]) {
        const response = await haat.guest().get(`/store/${path}${path.includes("?") ? "&" : "?"}locale=${wrong}`)
        expect([response.status, response.body.message], `${path} ${wrong}`).toEqual([400, "locale is one of en, hi"])
      }
  })
})

describe("a shopper who reads English", () => {
  it("is sent nothing of the Hindi texts", async () => {
    for (const locale of ["", "&locale=en"]) {
      const responses = [await list({ q: MARK }), await read(`catalog/products/${product.id}?x=1${locale}`)]
      expect(JSON.stringify(responses)).not.toMatch(/[ऀ-ॿ]|langs|_hi/)
    }
  })
})

describe("the owner's Hindi texts", () => {
  it("are read back, changed alone, and taken away by emptying them", async () => {
    expect(product).toMatchObject(HINDI)
    const changed = await edit({ name_hi: "काँसे का दीया" })
    expect(changed.body).toMatchObject({ ...HINDI, name_hi: "काँसे का दीया", name: product.name, about: product.about })
    await expect.poll(async () => (await pageOf(product.id)).name).toBe("काँसे का दीया")

    const emptied = await edit({ name_hi: "  ", about_hi: "", attributes_hi: [] })
    expect(emptied.body).toMatchObject({ name_hi: "", about_hi: "", attributes_hi: [], attributes: product.attributes })
    await expect
      .poll(async () => (await pageOf(product.id)).langs)
      .toEqual({ name: "en", about: "en", attributes: "en" })
    expect((await edit({ price: 12, ...HINDI })).body).toMatchObject(HINDI)
  })

  it("have the limits of the English ones", async () => {
    const { status, body } = await edit({
      name_hi: "क".repeat(201),
      about_hi: "nul\0",
      attributes_hi: [{ key: "", value: "" }],
    })
    expect(status).toBe(400)
    expect(body.errors).toMatchObject({
      name_hi: "Name in Hindi is too long",
      about_hi: "About in Hindi has a character that cannot be stored",
      "attributes_hi.0.key": "Attribute name is required",
    })
  })

  it("of a category are changed with its name or alone, and not over someone else's change", async () => {
    const { body: made } = await owner.post("/back-office/categories", { name: `Toys ${MARK}`, name_hi: "खिलौने" })
    expect(made).toMatchObject({ name_hi: "खिलौने" })
    const path = `/back-office/categories/${made.id}`
    const renamed = await owner.put(path, { name: `Games ${MARK}`, was: made.name })
    expect(renamed.body).toMatchObject({ name: `Games ${MARK}`, name_hi: "खिलौने" })
    const was = renamed.body.name
    const hindi = await owner.put(path, { name: was, was, name_hi: "खेल", was_hi: "खिलौने" })
    expect(hindi.body).toMatchObject({ name: was, name_hi: "खेल" })
    const late = await owner.put(path, { name: was, was, name_hi: "खेलकूद", was_hi: "खिलौने" })
    expect([late.status, late.body.message]).toEqual([
      409,
      "Someone else changed the Hindi name of this category meanwhile",
    ])
    expect((await owner.put(path, { name: was, was, name_hi: "" })).body).toMatchObject({ name_hi: null })
  })

  it("are part of what the record of changes says", async () => {
    await edit({ description_hi: "नया ब्योरा" })
    const filter = encodeURIComponent(JSON.stringify({ resource: "products" }))
    const { body } = await owner.get(`/back-office/audit-log?filter=${filter}`)
    expect(JSON.stringify(body)).toContain("नया ब्योरा")
  })
})

describe("cart, saved items and orders", () => {
  it("hold both names, so that the shop can show either", async () => {
    const name_hi = "दीपक"
    const lamp = await haat.product({ name_hi })
    const plain = await haat.product()
    const shopper = await haat.shopper()
    await shopper.post("/store/cart/lines", { product_id: lamp.id })
    const { cart } = (await shopper.post("/store/cart/lines", { product_id: plain.id })).body
    expect(cart.lines.map((line: object) => ("name_hi" in line ? line.name_hi : "none"))).toEqual([name_hi, "none"])
    const { items } = (await shopper.post("/store/saved-items", { product_id: lamp.id })).body
    expect(items[0].product).toMatchObject({ name: lamp.name, name_hi })
  })
})
