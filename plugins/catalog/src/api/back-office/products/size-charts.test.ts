import { shop, type TestShop } from "@haat/testing"
import { editProduct } from "@haat/testing/edit-product"
import { holdRows } from "@haat/testing/hold-rows"
import { beforeAll, describe, expect, it } from "vitest"

const haat = shop()
let admin: Awaited<ReturnType<TestShop["admin"]>>
beforeAll(async () => {
  admin = await haat.admin()
})

const INCHES = [
  ["Size", "Chest"],
  ["M", "40 in"],
]
const HINDI = [
  ["साइज़", "छाती"],
  ["M", "40 इंच"],
]
const page = async (id: string, locale = "en") =>
  (await haat.guest().get(`/store/catalog/products/${id}?locale=${locale}`)).body.product
const SOON = { timeout: 2_000, interval: 50 }

/** A product alone in a category. */
async function kurta() {
  const product = await haat.product()
  const { body: category } = await admin.post("/back-office/categories", { name: `Kurtas ${product.id.slice(-8)}` })
  await editProduct(admin, product.id, { category_id: category.id })
  return { product, category }
}

describe("a size chart", () => {
  it("of a category is on the page of its products within two seconds, and a product's own comes before it", async () => {
    const { product, category } = await kurta()
    const ofCategory = `/back-office/categories/${category.id}/size-chart`
    const ofProduct = `/back-office/products/${product.id}/size-chart`
    expect((await admin.put(ofCategory, { rows: INCHES })).body).toEqual({ rows: INCHES, rows_hi: [] })
    await expect.poll(async () => (await page(product.id)).size_chart, SOON).toEqual(INCHES)
    expect((await admin.get(ofCategory)).body).toEqual({ rows: INCHES, rows_hi: [] })
    const own = [["Size", "Waist"], ...INCHES.slice(1)]
    await admin.put(ofProduct, { rows: own })
    await expect.poll(async () => (await page(product.id)).size_chart, SOON).toEqual(own)
    expect((await admin.get(ofProduct)).body).toEqual({
      product: { rows: own, rows_hi: [] },
      category: { id: category.id, name: category.name, rows: INCHES, rows_hi: [] },
    })
    await admin.put(ofProduct, { rows: [] })
    await expect.poll(async () => (await page(product.id)).size_chart, SOON).toEqual(INCHES)
  })

  it("is read in Hindi where it is written, else in English and marked so", async () => {
    const { product } = await kurta()
    const address = `/back-office/products/${product.id}/size-chart`
    await admin.put(address, { rows: INCHES })
    const inHindi = async () => {
      const { size_chart, langs } = await page(product.id, "hi")
      return { size_chart, lang: langs?.size_chart }
    }
    await expect.poll(inHindi, SOON).toEqual({ size_chart: INCHES, lang: "en" })
    await admin.put(address, { rows: INCHES, rows_hi: HINDI })
    await expect.poll(inHindi, SOON).toEqual({ size_chart: HINDI, lang: undefined })
    expect((await page(product.id)).size_chart).toEqual(INCHES)
  })

  it("is a table: rows of unequal length, too many and what is not there are rejected", async () => {
    const { product, category } = await kurta()
    const address = `/back-office/products/${product.id}/size-chart`
    for (const rows of [[["Size"], ["M", "40"]], Array(31).fill(["M"]), [Array(9).fill("M")], [[1]], "table"])
      expect((await admin.put(address, { rows })).status).toBe(400)
    expect((await admin.put("/back-office/products/prod_none/size-chart", { rows: INCHES })).status).toBe(404)
    expect((await admin.put("/back-office/categories/pcat_none/size-chart", { rows: INCHES })).status).toBe(404)
    expect((await admin.get("/back-office/categories/pcat_none/size-chart")).status).toBe(404)
    expect((await admin.get(address)).body.category.id).toBe(category.id)
    const [audited] = await haat.sql(
      "select count(*)::int as count from trail_entry where subject_id = $1 and state = 'done'",
      [product.id],
    )
    await admin.put(address, { rows: INCHES })
    const [after] = await haat.sql(
      "select count(*)::int as count from trail_entry where subject_id = $1 and state = 'done'",
      [product.id],
    )
    expect(after.count).toBe(audited.count + 1)
  })

  it.each(["product", "product_category"] as const)("is not kept of a %s that is deleted meanwhile", async (table) => {
    const { product, category } = await kurta()
    const [owner, path] = table === "product" ? [product, "products"] : [category, "categories"]
    const letGo = await holdRows(`update ${table} set deleted_at = now() where id = $1`, [owner.id])
    const saved = admin.put(`/back-office/${path}/${owner.id}/size-chart`, { rows: INCHES })
    const WAITING = "select from pg_stat_activity where wait_event_type = 'Lock' and query like $1"
    const waiting = () => haat.sql(WAITING, [`select % from ${table} %for %`])
    await expect.poll(waiting, { timeout: 10_000 }).toHaveLength(1)
    await letGo("commit")
    expect((await saved).status).toBe(404)
    expect(await haat.sql("select from size_chart where owner_id = $1", [owner.id])).toEqual([])
  })
})
