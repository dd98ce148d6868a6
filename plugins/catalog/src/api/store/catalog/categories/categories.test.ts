import { shop } from "@haat/testing"
import { describe, expect, it } from "vitest"
import type { Category } from "../../../../contract"

const haat = shop()

describe("a category without active products", () => {
  it("is in no list of shoppers, comes with its first active product, and goes when that is off sale", async () => {
    const owner = await haat.admin()
    const name = `Kites ${crypto.randomUUID()}`
    const { id } = (await owner.post("/back-office/categories", { name })).body
    const shown = async (): Promise<Category | undefined> =>
      (await haat.guest().get("/store/catalog/categories")).body.categories.find((one: Category) => one.id === id)
    const owners = async () => (await owner.get(`/back-office/categories?filter=${JSON.stringify({ q: name })}`)).body

    await haat.product({ category_id: id, active: false })
    expect(await shown()).toBeUndefined()
    expect(await owners()).toMatchObject([{ id, product_count: 1 }])

    const kite = await haat.product({ category_id: id })
    expect(await shown()).toMatchObject({ name, product_count: 1 })
    const deleted = await owner.post("/back-office/products/bulk", { ids: [kite.id], change: { kind: "delete" } })
    expect(deleted.status).toBeLessThan(300)
    expect(await shown()).toBeUndefined()
  })

  it("is still there by its id and its handle, and one that is not there is a 404", async () => {
    const name = `Empty shelf ${crypto.randomUUID()}`
    const { id } = (await (await haat.admin()).post("/back-office/categories", { name })).body
    const one = await haat.guest().get(`/store/catalog/categories/${id}`)
    expect(one.body).toEqual({ category: { id, name, handle: expect.any(String), product_count: 0 } })
    expect((await haat.guest().get(`/store/catalog/categories/${one.body.category.handle}`)).body).toEqual(one.body)
    for (const none of ["pcat_none", "%00"]) {
      const { status, body } = await haat.guest().get(`/store/catalog/categories/${none}`)
      expect([status, body.message]).toEqual([404, "There is no such category"])
    }
  })
})
