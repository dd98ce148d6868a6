import { MAX_IN_SITEMAP } from "@haat/catalog/contract"
import { shop } from "@haat/testing"
import { editProduct } from "@haat/testing/edit-product"
import { recordStatements } from "@haat/testing/statements"
import { expect, it } from "vitest"
import { listSitemaps } from "../../../../modules/catalog/queries/addresses"

const haat = shop()

type Address = { id: string; updated_at: string }

/** All of them, a few at a time, or as many as the shop gives at once. */
const readAll = async (limit?: number): Promise<Address[]> => {
  const all: Address[] = []
  for (let page = 1; ; page++) {
    const { status, body } = await haat
      .guest()
      .get(`/store/catalog/addresses?page=${page}${limit ? `&limit=${limit}` : ""}`)
    expect(status).toBe(200)
    all.push(...body.products)
    if (body.products.length < (limit ?? MAX_IN_SITEMAP)) return all
  }
}

it("lists each product on sale once, with when it was changed, and nothing that is not on sale", async () => {
  const [lamp, hidden] = [await haat.product(), await haat.product({ active: false })]
  const addresses = await readAll(20)
  const ids = addresses.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toContain(lamp.id)
  expect(ids).not.toContain(hidden.id)
  const before = addresses.find(({ id }) => id === lamp.id) as Address
  await editProduct(await haat.admin(), lamp.id, { description: "Brighter than before" })
  const after = (await readAll()).find(({ id }) => id === lamp.id) as Address
  expect(Date.parse(after.updated_at)).toBeGreaterThan(Date.parse(before.updated_at))
})

it("tells how many sitemaps the products fill, and when each was changed last", async () => {
  await haat.product()
  await recordStatements(async (db) => {
    const [all] = await listSitemaps(db)
    const parts = await listSitemaps(db, 10)
    expect(parts).toHaveLength(Math.ceil(all.products / 10))
    expect(parts.reduce((sum, { products }) => sum + products, 0)).toBe(all.products)
    expect(
      parts
        .map(({ updated_at }) => updated_at)
        .sort()
        .at(-1),
    ).toBe(all.updated_at)
  })
  const { body } = await haat.guest().get("/store/catalog/sitemaps")
  expect(body.sitemaps).toHaveLength(1)
})
