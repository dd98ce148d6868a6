import type { ProductPage } from "@haat/catalog/contract"
import { shop } from "@haat/testing"
import { editProduct } from "@haat/testing/edit-product"
import { beforeAll, expect, it } from "vitest"

type Owner = Awaited<ReturnType<Awaited<ReturnType<typeof shop>>["admin"]>>

/** The promise to the shopper, in which the web tier's own second is to fit as well. */
const SOON = { timeout: 1_000, interval: 20 }

const haat = shop()
let owner: Owner
beforeAll(async () => {
  owner = await haat.admin()
})

const see = async (id: string): Promise<ProductPage | undefined> =>
  (await haat.guest().get(`/store/catalog/products/${id}`)).body.product
const seeListed = async (id: string, query: string) =>
  (await haat.guest().get(`/store/catalog/products?${query}`)).body.products.some((card: ProductPage) => card.id === id)

it("shows a new price, name and stock to shoppers within a second", async () => {
  const { id } = await haat.product({ price: 100, quantity: 4 })
  await editProduct(owner, id, { price: 120, name: "Renamed lota", quantity: 9 })
  await expect.poll(() => see(id), SOON).toMatchObject({ price: 120, name: "Renamed lota", quantity: 9 })
})

it("hides a product within a second of being set inactive, and shows it again", async () => {
  const { id, name } = await haat.product()
  const query = `q=${encodeURIComponent(name)}`
  await owner.put(`/back-office/products/${id}`, { active: false })
  await expect.poll(() => see(id), SOON).toBeUndefined()
  expect(await seeListed(id, query)).toBe(false)
  await owner.put(`/back-office/products/${id}`, { active: true })
  await expect.poll(() => seeListed(id, query), SOON).toBe(true)
})

it("forgets a deleted product within a second", async () => {
  const { id } = await haat.product()
  await owner.delete(`/back-office/products/${id}`)
  await expect.poll(() => see(id), SOON).toBeUndefined()
})

it("follows the name of a category within a second", async () => {
  const { id, category } = await haat.product()
  const { body: own } = await owner.post("/back-office/categories", {
    name: `Bells ${crypto.randomUUID().slice(0, 8)}`,
  })
  await editProduct(owner, id, { category_id: own.id })
  await expect.poll(async () => (await see(id))?.category?.id, SOON).toBe(own.id)
  const name = `Bells ${crypto.randomUUID().slice(0, 8)}`
  await owner.put(`/back-office/categories/${own.id}`, { name, was: own.name })
  await expect.poll(async () => (await see(id))?.category, SOON).toEqual({ id: own.id, name })
  expect(category?.id).not.toBe(own.id)
})

it("ends with the last word when many changes come at once", async () => {
  const { id } = await haat.product({ price: 100 })
  const insist = async (price: number) => {
    while ((await editProduct(owner, id, { price })).status === 409);
  }
  await Promise.all([1, 2, 3, 4, 5, 6].map(insist))
  const { body: now } = await owner.get(`/back-office/products/${id}`)
  await expect.poll(async () => (await see(id))?.price, SOON).toBe(now.price)
})
