import { shop, type TestShop } from "@haat/testing"
import { beforeAll, describe, expect, it } from "vitest"
import type { SaveVariants } from "../../../contract"

const haat = shop()
let admin: Awaited<ReturnType<TestShop["admin"]>>
beforeAll(async () => {
  admin = await haat.admin()
})

const CHART = {
  rows: [
    ["Size", "Chest"],
    ["M", "40 in"],
  ],
  rows_hi: [],
}
const TAX = { hsn: "620442", rate_class: null, exempt: null }

const NASHIK = {
  name: "Nashik",
  address_1: "12 College Road",
  address_2: "",
  city: "Nashik",
  state: "27",
  postal_code: "422001",
  phone: "",
  gstin: "",
  pickup_location: "Nashik",
}

const inSizes = (sku: string): SaveVariants => ({
  options: [{ title: "Size", values: [{ value: "S" }, { value: "M" }] }],
  variants: [
    { values: ["S"], price: 500, quantity: 3, active: true, sku },
    { values: ["M"], price: 550, quantity: 4, active: true },
  ],
})

const read = async (id: string) => {
  const path = `/back-office/products/${id}`
  const [product, variants, charts, tax] = await Promise.all(
    ["", "/variants", "/size-chart", "/tax"].map((part) => admin.get(`${path}${part}`)),
  )
  return { product: product.body, variants: variants.body, chart: charts.body.product, tax: tax.body.own }
}

describe("fields, variants, size chart and tax of a product", () => {
  it("are saved by one request, and stand in one entry of the audit log", async () => {
    const product = await haat.product({ price: 450, quantity: 8 })
    const name = `Kurta ${product.id.slice(-8)}`
    const main = (await admin.get(`/back-office/products/${product.id}/warehouse`)).body.location_id
    const { status, body: place } = await admin.post("/back-office/warehouses", NASHIK)
    expect(status).toBe(201)
    const parts = { variants: inSizes(`${product.id}-S`), size_chart: CHART, tax: TAX, location_id: place.id }
    const changes = { name, ...parts }
    const { updated_at } = (await read(product.id)).product
    expect((await admin.put(`/back-office/products/${product.id}`, { ...changes, updated_at })).status).toBe(200)
    const saved = await read(product.id)
    expect(saved).toMatchObject({ product: { name }, chart: CHART, tax: TAX })
    expect(
      saved.variants.variants.map(({ values, price }: SaveVariants["variants"][number]) => [values, price]),
    ).toEqual([
      [["S"], 500],
      [["M"], 550],
    ])
    const filter = encodeURIComponent(JSON.stringify({ q: name }))
    const [entry] = (await admin.get(`/back-office/audit-log?filter=${filter}`)).body
    expect(entry.changes.map(({ field }: { field: string }) => field).toSorted()).toEqual([
      "name",
      "options",
      "size_chart.rows",
      "tax.hsn",
      "variants",
      "warehouse",
    ])
    expect((await admin.put(`/back-office/products/${product.id}/warehouse`, { location_id: main })).status).toBe(200)
    expect((await admin.delete(`/back-office/warehouses/${place.id}`)).status).toBe(200)
  })

  it("are not overwritten unseen when a chart or a warehouse was saved by itself meanwhile", async () => {
    const product = await haat.product({ price: 450, quantity: 8 })
    const path = `/back-office/products/${product.id}`
    const { location_id } = (await admin.get(`${path}/warehouse`)).body
    const chart = () => admin.put(`${path}/size-chart`, CHART)
    for (const saveOther of [chart, () => admin.put(`${path}/warehouse`, { location_id })]) {
      const { updated_at } = (await read(product.id)).product
      expect((await saveOther()).status).toBe(200)
      const { status, body } = await admin.put(path, { name: "Renamed", updated_at })
      expect([status, body.current.id]).toEqual([409, product.id])
    }
  })

  it("stay as they were when one of them is rejected, or when someone else saved meanwhile", async () => {
    const other = await haat.product()
    const taken = `${other.id}-S`
    expect((await admin.put(`/back-office/products/${other.id}/variants`, inSizes(taken))).status).toBe(200)
    const product = await haat.product({ price: 450, quantity: 8 })
    const before = await read(product.id)
    const { updated_at } = before.product
    const save = (changes: object) => admin.put(`/back-office/products/${product.id}`, changes)
    const changes = { name: "Renamed", size_chart: CHART, tax: TAX, updated_at }
    const { status, body } = await save({ ...changes, variants: inSizes(taken) })
    expect([status, body.message]).toEqual([409, "Another product has one of these SKUs"])
    expect((await save({ ...changes, location_id: "sloc_none" })).status).toBe(400)
    const late = { ...changes, updated_at: "2020-01-01T00:00:00.000Z", variants: inSizes(`${product.id}-S`) }
    expect((await save(late)).body).toMatchObject({ current: { id: product.id } })
    expect((await save({ tax: TAX })).status).toBe(400)
    expect(await read(product.id)).toEqual(before)
  })
})
