/** @module-tag search */
import { shop } from "@haat/testing"
import { countScannedRows } from "@haat/testing/rows-read"
import { recordStatements } from "@haat/testing/statements"
import { sequentialScans } from "@haat/testing/whole-reads"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { describe, expect, it } from "vitest"
import { readProductsToIndex } from "../../catalog/src/modules/catalog/queries/products-to-index"
import { ListProducts } from "./contract"
import { browse, findProductPages } from "./modules/search/browse"
import { writeDocuments } from "./modules/search/queries/product-index"
import { related } from "./modules/search/related"
import { toSearchDocument } from "./modules/search/search-document"
import { suggest } from "./modules/search/suggest"

/** Categories are some hundreds. */
const GROWS = /^(product_index$|search_word$|product$|product_category_product$)/

const growing = (tables: string[]) => tables.filter((table) => GROWS.test(table))

/** Products from one country, and a few from another that are neither the newest nor the cheapest. */
const MANY = 4_000
const ADD_MANY = `
  insert into product_index (id, document, indexed)
  select 'many_' || n, jsonb_build_object('card', '{}'::jsonb, 'origin', place, 'origin_name',
    case place when 'AQ' then 'Antarctica' else 'Andorra' end),
    jsonb_build_object('active', true, 'price', n, 'quantity', 1, 'created_at', n)
  from generate_series(1, ${MANY}) n
    cross join lateral (select case when n between 1900 and 1904 then 'AQ' else 'AD' end as place) its`

/** Number of index rows that a read scans in a shop of `MANY` products more. */
const rowsOf = async (read: (db: Knex) => Promise<unknown>) =>
  countScannedRows("product_index", await recordStatements(read), [ADD_MANY, "analyze product_index"])

describe("reads no table that grows from end to end:", () => {
  it.each([
    [{}],
    [{ sort: "oldest", in_stock: "true" }],
    [{ sort: "priceHighToLow", category: "Lamps" }],
    [{ min_price: "5", max_price: "10" }],
    [{ min_price: "5", max_price: "10", in_stock: "true", category: "Lamps" }],
    [{ min_price: "5", choice: ["size:m"] }],
    [{ sort: "countryOfOrigin", origin: ["IN"] }],
    [{ origin: ["IN", "CN"], min_price: "5" }],
    [{ sort: "countryOfOrigin", category: "Lamps" }],
    [{ q: "saree" }],
    [{ q: "red cottn saree wyvernflumox", category: "Lamps" }],
  ])("a list of %o", async (query) => {
    const tables = await sequentialScans(async (db) => browse(db, ListProducts.parse(query)))
    expect(growing(tables)).toEqual([])
  })

  it.each([
    {},
    { sort: "priceLowToHigh" },
    { sort: "countryOfOrigin" },
    { min_price: "1890", max_price: "1910" },
    { in_stock: "true" },
  ])("a list of what comes from a country that few goods come from, %o", async (query) => {
    const read = await rowsOf((db) => browse(db, ListProducts.parse({ ...query, origin: ["AQ"] })))
    expect(read).toBeGreaterThan(0)
    expect(read).toBeLessThan(MANY / 10)
  })

  it("a product by its id or its handle, and what is related to it", async () => {
    const { id, handle } = await shop().product()
    const read = await rowsOf(async (db) => {
      expect(await findProductPages(db, [id, handle, "no-such-handle"], "en")).toEqual([
        expect.any(String),
        expect.any(String),
        null,
      ])
      await related({ db, bought: { productsBoughtTogether: async () => ["many_1", "many_2"] } }, handle, "en")
    })
    expect(read).toBeGreaterThan(0)
    expect(read).toBeLessThan(MANY / 10)
  })

  it.each(["s", "sar", "red cottn sar"])("a suggestion for %s", async (q) => {
    const tables = await sequentialScans(async (db) => suggest(db, { q, locale: "en" }))
    expect(growing(tables)).toEqual([])
  })
})

/** PostgreSQL plans a statement five times for its values before it may keep a plan for all of them. */
const OFTEN = 8

it.each([
  { q: "red cottn saree" },
  { q: "saree 480", category: "Lamps", in_stock: "true", min_price: "5" },
  { q: "saree", sort: "priceLowToHigh", page: "3" },
  { q: "साड़ी", choice: ["size:m"], origin: ["IN"], locale: "hi" },
  {},
  { category: "Lamps" },
])("does not plan anew what is asked time and again: a list of %o", async (query) => {
  await recordStatements(async (db) => {
    for (let nth = 0; nth < OFTEN; nth++) await browse(db, ListProducts.parse(query))
    const { rows } = await db.raw("select generic_plans from pg_prepared_statements where name like 'haat%'")
    expect(rows).toEqual([{ generic_plans: String(OFTEN - 5) }])
  })
})

it("writes no document again that is in the index as it is, and one that is there otherwise", async () => {
  const haat = shop()
  const { id } = await haat.product({ name: "Brass lotus wyndlefrax" })
  await recordStatements(async (db) => {
    const write = async () => writeDocuments(db, (await readProductsToIndex(db, [id])).map(toSearchDocument))
    expect(await write()).toEqual([])
    await db.raw(`update product_index set document = document || '{"name": "Brass lotus"}' where id = ?`, [id])
    expect(await write()).toEqual([id])
    await db.raw("delete from product_index where id = ?", [id])
    expect(await write()).toEqual([id])
    expect(await write()).toEqual([])
  })
})

it("keeps documents beside the rows, so that many rows of a search are in one page of the table", async () => {
  const haat = shop()
  // Room that other tests left in its pages would spread these rows over many.
  await haat.sql(`vacuum full product_index`)
  const rows = 200
  const [{ pages }] = await haat.sql(`
    with added as (
      insert into product_index (id, document, indexed)
      select 'narrow_' || n,
        jsonb_build_object('more', (select string_agg(md5(n || ' ' || i), ' ') from generate_series(1, 100) i)),
        jsonb_build_object('active', false, 'name', 'Narrow ' || n)
      from generate_series(1, ${rows}) n returning ctid
    )
    select count(distinct split_part(ctid::text, ',', 1))::int as pages from added`)
  await haat.sql(`delete from product_index where id like 'narrow\\_%'`)
  expect(pages).toBeLessThan(rows / 10)
})
