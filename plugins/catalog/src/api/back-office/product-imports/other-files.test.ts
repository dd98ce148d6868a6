/** @module-tag imports */
import { type Client, shop } from "@haat/testing"
import { editProduct } from "@haat/testing/edit-product"
import { productImportClient } from "@haat/testing/import-products"
import { createZip } from "@haat/testing/zip-of"
import sharp from "sharp"
import { beforeAll, describe, expect, it, vi } from "vitest"
import type { ShopProduct } from "../../../contract"

const haat = shop()
let admin: Client
let category: string
beforeAll(async () => {
  admin = await haat.admin()
  category = `Other files ${Date.now()}`
  await admin.post("/back-office/categories", { name: category })
})

const imports = () => productImportClient(admin, haat.backendUrl)
const unique = () => `n0${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`
const find = async (q: string): Promise<ShopProduct[]> =>
  (await admin.get(`/back-office/products?filter=${encodeURIComponent(JSON.stringify({ q }))}&range=[0,99]`)).body
const imported = async (file: string) => {
  const { body } = await imports().check(file)
  expect(body.problems).toEqual([])
  expect((await imports().run(body.id)).status).toBeLessThan(300)
  await vi.waitFor(
    async () => expect((await admin.get(`/back-office/product-imports/${body.id}`)).body.state).toBe("done"),
    { timeout: 30_000, interval: 50 },
  )
  return body
}

const COLUMNS = ["name", "description", "category", "price", "quantity", "about", "weight_kg"]
const SIDES = ["length_cm", "breadth_cm", "height_cm"]
/** A file of products with semicolons between its cells. */
const fileOf = (rows: Record<string, string>[], others: string[] = []) => {
  const columns = [...COLUMNS, ...SIDES, ...others]
  const whole = {
    description: "Of brass",
    category,
    about: "Made by hand",
    length_cm: "9",
    breadth_cm: "9",
    height_cm: "9",
  }
  const lines = rows.map((row) => columns.map((column) => ({ ...whole, ...row })[column as "about"] ?? "").join(";"))
  return [columns.join(";"), ...lines].join("\r\n")
}

describe("a spreadsheet with decimal commas", () => {
  it("is read as it is meant: ₹499,50 and 0,50 kg", async () => {
    const word = unique()
    const rows = [
      { name: `${word} lota`, price: "499,50", quantity: "5", weight_kg: "0,50" },
      { name: `${word} diya`, price: "1.299,00", quantity: "1 000", weight_kg: "1,250" },
    ]
    expect(await imported(`sep=;\r\n${fileOf(rows)}`)).toMatchObject({ state: "ready", added: 2 })
    const products = await find(word)
    expect(products.find(({ name }) => name.endsWith("lota"))).toMatchObject({ price: 499.5, weight: 0.5, quantity: 5 })
    expect(products.find(({ name }) => name.endsWith("diya"))).toMatchObject({
      ...{ price: 1299, weight: 1.25, quantity: 1000 },
    })
  })

  it("is rejected with both readings where a number is ambiguous, at the row that a spreadsheet shows", async () => {
    const word = unique()
    const rows: Record<string, string>[] = [
      { name: `${word} lota`, description: '"Of\r\nbrass"', price: "499", quantity: "5", weight_kg: "0,5" },
      { name: `${word} diya`, price: "1,299", quantity: "5", weight_kg: "0,5" },
    ]
    const { status, body } = await imports().check(fileOf(rows))
    expect([status, body.state]).toEqual([201, "refused"])
    expect(body.problems).toEqual([
      { line: 3, field: "price", message: "1,299 can be 1299 or 1.299. Write it as 1299 or as 1.2990" },
    ])
    expect(await find(word)).toEqual([])
  })
})

describe("a file whose rows have keys of the owner's own", () => {
  const stockOf = async (id: string) => {
    const { body } = await admin.get(`/back-office/products/${id}/variants`)
    return body.variants.map(({ sku, price, quantity }: Record<string, unknown>) => [sku, price, quantity])
  }
  const count = async () => Number((await haat.sql("select count(*) as n from product where deleted_at is null"))[0].n)

  it("updates price and stock by SKU alone, and says of a change by someone else meanwhile", async () => {
    const word = unique()
    const rows = ["A", "B"].map((sku) => ({
      ...{ name: `${word} ${sku}`, sku: `${word}-${sku}`, price: "499", quantity: "5", weight_kg: "0,5" },
    }))
    await imported(fileOf(rows, ["sku"]))
    const products = await find(word)
    const updates = `sku,price,quantity\n${word}-A,550,9\n${word}-B,,3`
    expect(await imported(updates)).toMatchObject({ added: 0, changed: 2 })
    const [a, b] = ["A", "B"].map((sku) => products.find(({ name }) => name === `${word} ${sku}`) as ShopProduct)
    expect(await stockOf(a.id)).toEqual([[`${word}-A`, 550, 9]])
    expect(await stockOf(b.id)).toEqual([[`${word}-B`, 499, 3]])
    expect((await imports().check(updates)).body).toMatchObject({ changed: 0, unchanged: 2 })

    const { body: gone } = await imports().check(`sku,price\n${word}-C,5`)
    expect(gone.problems).toEqual([
      { line: 2, field: "sku", message: "No variant has this SKU. To add a product, write its name too" },
    ])
    const { body } = await imports().check(`sku,price\n${word}-A,600`)
    await editProduct(admin, a.id, { price: 610 })
    const run = await imports().run(body.id)
    const { body: after } = await admin.get(`/back-office/product-imports/${body.id}`)
    expect(JSON.stringify([run.body.message, after])).toMatch(/line 2/)
    expect((await stockOf(a.id))[0][1]).toBe(610)
  })

  it.each(["sku", "handle", "name"])("adds nothing the second time it is imported, by %s", async (key) => {
    const word = unique()
    const whole = { price: "499", quantity: "5", weight_kg: "0,5" }
    const rows = ["lota", "diya"].map((name) => ({ ...whole, name: `${word} ${name}`, [key]: `${word} ${name}` }))
    const keyed = rows.map((one) => (key === "handle" ? { ...one, handle: one.name.replace(" ", "-") } : one))
    const file = fileOf(keyed, key === "name" ? [] : [key])
    expect(await imported(file)).toMatchObject({ added: 2 })
    const before = await count()
    expect((await imports().check(file)).body).toMatchObject({ added: 0, changed: 0, unchanged: 2 })
    expect(await imported(file.replace(";499;", ";450;"))).toMatchObject({ added: 0, changed: 1 })
    expect(await count()).toBe(before)
    const handles = await haat.sql("select handle from product where title like $1 order by title", [`${word}%`])
    expect(handles.map(({ handle }) => handle)).toEqual([`${word}-diya`, `${word}-lota`])
  })

  it("offers rows with the name of a product and options as its variants, or as products of their own", async () => {
    const word = unique()
    const row = { name: `${word} kurta`, quantity: "5", weight_kg: "0,5" }
    const rows = (...sizes: string[]) =>
      fileOf(
        sizes.map((size) => ({ ...row, price: "499", options: `Size: ${size}` })),
        ["options"],
      )
    await imported(rows("M", "L"))
    const file = rows("M", "XL")
    const { body } = await imports().check(file)
    expect(body).toMatchObject({ added: 0, changed: 1, found_by_name: 2 })
    expect(body.changes).toEqual([
      {
        ...{ line: 3, name: `${word} kurta (XL)`, added: true, found_by: "name" },
        changes: [
          { field: "price", before: "", after: "499" },
          { field: "quantity", before: "", after: "5" },
        ],
      },
    ])
    const apart = await fetch(
      new URL("/back-office/product-imports?filename=goods.csv&same_names=new", haat.backendUrl),
      { method: "POST", headers: { cookie: admin.cookie, "content-type": "text/csv" }, body: file },
    ).then((response) => response.json())
    expect(apart).toMatchObject({ added: 1, changed: 0, found_by_name: 0 })
    await imported(file)
    const [product, ...others] = await find(word)
    expect(others).toEqual([])
    expect(await stockOf(product.id)).toHaveLength(3)
  })

  it("shows what new products will cost, their stock, weight and first picture", async () => {
    const word = unique()
    const rows = [{ name: word, price: "499,50", quantity: "5", weight_kg: "0,50", pictures: "a.jpg, b.jpg" }]
    const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: "#b91c1c" } })
      .jpeg()
      .toBuffer()
    const { body } = await imports().check(
      await createZip([
        ["products.csv", fileOf(rows, ["pictures"])],
        ["a.jpg", picture],
        ["b.jpg", picture],
      ]),
    )
    expect(body.changes).toEqual([
      {
        ...{ line: 2, name: word, added: true, picture: "a.jpg" },
        changes: [
          { field: "price", before: "", after: "499.5" },
          { field: "quantity", before: "", after: "5" },
          { field: "weight_kg", before: "", after: "0.5" },
        ],
      },
    ])
  })
})

it("a workbook is named as such, however it is sent", async () => {
  const book = await createZip(Object.entries({ "[Content_Types].xml": "<Types/>", "xl/workbook.xml": "<workbook/>" }))
  const send = async (type: string) => {
    const response = await fetch(new URL("/back-office/product-imports?filename=goods.xlsx", haat.backendUrl), {
      ...{ method: "POST", headers: { cookie: admin.cookie, "content-type": type }, body: new Uint8Array(book) },
    })
    return [response.status, (await response.json()).message]
  }
  const message =
    'This is a workbook (.xlsx), not a CSV file. Save it as "CSV UTF-8" in the spreadsheet and choose that file'
  const types = ["text/csv", "application/zip", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"]
  for (const type of types) expect(await send(type), type).toEqual([400, message])
})

it("pictures are found in another letter case and with commas between them", async () => {
  const word = unique()
  const paint = (background: string) =>
    sharp({ create: { width: 400, height: 300, channels: 3, background } })
      .jpeg()
      .toBuffer()
  const row = { name: word, price: "499", quantity: "5", weight_kg: "0,5" }
  const file = async (pictures: string, files: string[]) =>
    createZip([
      ["products.csv", fileOf([{ ...row, pictures }], ["pictures"])],
      ...(await Promise.all(files.map(async (name, at) => [name, await paint(`#${at}0${at}0b0`)] as [string, Buffer]))),
    ])
  const { body } = await imports().check(await file("RED one.JPG, blue.jpg", ["red one.jpg", "Blue.JPG"]))
  expect(body).toMatchObject({ state: "checking", pictures: 2, problems: [] })
  const alike = await imports().check(await file("Red.jpg", ["red.jpg", "RED.jpg"]))
  expect(alike.body.problems).toEqual([
    {
      ...{ line: 2, field: "pictures" },
      message: "Red.jpg: The zip has red.jpg and RED.jpg. Write the name exactly as in the zip",
    },
  ])
})
