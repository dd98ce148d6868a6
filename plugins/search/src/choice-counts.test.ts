/** @module-tag search */
import { shop } from "@haat/testing"
import { editProduct } from "@haat/testing/edit-product"
import { type Database, recordStatements } from "@haat/testing/statements"
import { kurtaVariants, saveProductVariants } from "@haat/testing/vary-product"
import { expect, it } from "vitest"
import type { ProductList } from "./contract"
import { productChoices } from "./modules/search/choices"

const haat = shop()

const list = async (query: string): Promise<ProductList> =>
  (await haat.guest().get(`/store/catalog/products?${query}`)).body

/** Compares the kept counts of choices with those of the variants, alone and in pairs, in one snapshot. */
const differences = async (db: Database) => {
  const { rows } = await db.raw(
    `with variant as (
       select c.variant_id, c.product_id, coalesce(product_category_id, '') as category_id, c.choice, c.in_stock
       from product_choice c join product_index one on one.id = c.product_id where active
     ), there as (
       select category_id, besides, choice, count(distinct product_id)::int as products,
         (count(distinct product_id) filter (where in_stock))::int as in_stock
       from (
         select category_id, product_id, '' as besides, choice, in_stock from variant
         union all
         select v.category_id, v.product_id, other.choice || ' ', v.choice, v.in_stock from variant v
         join variant other on other.variant_id = v.variant_id and other.choice <> v.choice
       ) each_choice group by 1, 2, 3
     ), kept as (
       select category_id, besides, choice, products::int, in_stock::int from choice_count
       where index_table = 'product_index' and (products <> 0 or in_stock <> 0) and besides !~ ' .'
     )
     select * from kept full join there using (category_id, besides, choice, products, in_stock)
       where kept is null or there is null`,
  )
  return rows
}
const all = (db: Database) => expect.poll(() => differences(db), { timeout: 3_000 }).toEqual([])

it("counts what a category's products come in through every change of them", async () => {
  const owner = await haat.admin()
  const shelve = async () =>
    (await owner.post("/back-office/categories", { name: `Chosen ${crypto.randomUUID().slice(0, 8)}` })).body
      .id as string
  const [category_id, other] = [await shelve(), await shelve()]
  const products = [await haat.product({ category_id }), await haat.product({ category_id })]
  const [whole, small] = products
  const changes: (() => Promise<unknown>)[] = [
    () => saveProductVariants(owner, whole.id),
    () => saveProductVariants(owner, small.id, kurtaVariants(300, 0)),
    () => editProduct(owner, small.id, { category_id: other }),
    () => owner.put(`/back-office/products/${whole.id}`, { active: false }),
    () => owner.put(`/back-office/products/${whole.id}`, { active: true }),
    () => editProduct(owner, small.id, { category_id }),
    () => owner.delete(`/back-office/products/${whole.id}`),
  ]
  await recordStatements(async (db) => {
    for (const change of changes) {
      await change()
      await all(db)
    }
  })
})

it("finds what comes as it was chosen in one variant, counts it, and each value beside the other choices", async () => {
  const owner = await haat.admin()
  const name = `Chosen ${crypto.randomUUID().slice(0, 8)}`
  const { body: category } = await owner.post("/back-office/categories", { name })
  const make = async (price: number, keeps: (values: string[]) => boolean, quantity = 5) => {
    const { id } = await haat.product({ category_id: category.id })
    const { options, variants } = kurtaVariants(price, quantity)
    const kept = variants.filter(({ values }) => keeps(values))
    const used = options.map(({ title, values }, at) => ({
      title,
      values: values.filter(({ value }) => kept.some((one) => one.values[at] === value)),
    }))
    await saveProductVariants(owner, id, { options: used, variants: kept })
    return id
  }
  const whole = await make(400, () => true)
  const either = await make(500, ([colour, size]) => (colour === "Red") === (size === "S"))
  const gone = await make(600, () => true, 0)
  const of = (query: string) => list(`category=${category.id}&sort=priceLowToHigh&${query}`)
  const seen = ({ products, count, facets }: ProductList) => [
    products.map(({ id }) => [whole, either, gone].indexOf(id)).join(),
    count,
    facets.in_stock,
    [facets.price.min, facets.price.max].join(),
    facets.options
      .flatMap(({ values }) => values.map(({ choice, count }) => `${choice} ${count}`))
      .sort()
      .join(),
  ]
  expect(seen(await of(""))).toEqual([
    "0,1,2",
    3,
    2,
    "400,700",
    "colour:indigo 3,colour:red 3,size:l 3,size:m 3,size:s 3",
  ])
  expect(seen(await of("choice=colour:red&choice=size:m"))).toEqual([
    "0,2",
    2,
    1,
    "400,700",
    "colour:indigo 3,colour:red 2,size:l 2,size:m 2,size:s 3",
  ])
  expect(seen(await of("choice=colour:red&choice=size:m&in_stock=true"))).toEqual([
    "0",
    1,
    1,
    "400,500",
    "colour:indigo 2,colour:red 1,size:l 1,size:m 1,size:s 2",
  ])
  // of several values of one option each product counts once
  expect(seen(await of("choice=colour:red&choice=size:m&choice=size:s"))).toEqual([
    "0,1,2",
    3,
    2,
    "400,700",
    "colour:indigo 3,colour:red 3,size:l 2,size:m 2,size:s 3",
  ])
  // the red one in M costs 500
  expect(seen(await of("choice=colour:red&choice=size:m&max_price=450")).slice(0, 2)).toEqual(["", 0])
  expect(seen(await of("choice=colour:red&choice=size:m&max_price=500")).slice(0, 2)).toEqual(["0", 1])
  expect(seen(await of("choice=colour:red&choice=no:such"))[1]).toBe(0)
})

it("writes down what a variant is chosen by alone and beside each of its other choices", () => {
  const options = [
    { title: "Colour", values: [{ value: "Light Blue" }] },
    { title: "Size", values: [{ value: "M" }, { value: "L" }] },
    { title: "Cut: neck", values: [{ value: "V" }] },
  ]
  const variant = { id: "", choice: "", price: 1, quantity: 0 }
  const { choices = "", choices_in_stock } = productChoices({
    quantity: 0,
    options,
    variants: [{ ...variant, values: ["Light Blue", "M", "V"] }],
  })
  expect(choices_in_stock).toBe("")
  expect(choices.split("\n")).toEqual(
    [
      ...["colour:light-blue", "cut-neck:v", "size:m"],
      ...["colour:light-blue cut-neck:v", "colour:light-blue size:m", "cut-neck:v colour:light-blue"],
      ...["cut-neck:v size:m", "size:m colour:light-blue", "size:m cut-neck:v"],
      ...[
        "colour:light-blue cut-neck:v size:m",
        "colour:light-blue size:m cut-neck:v",
        "cut-neck:v size:m colour:light-blue",
      ],
    ].sort(),
  )
})
