import type { AuditLogPart } from "@haat/back-office/contract"
import { shop, type TestShop } from "@haat/testing"
import { beforeAll, describe, expect, it, vi } from "vitest"
import type { Category } from "../../../contract"

const haat = shop()
let admin: Awaited<ReturnType<TestShop["admin"]>>
beforeAll(async () => {
  admin = await haat.admin()
})

let made = 0
const newName = () => `Sweets ${Date.now()}-${made++}`
const add = async (name = newName()): Promise<Category> => (await admin.post("/back-office/categories", { name })).body

describe("categories", () => {
  it("are added, listed with the number of their products, renamed and deleted", async () => {
    const category = await add()
    await haat.product({ category_id: category.id })
    await haat.product({ category_id: category.id, active: false })
    const filter = encodeURIComponent(JSON.stringify({ q: category.name.toUpperCase() }))
    const listed = await admin.get(`/back-office/categories?filter=${filter}`)
    expect(listed.body).toEqual([
      {
        ...{ id: category.id, name: category.name, name_hi: null, handle: category.handle },
        ...{ product_count: 2, returns: null, facts: null },
      },
    ])
    expect(listed.headers.get("content-range")).toBe("categories 0-0/1")

    const name = newName()
    const renamed = await admin.put(`/back-office/categories/${category.id}`, {
      name: `  ${name} `,
      was: category.name,
    })
    expect([renamed.status, renamed.body.name]).toEqual([200, name])
    expect((await admin.get(`/back-office/categories/${category.id}`)).body).toMatchObject({ name, product_count: 2 })

    const empty = await add()
    const deleted = await admin.delete(`/back-office/categories/${empty.id}`)
    expect([deleted.status, deleted.body]).toEqual([200, { id: empty.id }])
    expect((await admin.get(`/back-office/categories/${empty.id}`)).status).toBe(404)
  })

  it("need a name", async () => {
    const category = await add()
    for (const name of ["", "   ", undefined, null, 5, [], "nul\u0000"]) {
      const added = await admin.post("/back-office/categories", { name })
      const renamed = await admin.put(`/back-office/categories/${category.id}`, { name, was: category.name })
      expect([added.status, renamed.status], String(name)).toEqual([400, 400])
    }
    const { body } = await admin.post("/back-office/categories", { name: " " })
    expect(body).toEqual({
      ...{ type: "invalid_data", code: "invalid_data", params: {} },
      ...{ message: "Category not found", errors: { name: "Category not found" } },
    })
  })

  it("have a name of their own, whatever the case", async () => {
    const [one, other] = [await add(), await add()]
    const again = await admin.post("/back-office/categories", { name: one.name.toUpperCase() })
    const renamed = await admin.put(`/back-office/categories/${other.id}`, { name: one.name, was: other.name })
    for (const { status, body } of [again, renamed]) {
      expect(status).toBe(409)
      expect(body.message).not.toMatch(/conflicted/)
    }
    expect((await admin.get(`/back-office/categories/${other.id}`)).body.name).toBe(other.name)
  })

  it("renamed or deleted by two: the second is told what it is called now, and overwrites nothing unseen", async () => {
    const [category, other] = [await add(), await add()]
    const path = `/back-office/categories/${category.id}`
    const [mine, theirs] = [newName(), newName()]
    expect((await admin.put(path, { name: theirs, was: category.name })).status).toBe(200)
    const late = await admin.put(path, { name: mine, was: category.name })
    const conflict = [409, `Someone else renamed this category to ${theirs} meanwhile`]
    expect([late.status, late.body.message]).toEqual(conflict)
    expect((await admin.put(path, { name: mine })).status).toBe(400)

    const product = await haat.product({ category_id: category.id })
    const gone = await admin.delete(`${path}?products_to=${other.id}&was=${encodeURIComponent(category.name)}`)
    expect([gone.status, gone.body.message]).toEqual(conflict)
    expect((await admin.get(path)).body).toMatchObject({ name: theirs, product_count: 1 })
    expect((await admin.get(`/back-office/products/${product.id}`)).body.updated_at).toBe(product.updated_at)

    const at_once = await Promise.all([1, 2, 3].map(() => admin.put(path, { name: newName(), was: theirs })))
    expect(at_once.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  })

  it("are made once when ten ask for the same name at once, and nine are told that it is taken", async () => {
    const name = newName()
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => admin.post("/back-office/categories", { name })),
    )
    const rejected = responses.filter(({ status }) => status !== 201)
    expect(rejected).toHaveLength(9)
    for (const { status, body } of rejected) {
      expect([status, body.message]).toEqual([409, `There is already a category called ${name}`])
    }
  })

  it("are deleted or take a product in, when both are asked at once, but never both", async () => {
    for (let round = 0; round < 4; round++) {
      const category = await add()
      const ordinary = await haat.product()
      const [deleted, moved] = await Promise.all([
        admin.delete(`/back-office/categories/${category.id}`),
        admin.put(`/back-office/products/${ordinary.id}`, {
          category_id: category.id,
          updated_at: ordinary.updated_at,
        }),
      ])
      expect([[200, 400].join(), [409, 200].join()]).toContain([deleted.status, moved.status].join())
    }
  })

  it("stay while there are products in them", async () => {
    const category = await add()
    await haat.product({ category_id: category.id, active: false })
    const { status, body } = await admin.delete(`/back-office/categories/${category.id}`)
    expect(status).toBe(409)
    expect(body.message).toMatch(/product/)
    expect((await admin.get(`/back-office/categories/${category.id}`)).status).toBe(200)
  })

  it("are deleted into another one while products are being made there", async () => {
    const [old, other] = [await add(), await add()]
    const moved = await haat.product({ category_id: old.id })
    const making = Array.from({ length: 8 }, () => haat.product({ category_id: other.id }))
    await Promise.race(making)
    const { status, body } = await admin.delete(`/back-office/categories/${old.id}?products_to=${other.id}`)
    expect([status, body]).toEqual([200, { id: old.id }])
    for (const { id } of [moved, ...(await Promise.all(making))]) {
      expect((await admin.get(`/back-office/products/${id}`)).body.category.id).toBe(other.id)
    }
  })

  it("are deleted after their products went into another one", async () => {
    const [old, other] = [await add(), await add()]
    const made = [
      await haat.product({ category_id: old.id }),
      await haat.product({ category_id: old.id, active: false }),
    ]
    for (const [to, status] of [
      [old.id, 400],
      ["pcat_nobody", 404],
    ] as const) {
      const rejected = await admin.delete(`/back-office/categories/${old.id}?products_to=${to}`)
      expect(rejected.status).toBe(status)
    }
    const { status, body } = await admin.delete(`/back-office/categories/${old.id}?products_to=${other.id}`)
    expect([status, body]).toEqual([200, { id: old.id }])
    for (const { id } of made) {
      expect((await admin.get(`/back-office/products/${id}`)).body.category).toEqual({ id: other.id, name: other.name })
    }
    const { body: auditLog } = await admin.get(`/back-office/audit-log?filter=${JSON.stringify({ q: old.id })}`)
    expect(auditLog[0]).toMatchObject({ action: "deleted", subject: old.name })
    expect(auditLog[0].changes).toContainEqual({
      field: "products_to",
      before: null,
      after: `${other.name} (${other.id})`,
    })
    const { body: parts } = await admin.get(`/back-office/audit-log/${auditLog[0].id}/parts`)
    expect(parts.map((part: AuditLogPart) => part.subject_id).toSorted()).toEqual(made.map(({ id }) => id).toSorted())
    expect(parts[0].changes).toEqual([{ field: "category", before: old.name, after: other.name }])
    await vi.waitFor(
      async () => {
        const { body } = await haat.guest().get(`/store/catalog/products/${made[0].id}`)
        expect(body.product.category.id).toBe(other.id)
      },
      { timeout: 2_000, interval: 50 },
    )
  })

  it("that are not there are said not to be", async () => {
    const responses = [
      await admin.get("/back-office/categories/pcat_x"),
      await admin.put("/back-office/categories/pcat_x", { name: newName(), was: "Sweets" }),
      await admin.delete("/back-office/categories/pcat_x"),
    ]
    expect(responses.map(({ status }) => status)).toEqual([404, 404, 404])
  })
})
