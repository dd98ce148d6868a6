/** @module-tag imports */
import type { AuditLogPart } from "@haat/back-office/contract"
import type { ProductTax } from "@haat/gst/contract"
import { type Client, shop } from "@haat/testing"
import { editProduct } from "@haat/testing/edit-product"
import { productImportClient } from "@haat/testing/import-products"
import { beforeAll, describe, expect, it } from "vitest"
import type { SaveGoodsTax } from "../../../contract"

const haat = shop()
let owner: Client
beforeAll(async () => {
  owner = await haat.admin()
})

const NONE: SaveGoodsTax = { hsn: null, rate_class: null, exempt: null }
const imports = () => productImportClient(owner, haat.backendUrl)
const exported = async (id: string): Promise<string> => {
  const url = new URL(`/back-office/products/export?filter=${JSON.stringify({ id: [id] })}`, haat.backendUrl)
  return (await fetch(url, { headers: { cookie: owner.cookie } })).text()
}
const taxOf = async (id: string): Promise<ProductTax> => (await owner.get(`/back-office/products/${id}/tax`)).body
const versionOf = async (id: string): Promise<string> =>
  (await owner.get(`/back-office/products/${id}`)).body.updated_at
/** A product that says itself what it is taxed as. */
const taxed = async (tax: SaveGoodsTax) => {
  const product = await haat.product()
  expect((await owner.put(`/back-office/products/${product.id}/tax`, tax)).status).toBe(200)
  return product
}

describe("what goods are taxed as, in a file of products", () => {
  it("is exported, imported and exported again byte for byte; a file without its columns leaves it", async () => {
    const own = { hsn: "09011122", rate_class: "reduced", exempt: false } as const
    const product = await taxed(own)
    const file = await exported(product.id)
    expect(file).toContain(",hsn,rate_class,supply\r\n")
    expect(file).toMatch(/,09011122,reduced,taxable\r\n$/)
    expect((await imports().check(file)).body).toMatchObject({ problems: [], unchanged: 1, changed: 0 })

    const edited = file.replace(",09011122,reduced,taxable", ",6109,reduced,exempt")
    const changed = await imports().check(edited)
    expect(changed.body).toMatchObject({ changed: 1, problems: [] })
    expect(changed.body.changes[0].changes).toEqual([
      { field: "hsn", before: "09011122", after: "6109" },
      { field: "supply", before: "taxable", after: "exempt" },
    ])
    expect((await taxOf(product.id)).own).toEqual(own)
    expect((await imports().run(changed.body.id)).body.state).toBe("done")
    const old = await imports().check(`id,about\n${product.id},Polished again`)
    expect((await imports().run(old.body.id)).body.state).toBe("done")
    expect((await taxOf(product.id)).own).toEqual({ hsn: "6109", rate_class: "reduced", exempt: true })
    const expected = edited.replace("Made in Moradabad.", "Polished again").replace(product.updated_at, "")
    expect((await exported(product.id)).replace(await versionOf(product.id), "")).toBe(expected)
  })

  it("is the category's where its cells are empty, of new products too", async () => {
    const plain = await haat.product()
    expect(await exported(plain.id)).toMatch(/,,,\r\n$/)
    const name = `Coffee n0${crypto.randomUUID().slice(0, 8)}`
    const row = (nth: number, tax: string) =>
      `${name} ${nth},Ground,${plain.category?.name},99,5,By hand,1,1,1,1,${tax}`
    const heading = "name,description,category,price,quantity,about,weight_kg,length_cm,breadth_cm,height_cm,hsn,supply"
    const { body } = await imports().check([heading, row(1, "0901,"), row(2, ",exempt"), row(3, ",")].join("\n"))
    expect(body).toMatchObject({ problems: [], added: 3 })
    expect((await imports().run(body.id)).body.state).toBe("done")
    const filter = JSON.stringify({ q: name })
    const { body: made } = await owner.get(`/back-office/products?filter=${filter}&sort=["name","ASC"]&range=[0,9]`)
    const taxes = await Promise.all(made.map(({ id }: { id: string }) => taxOf(id)))
    expect(taxes.map(({ own }) => own)).toEqual([{ ...NONE, hsn: "0901" }, { ...NONE, exempt: true }, NONE])
  })

  it("is rejected as a whole where a cell is wrong, each named by its line", async () => {
    const product = await taxed({ ...NONE, hsn: "0901" })
    const lines = [`${product.id},21,6109,,`, `prod_nobody,22,61,18%,zero`, `,,,,`]
    const { body } = await imports().check(["id,price,hsn,rate_class,supply", ...lines].join("\n"))
    expect(body.state).toBe("refused")
    expect(body.problems.filter(({ field }) => field !== "id")).toEqual([
      { line: 3, field: "rate_class", message: "Rate class is one of by_hsn, nil, precious, reduced, standard, high" },
      { line: 3, field: "supply", message: "Supply is one of taxable, exempt" },
      { line: 3, field: "hsn", message: "An HSN code has 4, 6 or 8 digits" },
    ])
    expect((await taxOf(product.id)).own.hsn).toBe("0901")
  })

  it("changes by what the cells change alone: what someone else changed after the check stays", async () => {
    const product = await taxed({ hsn: "0901", rate_class: "reduced", exempt: null })
    const { body } = await imports().check(`id,hsn,rate_class\n${product.id},6109,reduced`)
    const other = { hsn: "0902", rate_class: "standard", exempt: true }
    expect((await owner.put(`/back-office/products/${product.id}/tax`, other)).status).toBe(200)
    expect((await imports().run(body.id)).body.state).toBe("done")
    expect((await taxOf(product.id)).own).toEqual({ ...other, hsn: "6109" })
    const [entry] = (await owner.get(`/back-office/audit-log?filter=${JSON.stringify({ q: product.name })}`)).body
    const parts: AuditLogPart[] = (await owner.get(`/back-office/audit-log/${entry.id}/parts?range=[0,9]`)).body
    expect(parts.map(({ changes }) => changes)).toEqual([[{ field: "hsn", before: "0902", after: "6109" }]])
  })

  it("changes with everything else of the file or not at all, and is in the audit log product by product", async () => {
    const [one, two] = [await taxed({ ...NONE, hsn: "0901" }), await taxed(NONE)]
    const file = `id,price,hsn,rate_class\n${one.id},21,6109,\n${two.id},,,nil`
    const stopped = await imports().check(file)
    await editProduct(owner, two.id, { price: 5 })
    expect((await imports().run(stopped.body.id)).status).toBe(409)
    expect((await taxOf(one.id)).own.hsn).toBe("0901")

    const { body } = await imports().check(file)
    expect((await imports().run(body.id)).body).toMatchObject({ state: "done", written: 2 })
    const [entry] = (await owner.get(`/back-office/audit-log?filter=${JSON.stringify({ q: one.name })}`)).body
    const parts: AuditLogPart[] = (await owner.get(`/back-office/audit-log/${entry.id}/parts?range=[0,9]`)).body
    const changesOf = (id: string) => parts.find(({ subject_id }) => subject_id === id)?.changes
    expect(changesOf(one.id)).toHaveLength(2)
    expect(changesOf(one.id)).toContainEqual({ field: "price", before: one.price, after: 21 })
    expect(changesOf(one.id)).toContainEqual({ field: "hsn", before: "0901", after: "6109" })
    expect(changesOf(two.id)).toEqual([{ field: "rate_class", before: null, after: "nil" }])
  })
})
