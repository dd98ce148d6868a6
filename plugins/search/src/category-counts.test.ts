/** @module-tag search */
import { shop } from "@haat/testing"
import { editProduct } from "@haat/testing/edit-product"
import { recordStatements } from "@haat/testing/statements"
import { expect, it } from "vitest"
import type { ProductList } from "./contract"
import { INDEX_COUNTS } from "./schema/product-counts"

const haat = shop()

const list = async (query: Record<string, string | number>): Promise<ProductList> =>
  (await haat.guest().get(`/store/catalog/products?${new URLSearchParams(query as never)}`)).body

/** Compares the kept counts with the real ones, in one snapshot. */
const differences = () =>
  haat.sql(
    `select * from (select category_id, products::int, in_stock::int from category_count
       where index_table = 'product_index' and (products <> 0 or in_stock <> 0)) kept
     full join (select coalesce(product_category_id, '') as category_id, count(*)::int as products,
       (count(*) filter (where pieces > 0))::int as in_stock from product_index where active group by 1) there
     using (category_id, products, in_stock) where kept is null or there is null`,
  )

it("counts a category's products, those in stock and in a price range, through every change", async () => {
  const owner = await haat.admin()
  const shelve = async () =>
    (await owner.post("/back-office/categories", { name: `Counted ${crypto.randomUUID().slice(0, 8)}` })).body.id
  const [category_id, other] = [await shelve(), await shelve()]
  const make = (price: number, quantity: number) => haat.product({ category_id, price, quantity })
  const [cheap, dear, moved] = [await make(10, 3), await make(900, 0), await make(50, 1)]
  /** All, in stock, lowest and highest price, and of the prices up to 60 all and in stock. */
  const counts = async (category = category_id) => {
    const { count, facets } = await list({ category })
    const low = await list({ category, max_price: 60 })
    const everywhere = (await list({})).facets.categories.find(({ id }) => id === category)?.count ?? 0
    expect([count, everywhere]).toEqual([count, count])
    return [count, facets.in_stock, facets.price.min, facets.price.max, low.count, low.facets.in_stock].join(" ")
  }
  expect(await counts()).toBe("3 2 10 900 2 2")
  await editProduct(owner, cheap.id, { quantity: 0 })
  await expect.poll(() => counts()).toBe("3 1 10 900 2 1")
  await editProduct(owner, dear.id, { price: 5, quantity: 4 })
  await expect.poll(() => counts()).toBe("3 2 5 50 3 2")
  await editProduct(owner, moved.id, { category_id: other })
  await expect.poll(() => counts()).toBe("2 1 5 10 2 1")
  expect(await counts(other)).toBe("1 1 50 50 1 1")
  await owner.put(`/back-office/products/${dear.id}`, { active: false })
  await expect.poll(() => counts()).toBe("1 0 10 10 1 0")
  await owner.delete(`/back-office/products/${cheap.id}`)
  await expect.poll(() => counts()).toBe("0 0 0 0 0 0")
  expect(await differences()).toEqual([])
})

const COUNTS = ["category_count", "origin_count", "choice_count"]

it("counts anew where an earlier version has dropped the triggers and the counts", async () => {
  await haat.product()
  await recordStatements(async (db) => {
    const undone = new Error("undone")
    const counting = db.transaction(async (trx) => {
      const countsOf = async (table: string) =>
        (await trx(table).where({ index_table: "product_index" }).where("products", "<>", 0))
          .map((row) => JSON.stringify(row))
          .sort()
      const before = await Promise.all(COUNTS.map(countsOf))
      expect(before[0].length).toBeGreaterThan(0)
      for (const table of COUNTS) await trx(table).where({ index_table: "product_index" }).delete()
      for (const { name, sql, fill } of INDEX_COUNTS) {
        await trx.raw(`drop function ${name} cascade`)
        await trx.raw(sql)
        await trx.raw(fill as string)
      }
      expect(await Promise.all(COUNTS.map(countsOf))).toEqual(before)
      throw undone
    })
    await expect(counting).rejects.toBe(undone)
  })
})
