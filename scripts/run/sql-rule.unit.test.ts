import { expect, it } from "vitest"
import { EXCEPTIONS, findViolations } from "./sql-rule.mjs"

const FAQ = "plugins/faqs/src/modules/faqs"
const SHOP = {
  [`${FAQ}/migrations/Migration1.ts`]: 'this.addSql(`create table if not exists "faq" (id text)`)',
  "plugins/faqs/src/schema/faqs.ts": 'export const SHOP_FAQ = view("shop_faq", [], `select id from faq`)',
  "plugins/banners/src/schema/banners.ts":
    'export const BANNER_SUM = table("banner_sum", [], `create table if not exists banner_sum (id text)`)',
  "plugins/banners/src/migration-scripts/keep.ts": "db.raw(`create or replace view banner_fact as select 1`)",
}
const query = (sql: string, file = `${FAQ}/queries/read.ts`) =>
  findViolations({ ...SHOP, [file]: `export const read = (db, id) => db.raw(\`${sql}\`, { id })` })

it.each([
  ["its own table", "select id from faq where id = :id"],
  ["a published view", "select id from shop_faq"],
  ["a table that another plugin's triggers keep", "select id from banner_sum"],
  [
    "what it defines itself",
    "with recent as (select id from faq), old (id) as materialized (select 1) select * from recent, old",
  ],
  ["a function", "select x from unnest(array[1]) x join generate_series(1, 2) n on true"],
  ["values, and words that only look like it", "insert into faq (id) select :from on conflict do update set id = :id"],
  [
    "what extract and distinct say with from",
    "select extract(epoch from created_at), id is distinct from rank from faq",
  ],
])("lets a plugin name %s", (_, sql) => {
  expect(query(sql)).toEqual([])
})

it.each([
  ["another plugin's table", "select id from banner where id = :id", "banner"],
  ["an engine's table of another noun", "update product p set title = 'x' where p.id = :id", "product"],
  ["one in quotation marks", 'select 1 from faq join "order" o on o.id = faq.id', "order"],
  ["one behind a comma", "select 1 from faq f, customer c", "customer"],
  ["one in a subquery", "select (select max(id) from cart) from faq", "cart"],
  ["a part of a statement", " left join product p on p.id = faq.product_id ", "product"],
  ["a view that is not published", "select 1 from banner_fact", "banner_fact"],
])("finds %s", (_, sql, name) => {
  expect(query(sql)).toEqual([`${FAQ}/queries/read.ts:1 names ${name}, which is not of this plugin's noun`])
})

it("lets a part of a statement name what another part of its file defines", () => {
  const source = (name: string) =>
    `const PARTS = [\`recent as (select id from faq)\`, \`old as (\${QUERY})\`, "select id from ${name}"]`
  const find = (name: string) => findViolations({ ...SHOP, [`${FAQ}/queries/read.ts`]: source(name) })
  expect(find("recent")).toEqual([])
  expect(find("old")).toEqual([])
  expect(find("banner")).toHaveLength(1)
})

it.each([
  ["db", 'db("banner").select("id")'],
  ["from", 'query.from("banner")'],
  ["a description of a list", 'const LIST = { from: "banner" }'],
])("finds a table that the query builder is given: %s", (_, source) => {
  const found = findViolations({ ...SHOP, [`${FAQ}/queries/read.ts`]: source })
  expect(found).toEqual([`${FAQ}/queries/read.ts:1 names banner, which is not of this plugin's noun`])
})

it("lets SQL be run in queries, schema and migrations alone, in plugins and in the backend", () => {
  expect(query("select 1", `${FAQ}/service.ts`)).toEqual([`${FAQ}/service.ts:1 calls .raw() outside queries/`])
  expect(query("select 1", "backend/src/jobs/a.ts")).toEqual(["backend/src/jobs/a.ts:1 calls .raw() outside queries/"])
  expect(findViolations({ "backend/src/a.ts": "await db.raw<{ rows: Row[] }>(SQL)" })).toHaveLength(1)
  expect(query("select 1", "plugins/faqs/src/migration-scripts/more.ts")).toEqual([])
  expect(query("select 1", `${FAQ}/read.test.ts`)).toEqual([])
  expect(findViolations({ "backend/src/seed/a.ts": "db.raw(SQL)" })).toEqual([])
  expect(findViolations({ "backend/src/pixels.ts": "await image.raw().toBuffer()" })).toEqual([])
})

const SCHEMA = "plugins/faqs/src/schema/more.ts"
const declaring = (source: string) => findViolations({ ...SHOP, [SCHEMA]: source })

it("finds what a declared view reads of another noun", () => {
  const found = declaring('export const SOLD = view("sold", [], `select id from "order"`)')
  expect(found).toEqual([`${SCHEMA}:1 names order, which is not of this plugin's noun`])
})

it("lets a declared function guard tables of other nouns", () => {
  const sql = "create or replace function guard() returns trigger as $$ begin perform from cart; end $$"
  expect(declaring(`export const GUARD = routine("guard", [], \`${sql}\`)`)).toEqual([])
})

it.each([
  ["its own table", "plugins/faqs", "faq"],
  ["its own kept table", "plugins/banners", "banner_sum"],
  ["an engine's table of its noun", "plugins/checkout", "cart"],
])("lets a plugin declare an index of %s", (_, plugin, on) => {
  const file = `${plugin}/src/schema/indexes.ts`
  expect(findViolations({ ...SHOP, [file]: `export const A = index("a", "${on}", "(id)")` })).toEqual([])
})

it.each([
  ["another plugin's table", "banner"],
  ["another plugin's kept table", "banner_sum"],
  ["an engine's table of another noun", "cart"],
])("finds an index of %s", (_, on) => {
  const found = declaring(`\nexport const A = index("a", "${on}", "(id)")`)
  expect(found).toEqual([`${SCHEMA}:2 declares the index a of ${on}, which is not of this plugin's noun`])
})

it("has few exceptions", () => {
  expect(EXCEPTIONS.length).toBeLessThanOrEqual(10)
})
