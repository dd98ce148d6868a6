/** @module-tag imports */
import { type Client, shop } from "@haat/testing"
import { editProduct } from "@haat/testing/edit-product"
import { shopifyFile, wooCommerceFile } from "@haat/testing/foreign-files"
import { productImportClient } from "@haat/testing/import-products"
import { smallOrFull } from "@haat/testing/test-size"
import { beforeAll, expect, it } from "vitest"
import type { ImportColumns, ProductImport, ShopProduct } from "../../../contract"

const haat = shop()
let owner: Client
beforeAll(async () => {
  owner = await haat.admin()
})

const MARK = `-${Date.now().toString(36)}`
const COUNT = smallOrFull(30, 300)

const send = async <Reply>(path: string, file: string) => {
  const response = await fetch(new URL(`/back-office/product-imports${path}`, haat.backendUrl), {
    method: "POST",
    headers: { cookie: owner.cookie, "content-type": "text/csv" },
    body: file,
  })
  return { status: response.status, body: (await response.json()) as Reply & { message: string } }
}
const imports = () => productImportClient(owner, haat.backendUrl)
const productsOf = async (q: string): Promise<ShopProduct[]> =>
  (await owner.get(`/back-office/products?filter=${JSON.stringify({ q })}&range=[0,99]`)).body
const named = async (name: string) => (await productsOf(name)).find((product) => product.name === name) as ShopProduct

it("a file of Shopify is imported as it comes, and the same file again adds nothing", async () => {
  const file = shopifyFile(COUNT, { mark: MARK, hasPictures: false })
  const { body } = await imports().check(file)
  expect(body.problems).toEqual([])
  expect(body).toMatchObject({ state: "ready", added: COUNT, moved: { counts: { estimated: COUNT } } })
  expect((await imports().run(body.id, { make_categories: true })).body.state).toBe("done")
  const kurta = await named(`Kurta 3${MARK}`)
  expect(kurta).toMatchObject({
    ...{ category: { name: "Kurtas" }, facts: { brand: "Jaipur Loom" }, handle: `kurta-3${MARK}` },
    estimated: ["length", "breadth", "height"],
  })
  const { variants } = (await owner.get(`/back-office/products/${kurta.id}/variants`)).body
  expect(variants.map(({ values, mrp }: { values: string[]; mrp?: number }) => [values.join(), mrp])).toEqual([
    ["S,Blue", 199_900],
    ["S,Red", undefined],
    ["M,Blue", 199_900],
    ["M,Red", undefined],
  ])
  const again = (await imports().check(file)).body
  expect(again.problems).toEqual([])
  expect([again.added, again.changed]).toEqual([0, 0])
})

it("a guessed measure is marked until the owner says it, and no later file guesses it again", async () => {
  const file = shopifyFile(1, { mark: `${MARK}m`, hasPictures: false })
  const { body } = await imports().check(file)
  await imports().run(body.id, { make_categories: true })
  const { id, estimated } = await named(`Kurta 1${MARK}m`)
  expect(estimated).toEqual(["weight", "length", "breadth", "height"])
  const { body: saved } = await editProduct(owner, id, { weight: 0.31 })
  expect([saved.weight, saved.estimated]).toEqual([0.31, ["length", "breadth", "height"]])
  expect((await editProduct(owner, id, { estimated: [] })).body.estimated).toBeUndefined()
  expect((await imports().check(file)).body).toMatchObject({ added: 0, changed: 0 })
})

it("a file of WooCommerce is imported with its variations, decimal commas and units", async () => {
  const { body } = await imports().check(wooCommerceFile(COUNT, { mark: MARK, hasPictures: false }))
  expect(body.problems).toEqual([])
  expect(body).toMatchObject({ added: COUNT, moved: { rows: [expect.any(Number)] } })
  expect((await imports().run(body.id, { make_categories: true })).body.state).toBe("done")
  expect(await named(`Lamp 1${MARK}`)).toMatchObject({
    price: 499.5,
    weight: 0.45,
    length: 25.4,
    category: { name: "Lamps" },
  })
  const lamp = await named(`Lamp 3${MARK}`)
  const { options } = (await owner.get(`/back-office/products/${lamp.id}/variants`)).body
  expect(options).toMatchObject([{ title: "Size", values: [{ value: "Small" }, { value: "Large" }] }])
})

it("any other file is read by what its columns are said to be, which is remembered", async () => {
  const lota = await haat.product()
  const file = `Our code ${MARK},What it is,Cost here\nX${MARK},${lota.name},321`
  expect((await send<ProductImport>("?filename=a.csv", file)).status).toBe(400)
  const guessed = await send<ImportColumns>("/columns", file)
  expect(guessed.body).toMatchObject({ is_own: false, is_remembered: false, shop: null })
  const checked = await send<ProductImport>("?filename=a.csv&mapping=sku,name,price", file)
  expect([checked.status, checked.body.problems]).toEqual([201, []])
  const again = await send<ImportColumns>("/columns", file)
  expect(again.body.is_remembered).toBe(true)
  expect(again.body.columns.map(({ target }) => target)).toEqual(["sku", "name", "price"])
  expect((await send<ProductImport>("?filename=a.csv", file)).status).toBe(201)
  const wrong = await send<ProductImport>("?filename=a.csv&mapping=sku,nonsense,price", file)
  expect([wrong.status, wrong.body.message]).toEqual([400, expect.stringMatching(/Each column is one of these/)])
})
