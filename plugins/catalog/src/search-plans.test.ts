import { wholeReads } from "@haat/testing/whole-reads"
import { describe, expect, it } from "vitest"
import { ListProducts } from "./contract"
import { browse } from "./modules/catalog/browse"
import { indexTable } from "./modules/catalog/queries/index-table"
import { suggest } from "./modules/catalog/suggest"

/** Categories are some hundreds. */
const GROWS = /^(search_pg_|search_word$|product$|product_category_product$)/

const growing = (tables: string[]) => tables.filter((table) => GROWS.test(table))

describe("reads no table that grows from end to end:", () => {
  it.each([
    [{}],
    [{ sort: "oldest", in_stock: "true" }],
    [{ sort: "priceHighToLow", category: "Lamps" }],
    [{ min_price: "5", max_price: "10" }],
    [{ sort: "countryOfOrigin", origin: ["IN"] }],
    [{ sort: "countryOfOrigin", category: "Lamps" }],
    [{ q: "saree" }],
    [{ q: "red cottn saree wyvernflumox", category: "Lamps" }],
  ])("a list of %o", async (query) => {
    const tables = await wholeReads(async (db) => browse(db, (await indexTable(db)).table, ListProducts.parse(query)))
    expect(growing(tables)).toEqual([])
  })

  it.each(["s", "sar", "red cottn sar"])("a suggestion for %s", async (q) => {
    const tables = await wholeReads(async (db) => suggest(db, (await indexTable(db)).table, { q, locale: "en" }))
    expect(growing(tables)).toEqual([])
  })
})
