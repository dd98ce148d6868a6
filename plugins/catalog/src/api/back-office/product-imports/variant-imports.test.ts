/** @module-tag imports */
import { type Client, shop } from "@haat/testing"
import { productImportClient } from "@haat/testing/import-products"
import { uploadPictures } from "@haat/testing/upload-pictures"
import { kurtaVariants, saveProductVariants } from "@haat/testing/vary-product"
import { beforeAll, expect, it, vi } from "vitest"
import type { ProductVariants, ShopProduct } from "../../../contract"

const haat = shop()
let admin: Client
let category: string
beforeAll(async () => {
  admin = await haat.admin()
  category = `Dressed ${Date.now()}`
  await admin.post("/back-office/categories", { name: category })
})

const unique = () => `n0${Date.now().toString(36)}${Math.random().toString(36).slice(2, 6)}`
const find = async (q: string): Promise<ShopProduct[]> =>
  (await admin.get(`/back-office/products?filter=${encodeURIComponent(JSON.stringify({ q }))}&range=[0,99]`)).body
const exported = async (id: string): Promise<string> => {
  const filter = encodeURIComponent(JSON.stringify({ id: [id] }))
  const url = new URL(`/back-office/products/export?filter=${filter}`, haat.backendUrl)
  return await (await fetch(url, { headers: { cookie: admin.cookie } })).text()
}
const variantsOf = async (id: string): Promise<ProductVariants> =>
  (await admin.get(`/back-office/products/${id}/variants`)).body
const imports = () => productImportClient(admin, haat.backendUrl)
/** Checks and runs a file, which has nothing wrong. */
const imported = async (csv: string) => {
  const { body } = await imports().check(csv)
  expect(body.problems).toEqual([])
  // pictures are got first
  await vi.waitFor(
    async () => expect((await admin.get(`/back-office/product-imports/${body.id}`)).body.state).toBe("ready"),
    { timeout: 30_000, interval: 50 },
  )
  expect((await imports().run(body.id)).body.state).toBe("done")
  return body
}

const HEADING =
  "name,description,category,price,quantity,about,weight_kg,length_cm,breadth_cm,height_cm,options,sku,variant_weight_kg,variant_active"
const PRODUCT = "Of cotton,CATEGORY,499,5,Sewn in Jaipur,0.5,10,11,12"
const first = (name: string, variant: string) => `${name},${PRODUCT.replace("CATEGORY", category)},${variant}`
const next = (name: string, price: number, quantity: number, variant: string) =>
  `${name},,,${price},${quantity},,,,,,${variant}`

it("60 variants of three options are made by a file, and exported and imported again byte for byte", async () => {
  const name = `${unique()} kurta`
  const rows = ["Indigo (#34408c)", "Red (#b3202c)", "Green"].flatMap((colour) =>
    ["S", "M", "L", "XL"].flatMap((size) =>
      ["Short", "Long", "Half", "Full", "None"].map((sleeve) => `Colour: ${colour}; Size: ${size}; Sleeve: ${sleeve}`),
    ),
  )
  const lines = rows.map((options, at) =>
    at ? next(name, 500 + at, at, `${options},,,yes`) : first(name, `${options},,,yes`),
  )
  const made = await imported([HEADING, ...lines].join("\n"))
  expect(made).toMatchObject({ rows: 60, added: 1, changed: 0 })
  const [product] = await find(name)
  const { options, variants } = await variantsOf(product.id)
  expect(options.map(({ title, values }) => [title, values.length])).toEqual([
    ["Colour", 3],
    ["Size", 4],
    ["Sleeve", 5],
  ])
  expect(options[0].values[0]).toEqual({ value: "Indigo", colour: "#34408c" })
  expect(variants.map(({ price }) => price)).toEqual([499, ...Array.from({ length: 59 }, (_, at) => 501 + at)])
  expect(variants.slice(1).map(({ quantity }) => quantity)).toEqual(Array.from({ length: 59 }, (_, at) => 1 + at))

  const file = await exported(product.id)
  expect(await imported(file)).toMatchObject({ rows: 60, added: 0, changed: 0, unchanged: 1 })
  const dearer = file.replaceAll(",501,", ",601,")
  expect(await imported(dearer)).toMatchObject({ changed: 1 })
  expect((await variantsOf(product.id)).variants[1].price).toBe(601)
  const back = (await exported(product.id)).replaceAll(",601,", ",501,")
  expect(back.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "")).toBe(file.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, ""))
})

it("measures and pictures of variants come back byte for byte; a file without them changes none", async () => {
  const ids = (await uploadPictures(admin, 2)).map(({ id }) => id)
  const product = await haat.product({ name: `${unique()} kurta`, images: ids })
  const wanted = kurtaVariants()
  Object.assign(wanted.variants[1], { weight: 0.75, length: 41, breadth: 30.5, height: 4, image: ids[1] })
  const { variantOf } = await saveProductVariants(admin, product.id, wanted)
  const file = await exported(product.id)
  expect(file.split("\r\n")[2]).toMatch(/,0\.75,yes,41,30\.5,4,2,+$/)
  expect(await imported(file)).toMatchObject({ rows: 6, changed: 0, unchanged: 1 })

  const { id } = variantOf("Indigo", "L")
  const heading = "id,variant_id,variant_length_cm,variant_breadth_cm,variant_height_cm,variant_picture"
  await imported([heading, `${product.id},${id},44,31,5,1`].join("\n"))
  await imported(["id,variant_id,price", `${product.id},${id},555`].join("\n"))
  const { variants } = await variantsOf(product.id)
  expect(variants[1]).toMatchObject({ weight: 0.75, length: 41, breadth: 30.5, height: 4, image: ids[1] })
  expect(variants[2]).toMatchObject({ price: 555, length: 44, breadth: 31, height: 5, image: ids[0] })

  const { body } = await imports().check([heading, `${product.id},${id},long,,-1,3`].join("\n"))
  expect(body.problems.map(({ field }) => field).sort()).toEqual([
    "variant_height_cm",
    "variant_length_cm",
    "variant_picture",
  ])
})

it("a variant has the picture of its number among those that the file brings", async () => {
  const uploaded = await uploadPictures(admin, 2)
  const name = `${unique()} kurta`
  const heading = `${HEADING},pictures,variant_picture`
  const pictures = uploaded.map(({ url }) => url).join(" ")
  await imported(
    [heading, `${first(name, "Size: M,,,")},${pictures},2`, `${next(name, 500, 1, "Size: L,,,")},,`].join("\n"),
  )
  const [product] = await find(name)
  const { variants } = await variantsOf(product.id)
  expect(variants.map(({ image }) => image)).toEqual([product.images[1].id, undefined])
})

it("a row changes the variant of its id or choices, in any order; others stay as they are", async () => {
  const product = await haat.product({ name: `${unique()} kurta` })
  const { variantOf } = await saveProductVariants(admin, product.id, kurtaVariants(499, 5))
  const [indigoM, redL] = [variantOf("Indigo", "M"), variantOf("Red", "L")]
  const changed = await imported(
    [
      "id,variant_id,options,price,quantity,sku,variant_active",
      `${product.id},${redL.id},,650,2,${product.id}-RL,no`,
      `${product.id},,Size: M; Colour: Indigo,450,,,`,
      `${product.id},,Size: XL; Colour: Red,700,1,,`,
    ].join("\n"),
  )
  expect(changed.changes.map(({ name, added }) => [name, added])).toEqual([
    [`${product.name} (Red, L)`, false],
    [`${product.name} (Indigo, M)`, false],
    [`${product.name} (Red, XL)`, true],
  ])
  const { variants } = await variantsOf(product.id)
  expect(variants).toHaveLength(7)
  const now = (id: string) => variants.find((variant) => variant.id === id)
  expect(now(redL.id)).toMatchObject({ price: 650, quantity: 2, sku: `${product.id}-RL`, active: false })
  expect(now(indigoM.id)).toMatchObject({ price: 450, quantity: 5, active: true })
  expect(variants.at(-1)).toMatchObject({ values: ["Red", "XL"], price: 700, quantity: 1 })
})

it("a plain product gets choices by a file, and its only variant becomes the first and keeps its stock", async () => {
  const product = await haat.product({ name: `${unique()} chappal`, price: 300, quantity: 7 })
  const [only] = (await variantsOf(product.id)).variants
  await imported(
    ["id,options,price,quantity", `${product.id},Size: 7,320,`, `${product.id},Size: 8,,3`]
      .join("\n")
      .replace(",,3", ",330,3"),
  )
  expect((await variantsOf(product.id)).variants).toMatchObject([
    { id: only.id, values: ["7"], price: 320, quantity: 7 },
    { values: ["8"], price: 330, quantity: 3 },
  ])
})

it("a plain product gets the price, the MRP of its own and the SKU of one row together, up and down", async () => {
  const product = await haat.product({ name: `${unique()} chappal`, price: 500, facts: { mrp: 50_000 } })
  const sku = `SKU-${unique()}`
  const rows = [
    { cells: "450,480,", now: { price: 450, mrp: 48_000 } },
    { cells: `600,650,${sku}`, now: { price: 600, mrp: 65_000, sku } },
    { cells: "470,490,", now: { price: 470, mrp: 49_000, sku } },
  ]
  for (const { cells, now } of rows) {
    await imported(`id,price,variant_mrp,sku\n${product.id},${cells}`)
    expect((await variantsOf(product.id)).variants).toEqual([expect.objectContaining({ ...now, quantity: 10 })])
  }
  const [only] = (await variantsOf(product.id)).variants
  await imported(`id,variant_id,price,quantity\n${product.id},${only.id},455,3`)
  expect((await variantsOf(product.id)).variants).toEqual([{ ...only, price: 455, quantity: 3 }])
  const { body } = await imports().check(`id,variant_id,price\n${product.id},${only.id},491`)
  expect(body.problems.map(({ line, field }) => [line, field])).toEqual([[2, "price"]])
})

it("a new product's first variant may cost more than the product's MRP, by one of its own", async () => {
  const name = `${unique()} rice`
  await imported(
    [
      `${HEADING},variant_mrp,mrp`,
      `${first(name, "Pack: 1 kg,,,").replace(",499,", ",850,")},900,500`,
      `${next(name, 450, 1, "Pack: 500 g,,,")},,`,
    ].join("\n"),
  )
  const [product] = await find(name)
  expect(product.facts).toEqual({ mrp: 50_000 })
  expect((await variantsOf(product.id)).variants).toMatchObject([
    { values: ["1 kg"], price: 850, mrp: 90_000 },
    { values: ["500 g"], price: 450 },
  ])
})

it("what is wrong with a variant is told on its line, and nothing is imported", async () => {
  const product = await haat.product({ name: `${unique()} kurta` })
  const other = await haat.product({ name: `${unique()} saree` })
  const sku = `SKU-${unique()}`
  await saveProductVariants(admin, product.id)
  await imported(["id,sku", `${other.id},${sku}`].join("\n"))
  const { body } = await imports().check(
    [
      "id,variant_id,options,price,sku,variant_weight_kg,variant_active",
      `${product.id},variant_gone,,450,,,`,
      `${product.id},,Size: M,450,,,`,
      `${product.id},,Size: XXL; Colour: Red,0,,,`,
      `${product.id},,Size: S; Colour: Red,,${sku},heavy,perhaps`,
      `${product.id},,Size: S; Colour: Red,450,,,`,
      `${product.id},,no options,450,,,`,
    ].join("\n"),
  )
  expect(body.state).toBe("refused")
  expect(body.problems.map(({ line, field }) => [line, field]).sort()).toEqual([
    [2, "options"],
    [2, "variant_id"],
    [3, "options"],
    [4, "price"],
    [5, "sku"],
    [5, "variant_active"],
    [5, "variant_weight_kg"],
    [6, "options"],
    [7, "options"],
  ])
  expect((await variantsOf(product.id)).variants).toHaveLength(6)
})

it("rows of one product that say different things of it are told so", async () => {
  const name = unique()
  const rows = [first(name, "Size: M,,,"), `${next(name, 600, 1, "Size: L,,,").replace(",,,600", ",Of silk,,600")}`]
  const { body } = await imports().check([HEADING, ...rows].join("\n"))
  expect(body.problems).toEqual([{ line: 2, field: "description", message: "Line 3 says otherwise" }])
})
