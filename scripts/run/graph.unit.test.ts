import { expect, it } from "vitest"
import { drawGraph, listEdges, reduceEdges } from "./draw-graph.mjs"
import { findUses, toGraph } from "./graph.mjs"
import { findGraphViolations } from "./graph-rule.mjs"
import { findForbiddenEdges, groupByLayer, type Package } from "./layers.mjs"

/** Plugins that each of these may use. */
const AFTER: Record<string, string[]> = { goods: [], people: ["goods"], orders: ["goods", "people"], parcels: [] }
const NAMES = ["sdk", ...Object.keys(AFTER)]
const PACKAGES = Object.fromEntries(NAMES.map((name) => [name, { name: `@haat/${name}` }]))
const USES_OF_SDK = Object.fromEntries(
  Object.keys(AFTER).map((name) => [`plugins/${name}/src/errors.ts`, 'import { HttpError } from "@haat/sdk/errors"']),
)
const SCHEMAS = {
  ...USES_OF_SDK,
  "plugins/goods/src/schema/goods.ts": 'export const SHOP_GOODS = view("shop_goods", [], `select id from product`)',
  "plugins/goods/src/schema/stock.ts": [
    'export const STOCK = table("goods_stock", [], `create table if not exists goods_stock (id text)`)',
    'export const COUNT = routine("count_goods", ["goods_stock"], COUNT_SQL)',
  ].join("\n"),
  "plugins/people/src/modules/people/migrations/Migration1.ts": 'this.addSql(`create table "person" (id text)`)',
  "plugins/orders/src/schema/placed.ts": 'export const PLACED = view("placed", [], `select id from orders`)',
}

const ORDERS = "plugins/orders/src/queries/read.ts"
const findAllUses = (files: Record<string, string>) =>
  findUses({ ...SCHEMAS, ...files }, PACKAGES).filter(({ to }) => to !== "sdk")
const formatUses = (source: string) =>
  findAllUses({ [ORDERS]: source }).map(({ from, to, kind, name, line }) => `${line}: ${from} ${kind} ${name} of ${to}`)

it.each([
  [
    "an import",
    '\nimport { sell } from "@haat/goods/workflows/sell"',
    "2: orders imports @haat/goods/workflows/sell of goods",
  ],
  ["an import of types", 'import type { Goods } from "@haat/goods"', "1: orders imports @haat/goods of goods"],
  ["an export", 'export * from "@haat/goods/contract"', "1: orders imports @haat/goods/contract of goods"],
  ["an import at run time", 'await import("@haat/goods")', "1: orders imports @haat/goods of goods"],
  ["an imported type", 'let goods: typeof import("@haat/goods")', "1: orders imports @haat/goods of goods"],
  ["require", 'const goods = require("@haat/goods")', "1: orders imports @haat/goods of goods"],
  ["a relative import", 'import { a } from "../../../goods/src/a"', "1: orders imports ../../../goods/src/a of goods"],
  ["a declared view", "db.raw(`select id from shop_goods`)", "1: orders reads shop_goods of goods"],
  ["a kept table", "db.raw(`select 1 from placed join goods_stock s on true`)", "1: orders reads goods_stock of goods"],
  ["a migrated table", 'db("person").select("id")', "1: orders reads person of people"],
  ["a call of a function", "const KEY = `count_goods(line.id)`", "1: orders reads count_goods of goods"],
  [
    "a trigger",
    "const FOLLOW = `\ncreate or replace trigger follow after insert or update of id on person\n  for each row execute function follow()`",
    "2: orders reads person of people",
  ],
  ["an index", "db.raw(`create index if not exists a on person (id)`)", "1: orders reads person of people"],
  [
    "a foreign key",
    "db.raw(`create table x (id text references goods_stock (id))`)",
    "1: orders reads goods_stock of goods",
  ],
  ["a table with another one's columns", "db.raw(`create table x (like person)`)", "1: orders reads person of people"],
])("finds %s", (_, source, use) => {
  expect(formatUses(source)).toEqual([use])
})

it("finds the table of a declared index", () => {
  const file = "plugins/orders/src/schema/indexes.ts"
  const uses = findAllUses({ [file]: '\nexport const A = index("a", "person", "(id)")' })
  expect(uses).toEqual([{ from: "orders", to: "people", kind: "reads", name: "person", file, line: 2 }])
})

it.each([
  ["a comment", '/**\n * import("@haat/goods") calls count_goods()\n */\n// from "@haat/goods"'],
  ["its own objects", "db.raw(`select id from placed`)"],
  ["the engine's tables", "db.raw(`select id from product`)"],
  ["what it imports itself", 'import { a } from "./a"\nimport { b } from "@haat/orders/b"'],
])("finds no edge in %s", (_, source) => {
  expect(formatUses(source)).toEqual([])
})

it("leaves out tests and what only tests use", () => {
  const source = 'import { sell } from "@haat/goods"'
  expect(
    findAllUses({
      "plugins/orders/src/a.test.ts": source,
      "plugins/orders/src/testing/a.ts": source,
      "backend/src/a.ts": source,
    }),
  ).toEqual([])
})

/** The packages with these among their dependencies besides the SDK, and other particulars. */
const packagesWith = (dependencies: Record<string, string[]>, others: Record<string, object> = {}) =>
  Object.fromEntries(
    NAMES.map((name): [string, Package] => [
      name,
      {
        name: `@haat/${name}`,
        kind: name === "sdk" ? "shared" : "plugin",
        dependencies: [...(name === "sdk" ? [] : ["sdk"]), ...(dependencies[name] ?? [])].map((one) => `@haat/${one}`),
        after: AFTER[name] ?? [],
        isOptional: false,
        ...others[name],
      },
    ]),
  )
const violations = (files: Record<string, string>, packages: Record<string, Package>) =>
  findGraphViolations({ uses: findUses({ ...SCHEMAS, ...files }, packages), packages })
const READ_GOODS = { [ORDERS]: "db.raw(`select id from shop_goods`)" }

it("accepts an edge to a plugin in `after`, and asks for the dependency of an import", () => {
  expect(violations(READ_GOODS, packagesWith({}))).toEqual([])
  const importGoods = { [ORDERS]: 'import { sell } from "@haat/goods"' }
  expect(violations(importGoods, packagesWith({ orders: ["goods"] }))).toEqual([])
  expect(violations(importGoods, packagesWith({}))).toEqual([
    'orders imports @haat/goods, but its package.json does not list it in "dependencies"',
  ])
})

it("names a dependency that is not used", () => {
  expect(violations({}, packagesWith({ orders: ["goods"] }))).toEqual([
    "The package.json of orders declares @haat/goods, which orders does not use",
  ])
})

const GOODS = "plugins/goods/src/queries/read.ts"
const READ_ORDERS = { [GOODS]: "\ndb.raw(`select id from placed`)" }

it("names an edge that is not in `after` with its place", () => {
  expect(violations(READ_ORDERS, packagesWith({}))).toEqual([
    `${GOODS}:2 reads placed of orders: add orders to "after" in the package.json of goods, or do without it`,
  ])
})

it("rejects an import and a reading of an optional plugin, and a plugin that loads after it", () => {
  const packages = packagesWith(
    { people: ["goods"] },
    { goods: { isOptional: true }, people: { after: [] }, orders: { after: [] }, parcels: { after: ["goods"] } },
  )
  const importGoods = { "plugins/people/src/a.ts": 'import { a } from "@haat/goods/contract"' }
  expect(violations({ ...READ_GOODS, ...importGoods }, packages)).toEqual([
    `${ORDERS}:1 reads shop_goods of goods: goods is optional, no other package may use it`,
    "plugins/people/src/a.ts:1 imports @haat/goods/contract: goods is optional, no other package may use it",
    'The package.json of parcels has goods in "after": goods is optional, no other may need it',
  ])
})

it("rejects what a provider imports of the shop, and what the SDK imports of a plugin", () => {
  const file = "plugins/parcels/src/a.ts"
  const provider = packagesWith({}, { parcels: { kind: "provider" } })
  expect(violations({ [file]: 'import { a } from "@haat/sdk/errors"' }, provider)).toContain(
    "plugins/parcels/src/errors.ts:1 imports @haat/sdk/errors: the provider parcels may use no other package",
  )
  const importGoods = { "packages/sdk/src/a.ts": 'import { a } from "@haat/goods"' }
  expect(violations(importGoods, packagesWith({ sdk: ["goods"] }))).toEqual([
    "packages/sdk/src/a.ts:1 imports @haat/goods: sdk may not use a plugin: all plugins are built on it",
  ])
})

it("puts each plugin one layer above the highest that it needs", () => {
  const packages = packagesWith({}, { parcels: { kind: "provider" } })
  expect(groupByLayer(packages)).toEqual([["parcels"], ["sdk"], ["goods"], ["people"], ["orders"]])
})

it("leaves no circle when the forbidden edges are taken out", () => {
  const everything = Object.fromEntries(NAMES.map((name) => [name, NAMES.filter((other) => other !== name)]))
  const forbidden = findForbiddenEdges(everything, packagesWith({}))
  const rest = Object.fromEntries(
    NAMES.map((from) => [
      from,
      everything[from].filter((to) => !forbidden.some((edge) => edge.from === from && edge.to === to)),
    ]),
  )
  expect(reduceEdges(rest)).toEqual([
    { from: "goods", to: "sdk" },
    { from: "people", to: "goods" },
    { from: "orders", to: "people" },
    { from: "parcels", to: "sdk" },
  ])
})

it("draws the layers from above, an edge that follows from others left out, a forbidden one dashed", () => {
  const packages = packagesWith({})
  const draw = (files: Record<string, string>) => {
    const uses = findUses({ ...SCHEMAS, ...files }, packages)
    return { uses, graph: toGraph(uses, NAMES), packages }
  }
  const drawn = draw({ ...READ_GOODS, ...READ_ORDERS })
  const page = drawGraph(drawn)
  expect(page).toMatch(/"layer 4".*"layer 3".*"layer 1"/s)
  expect(page).toContain("  goods -.-> orders\n")
  expect(page).toContain("  orders --> goods\n")
  expect(page).not.toContain("orders --> sdk")
  expect(page).toContain("linkStyle 0 stroke")
  expect(page).toMatch(/\| `goods` +\| sdk +\| orders ↑ +\|/)
  expect(listEdges(drawn.uses, drawn.graph)).toContain("orders → goods: shop_goods")
  expect(drawGraph(draw({}))).not.toMatch(/linkStyle|↑/)
})
