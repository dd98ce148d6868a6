/** @module-tag search */
import { countScannedRows } from "@haat/testing/rows-read"
import { type Database, recordStatements } from "@haat/testing/statements"
import { describe, expect, it } from "vitest"
import { readProductsToIndex } from "./modules/catalog/queries/products-to-index"
import { readInOrder, selectMatchingIds } from "./modules/catalog/queries/shop-product-list"

const MANY = 4_000
const ADD_MANY = `
  insert into product (id, title, handle, status, created_at, updated_at)
  select 'prod_many_' || n, 'Many ' || n, 'many-' || n, 'published', now() - n * interval '1 hour',
    now() - n * interval '1 hour'
  from generate_series(1, ${MANY}) n`
const IDS = Array.from({ length: 25 }, (_, n) => `prod_many_${n * 100 + 1}`)

/** How many products a read goes through in a shop of `MANY` more. */
const rowsOf = async (read: (db: Database) => Promise<unknown>) =>
  countScannedRows("product", await recordStatements(read), [ADD_MANY, "analyze product"])

describe("of very many products, only those are read that are asked for:", () => {
  it.each<[string, (db: Database) => Promise<unknown>]>([
    ["a page of the owner's list", (db) => readInOrder(db, IDS)],
    ["what is written to the index", (db) => readProductsToIndex(db, IDS)],
    ["the newest", (db) => selectMatchingIds(db, {}, ["created_at", "DESC"], 0, 25)],
    ["the first by their ids", (db) => selectMatchingIds(db, {}, ["id", "ASC"], 0, 25)],
  ])("%s", async (_name, read) => {
    const rows = await rowsOf(read)
    expect(rows).toBeGreaterThan(0)
    expect(rows).toBeLessThan(MANY / 10)
  })
})
