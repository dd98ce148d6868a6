/** @module-tag search */
import { gzipSync } from "node:zlib"
import { MAX_VARIANTS } from "@haat/catalog/contract"
import { type Client, shop } from "@haat/testing"
import { type Database, recordStatements } from "@haat/testing/statements"
import { saveProductVariants } from "@haat/testing/vary-product"
import { sequentialScans } from "@haat/testing/whole-reads"
import { beforeAll, describe, expect, it } from "vitest"
import { ListProducts } from "./contract"
import { browse, findProductPages } from "./modules/search/browse"

const haat = shop()
let admin: Client
beforeAll(async () => {
  admin = await haat.admin()
})

/** A product with as many variants as there may be. */
async function varied() {
  const product = await haat.product()
  const [colours, sizes] = [20, MAX_VARIANTS / 20].map((count, at) =>
    Array.from({ length: count }, (_, nth) => `${"CS"[at]}${nth + 1}`),
  )
  await saveProductVariants(admin, product.id, {
    options: [
      { title: "Colour", values: colours.map((value) => ({ value })) },
      { title: "Size", values: sizes.map((value) => ({ value })) },
    ],
    variants: colours.flatMap((colour, at) =>
      sizes.map((size) => ({ values: [colour, size], price: 500 + at, quantity: 3, active: true })),
    ),
  })
  return product
}

/** The median of a few reads of a page in milliseconds, and its compressed bytes. */
async function measure(id: string) {
  const times = []
  let html = ""
  for (let nth = 0; nth < 9; nth++) {
    const begun = performance.now()
    // another address each time: none of them is in the cache
    html = await (await fetch(`${haat.webUrl}/product-info/${id}?n=${nth}${Date.now()}`)).text()
    times.push(performance.now() - begun)
  }
  return { ms: times.sort((a, b) => a - b)[4], bytes: gzipSync(html).length }
}

describe(`a product in ${MAX_VARIANTS} variants`, () => {
  it("is read by two statements at most, and its page is not much more than a plain product's", async () => {
    const [product, plain] = [await varied(), await haat.product()]
    const read = async (db: Database) => {
      const [text] = await findProductPages(db, [product.id], "en")
      expect(JSON.parse(text as string).product.variants).toHaveLength(MAX_VARIANTS)
    }
    // once before: the owner's search words are read by each process once
    await recordStatements(read)
    const statements = await recordStatements(read)
    expect(statements.length).toBeLessThanOrEqual(2)
    const [one, many] = [await measure(plain.id), await measure(product.id)]
    expect(many.bytes).toBeLessThanOrEqual(1.25 * one.bytes)
    console.info(
      `a page of ${MAX_VARIANTS} variants: ${many.ms.toFixed(0)} ms and ${many.bytes} bytes compressed; of a plain product ${one.ms.toFixed(0)} ms and ${one.bytes}`,
    )
  })

  it("is filtered by choices without reading a table that grows from end to end", async () => {
    const product = await varied()
    const category = (await haat.guest().get(`/store/catalog/products/${product.id}`)).body.product.category.name
    for (const query of [{ category }, { q: product.name }]) {
      const list = ListProducts.parse({ ...query, choice: ["colour:c1", "size:s1", "size:s2"] })
      const tables = await sequentialScans(async (db) => browse(db, list))
      expect(tables.filter((table) => /^(product_index$|product$|product_choice|product_variant)/.test(table))).toEqual(
        [],
      )
    }
  })
})
