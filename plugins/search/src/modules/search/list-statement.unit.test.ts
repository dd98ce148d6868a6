import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { expect, it } from "vitest"
import { ListProducts } from "../../contract"
import { browse, findProductPages } from "./browse"
import { buildTextMatch } from "./search-text/match-text"
import { matchingIds } from "./search-text/matching-products"
import { setPins } from "./search-text/pinned"
import { suggest } from "./suggest"

type Row = Record<string, unknown>

/** Statements that `run` asks of a database, which answers with `row`. */
const statementOf = async (run: (db: Knex) => Promise<unknown>, row: Row): Promise<string> => {
  const texts: string[] = []
  const raw = (text: string) => {
    texts.push(text)
    return { options: async () => ({ rows: [row] }) }
  }
  await run({ raw } as unknown as Knex)
  return `${texts.join(";\n\n")}\n`
}

const fileOf = (name: string) => `./finished-statements/${name}.sql`

const EMPTY_LIST = { response: "{}", attributes: null, missing: false }

it.each([
  ["list", {}],
  ["list-of-category-by-price", { category: "Sarees", sort: "priceLowToHigh" }],
  ["list-of-choices-and-prices", { choice: ["size:m"], min_price: "500", max_price: "900", in_stock: "true" }],
  ["search-for-one-word", { q: "saree" }],
  ["search-in-hinglish", { q: "lal sari" }],
  ["search-with-filters", { q: "chai ki patti", category: "Tea", choice: ["size:m"], max_price: "500", locale: "hi" }],
])("a finished statement reads as it is kept in its file: %s", async (name, query) => {
  const statement = await statementOf((db) => browse(db, ListProducts.parse(query)), EMPTY_LIST)
  await expect(statement).toMatchFileSnapshot(fileOf(name))
})

it("a finished statement has what the owner puts first", async () => {
  setPins([{ text: "saree", product_ids: ["prod_1"] }])
  const statement = await statementOf((db) => browse(db, ListProducts.parse({ q: "saree" })), EMPTY_LIST)
  setPins([])
  await expect(statement).toMatchFileSnapshot(fileOf("search-with-pinned-products"))
})

it("finished statements read as they are kept in their files: suggestions, products and matching ids", async () => {
  const found = { candidates: [], categories: [] }
  const suggestions = await statementOf((db) => suggest(db, { q: "sar", locale: "en" }), { found })
  await expect(suggestions).toMatchFileSnapshot(fileOf("suggestions"))
  const products = await statementOf((db) => findProductPages(db, ["prod_1"], "en"), { response: null })
  await expect(products).toMatchFileSnapshot(fileOf("products"))
  const match = buildTextMatch("saree", "all")
  await expect(`${match && matchingIds(match, "known")}\n`).toMatchFileSnapshot(fileOf("matching-ids"))
})
