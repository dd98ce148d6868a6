/** @module-tag search */
import type { ProductList } from "@haat/search/contract"
import { type Client, shop } from "@haat/testing"
import { editProduct } from "@haat/testing/edit-product"
import { productImportClient } from "@haat/testing/import-products"
import { kurtaVariants, saveProductVariants } from "@haat/testing/vary-product"
import { beforeAll, expect, it } from "vitest"
import type { ProductPage } from "../../../contract"

const haat = shop()
let owner: Client
beforeAll(async () => {
  owner = await haat.admin()
})

/** A GTIN-13 that no other test has. */
const newGtin = () => {
  const digits = `890${String(Math.floor(Math.random() * 1e9)).padStart(9, "0")}`
  const sum = [...digits].reverse().reduce((all, digit, at) => all + Number(digit) * (at % 2 ? 1 : 3), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}
const MARK = `Vastra${Date.now().toString(36)}`
const CHOICE = `brand:${MARK.toLowerCase()}`

const listed = async (query: object): Promise<ProductList> =>
  (await haat.guest().get(`/store/catalog/products?${new URLSearchParams(query as Record<string, string>)}`)).body
const idsOf = async (query: object) => (await listed(query)).products.map(({ id }) => id)
const shown = async (id: string): Promise<ProductPage> =>
  (await haat.guest().get(`/store/catalog/products/${id}`)).body.product
const variantsAt = (id: string) => `/back-office/products/${id}/variants`

it("products are found by their brand and its filter, which counts them beside sizes and prices", async () => {
  const [lota, kurta, other] = [await haat.product(), await haat.product(), await haat.product()]
  for (const { id } of [lota, kurta])
    expect((await editProduct(owner, id, { facts: { brand: MARK } })).status).toBe(200)
  await editProduct(owner, other.id, { facts: { brand: `${MARK} Two` } })
  await saveProductVariants(owner, kurta.id, kurtaVariants(1_499))
  await expect.poll(() => idsOf({ q: MARK }), { timeout: 5_000 }).toEqual(expect.arrayContaining([lota.id, kurta.id]))
  await expect.poll(async () => (await idsOf({ choice: CHOICE })).toSorted()).toEqual([lota.id, kurta.id].toSorted())
  expect(await idsOf({ choice: CHOICE, min_price: "1400" })).toEqual([kurta.id])
  const category = lota.category?.id ?? ""
  const { facets } = await listed({ category })
  const brands = facets.options.find(({ option }) => option === "brand")
  expect(brands?.values).toContainEqual(expect.objectContaining({ choice: CHOICE, value: MARK }))
  expect((await shown(lota.id)).facts?.brand).toBe(MARK)
})

it("a variant is found by its GTIN in the shop and in the back office, and its page says it", async () => {
  const kurta = await haat.product()
  const wanted = kurtaVariants()
  const code = newGtin()
  wanted.variants[4].gtin = code.replace(/^(\d)(\d{6})/, "$1 $2 ")
  const { variants } = await saveProductVariants(owner, kurta.id, wanted)
  expect(variants[4].gtin).toBe(code)
  await expect.poll(() => idsOf({ q: code }), { timeout: 5_000 }).toEqual([kurta.id])
  expect((await shown(kurta.id)).variants?.[4].gtin).toBe(code)
  const { body } = await owner.get(`/back-office/products?filter=${JSON.stringify({ q: code })}`)
  expect(body.map(({ id }: { id: string }) => id)).toEqual([kurta.id])
})

it("a GTIN with a mistyped digit, or of another product, is rejected with a sentence", async () => {
  const [lota, other] = [await haat.product(), await haat.product()]
  const code = newGtin()
  const save = async (id: string, gtin: string) => {
    const { options, variants } = (await owner.get(variantsAt(id))).body
    const { quantity: _, ...only } = variants[0]
    return owner.put(variantsAt(id), { options, variants: [{ ...only, gtin }] })
  }
  const mistyped = await save(lota.id, `${code.slice(0, -1)}${(Number(code.at(-1)) + 1) % 10}`)
  expect([mistyped.status, mistyped.body.message]).toEqual([400, expect.stringMatching(/mistyped/)])
  expect((await save(lota.id, code)).status).toBe(200)
  await expect.poll(async () => (await shown(lota.id)).gtin).toBe(code)
  const taken = await save(other.id, code)
  expect([taken.status, taken.body.message]).toEqual([409, "Another product has one of these GTINs"])
  const { body } = await productImportClient(owner, haat.backendUrl).check(`id,gtin\n${other.id},${code}`)
  expect(body.problems).toEqual([{ line: 2, field: "gtin", message: "Another product has this GTIN" }])
})

it("a file sets GTIN and brand of a product that is there", async () => {
  const lota = await haat.product()
  const code = newGtin()
  const imports = productImportClient(owner, haat.backendUrl)
  const checked = await imports.check(`id,gtin,brand\n${lota.id},${code},${MARK} Three`)
  expect(checked.body.problems).toEqual([])
  expect((await imports.run(checked.body.id)).body.state).toBe("done")
  await expect.poll(async () => (await shown(lota.id)).gtin).toBe(code)
  expect((await shown(lota.id)).facts?.brand).toBe(`${MARK} Three`)
})
