/** @module-tag search */

import type { ProductList } from "@haat/search/contract"
import { shop } from "@haat/testing"
import { saveProductVariants } from "@haat/testing/vary-product"
import { beforeAll, describe, expect, it } from "vitest"

const haat = shop()
const WORD = `tokri${crypto.randomUUID().slice(0, 8)}`
let category = ""

/** A product in sizes, each with its price and how many there are. */
const inSizes = async (name: string, sizes: [size: string, price: number, quantity: number][]) => {
  const { id } = await haat.product({ name: `${WORD} ${name}`, category_id: category })
  await saveProductVariants(await haat.admin(), id, {
    options: [{ title: "Size", values: sizes.map(([value]) => ({ value })) }],
    variants: sizes.map(([size, price, quantity]) => ({ values: [size], price, quantity, active: true })),
  })
  return id
}

beforeAll(async () => {
  const owner = await haat.admin()
  category = (await owner.post("/back-office/categories", { name: `Baskets ${WORD}` })).body.id
  await haat.product({ name: `${WORD} tray`, price: 1_000, category_id: category })
  await inSizes("basket", [
    ["S", 840, 3],
    ["L", 1_090, 0],
  ])
  await inSizes("bowl", [
    ["S", 700, 2],
    ["L", 2_000, 2],
  ])
})

type Query = Record<string, string | number>
const list = async (query: Query): Promise<ProductList> => {
  const { status, body } = await haat.guest().get(`/store/catalog/products?${new URLSearchParams(query as never)}`)
  expect(status).toBe(200)
  return body
}
const named = ({ products }: ProductList) => products.map(({ name }) => name.split(" ")[1]).sort()
const RANGE = { min_price: 890, max_price: 1_590 }

/** The tested lists: of a category, of a text, and of both. */
const LISTS: [string, () => Query][] = [
  ["a category", () => ({ category })],
  ["a search", () => ({ q: WORD })],
  ["a search in a category", () => ({ q: WORD, category })],
]

describe.each(LISTS)("a range of prices in %s", (_list, given) => {
  it.each<[Query, string[]]>([
    [RANGE, ["basket", "tray"]],
    [{ min_price: 1_090, max_price: 1_090 }, ["basket"]],
    [{ min_price: 841, max_price: 999 }, []],
    [{ min_price: 1_091, max_price: 1_999 }, []],
    [{ min_price: 1_500 }, ["bowl"]],
    [{ max_price: 840 }, ["basket", "bowl"]],
    [{ max_price: 699 }, []],
  ])("finds what has a variant of %j", async (range, found) => {
    const { count, ...rest } = await list({ ...given(), ...range })
    expect([named(rest as ProductList), count]).toEqual([found, found.length])
  })

  it.each<[Query, string[]]>([
    [{ choice: "size:l" }, ["basket"]],
    [{ choice: "size:s" }, []],
    [{ choice: "size:l", in_stock: "true" }, []],
    [{ in_stock: "true" }, ["tray"]],
    [{ in_stock: "false" }, []],
  ])("finds what has %j in the variant of that price", async (filter, found) => {
    const { count, ...rest } = await list({ ...given(), ...RANGE, ...filter })
    expect([named(rest as ProductList), count]).toEqual([found, found.length])
  })

  it("is counted in the facets as it finds", async () => {
    const { facets } = await list({ ...given(), ...RANGE })
    expect(facets.categories).toContainEqual(expect.objectContaining({ id: category, count: 2 }))
    expect(facets.in_stock).toBe(1)
    expect(facets.price).toEqual({ min: 700, max: 2_000 })
    const sizes = facets.options.flatMap(({ values }) => values)
    expect(sizes.map(({ choice, count }) => [choice, count])).toEqual([["size:l", 1]])
  })
})

it("counts the sizes beside a chosen one as they are to be had at the price", async () => {
  const { facets } = await list({ category, min_price: 700, max_price: 840, choice: "size:s" })
  const sizes = facets.options.flatMap(({ values }) => values)
  expect(sizes.map(({ choice, count }) => [choice, count])).toEqual([["size:s", 2]])
})

it("finds a product among everything by the price of its dearer variant, and follows that price", async () => {
  const dear = 7_654_321
  const id = await inSizes("chest", [
    ["S", 910, 1],
    ["L", dear, 1],
  ])
  const ids = async (query: Query) => (await list(query)).products.map((product) => product.id)
  expect(await ids({ min_price: dear, max_price: dear })).toEqual([id])
  expect(await ids({ min_price: dear, sort: "priceHighToLow" })).toContain(id)
  expect((await list({})).facets.price.max).toBeGreaterThanOrEqual(dear)
  expect(await ids({ min_price: dear - 1, max_price: dear - 1 })).toEqual([])
})
