import { expect, it } from "vitest"
import { drawGraph, listEdges, reduceEdges } from "./draw-graph.mjs"
import { findUses, toGraph } from "./graph.mjs"
import { findGraphViolations } from "./graph-rule.mjs"
import { findUpwardEdges, LAYERS as SHOP_LAYERS } from "./layers.mjs"

const LAYERS = [["sdk"], ["goods", "people"], ["orders", "parcels"]]
const PACKAGES = Object.fromEntries(
  LAYERS.flat().map((name) => [name, { name: `@haat/${name}`, dependencies: ["@haat/sdk"] }]),
)
const USES_OF_SDK = Object.fromEntries(
  LAYERS.flat()
    .slice(1)
    .map((name) => [`plugins/${name}/src/errors.ts`, 'import { HttpError } from "@haat/sdk/errors"']),
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

const declaring = (declared: Record<string, string[]>) =>
  Object.fromEntries(
    Object.entries(PACKAGES).map(([folder, { name, dependencies }]) => [
      folder,
      {
        name,
        dependencies: [
          ...(folder === "sdk" ? [] : dependencies),
          ...(declared[folder] ?? []).map((other) => `@haat/${other}`),
        ],
      },
    ]),
  )
const violations = (files: Record<string, string>, declared: Record<string, string[]>) =>
  findGraphViolations({
    uses: findUses({ ...SCHEMAS, ...files }, PACKAGES),
    packages: declaring(declared),
    layers: LAYERS,
  })
const READ_GOODS = { [ORDERS]: "db.raw(`select id from shop_goods`)" }

it("accepts a declared edge to a lower layer", () => {
  expect(violations(READ_GOODS, { orders: ["goods"] })).toEqual([])
})

it("names an undeclared edge with its place", () => {
  expect(violations(READ_GOODS, {})).toEqual([
    `${ORDERS}:1 reads shop_goods of goods, which the package.json of orders does not declare`,
  ])
})

it("names a declared edge that is not used", () => {
  expect(violations({}, { orders: ["goods"] })).toEqual([
    "The package.json of orders declares @haat/goods, which orders does not use",
  ])
})

const GOODS = "plugins/goods/src/queries/read.ts"
const READ_ORDERS = { [GOODS]: "\ndb.raw(`select id from placed`)" }

it("rejects an edge to a higher layer", () => {
  expect(violations(READ_ORDERS, { goods: ["orders"] })).toEqual([
    `${GOODS}:2 reads placed of orders, which goes up from goods to orders`,
  ])
})

const IMPORT_PARCELS = { [ORDERS]: 'import { send } from "@haat/parcels"' }
const IMPORT_ORDERS = { "plugins/parcels/src/a.ts": 'import { b } from "@haat/orders"' }

it("accepts an edge inside a layer, and rejects one that closes a circle there", () => {
  expect(violations(IMPORT_PARCELS, { orders: ["parcels"] })).toEqual([])
  const both = { orders: ["parcels"], parcels: ["orders"] }
  expect(violations({ ...IMPORT_PARCELS, ...IMPORT_ORDERS }, both)).toEqual([
    `${ORDERS}:1 imports @haat/parcels, which closes the circle orders → parcels → orders`,
  ])
})

it("rejects an import and a reading of an optional plugin, from whichever layer they come", () => {
  const packages = declaring({ orders: ["goods"], people: ["goods"] })
  const importGoods = { "plugins/people/src/a.ts": 'import { a } from "@haat/goods/contract"' }
  const uses = findUses({ ...SCHEMAS, ...READ_GOODS, ...importGoods }, PACKAGES)
  expect(findGraphViolations({ uses, packages, layers: LAYERS, optional: ["goods"] })).toEqual([
    `${ORDERS}:1 reads shop_goods of goods: goods is optional, no other package may use it`,
    "plugins/people/src/a.ts:1 imports @haat/goods/contract: goods is optional, no other package may use it",
  ])
})

it("has a plugin that no layer names stand above all others", () => {
  const packages = { ...PACKAGES, extras: { name: "@haat/extras", dependencies: ["@haat/orders"] } }
  const uses = findUses({ ...SCHEMAS, "plugins/extras/src/a.ts": 'import { a } from "@haat/orders"' }, packages)
  const withExtras = { ...declaring({}), extras: packages.extras }
  expect(findGraphViolations({ uses, packages: withExtras, layers: LAYERS })).toEqual([])
  const used = findUses({ ...SCHEMAS, [ORDERS]: 'import { a } from "@haat/extras"' }, packages)
  const using = { ...declaring({ orders: ["extras"] }), extras: { name: "@haat/extras", dependencies: [] } }
  expect(findGraphViolations({ uses: used, packages: using, layers: LAYERS })).toEqual([
    `${ORDERS}:1 imports @haat/extras, which goes up from orders to extras`,
  ])
})

it.each(SHOP_LAYERS[0])("rejects what the provider %s imports of the shop", (name) => {
  const file = `plugins/${name}/src/a.ts`
  const packages = { [name]: { name, dependencies: ["@haat/sdk"] }, sdk: { name: "@haat/sdk", dependencies: [] } }
  const uses = findUses({ [file]: 'import { HttpError } from "@haat/sdk/errors"' }, packages)
  expect(findGraphViolations({ uses, packages })).toEqual([
    `${file}:1 imports @haat/sdk/errors, which goes up from ${name} to sdk`,
  ])
})

it("leaves no circle when the edges that go up are taken out", () => {
  const names = LAYERS.flat()
  const everything = Object.fromEntries(names.map((name) => [name, names.filter((other) => other !== name)]))
  const upward = findUpwardEdges(everything, LAYERS)
  expect(upward).toHaveLength((names.length * (names.length - 1)) / 2)
  const rest = Object.fromEntries(
    names.map((from) => [
      from,
      everything[from].filter((to) => !upward.some((edge) => edge.from === from && edge.to === to)),
    ]),
  )
  expect(reduceEdges(rest)).toEqual([
    { from: "goods", to: "sdk" },
    { from: "people", to: "goods" },
    { from: "orders", to: "people" },
    { from: "parcels", to: "orders" },
  ])
})

it("draws the layers from above, an edge that follows from others left out, one that goes up dashed", () => {
  const uses = findUses({ ...SCHEMAS, ...READ_GOODS, ...READ_ORDERS }, PACKAGES)
  const graph = toGraph(uses, Object.keys(PACKAGES))
  const page = drawGraph(uses, graph, LAYERS)
  expect(page).toMatch(/"layer 3".*"layer 2".*"layer 1"/s)
  expect(page).toContain("  goods -.-> orders\n")
  expect(page).toContain("  orders --> goods\n")
  expect(page).not.toContain("orders --> sdk")
  expect(page).toContain("linkStyle 0 stroke")
  expect(page).toMatch(/\| `goods` +\| sdk +\| orders ↑ +\|/)
  expect(listEdges(uses, graph)).toContain("orders → goods: shop_goods")
  expect(drawGraph(findUses(SCHEMAS, PACKAGES), toGraph([], Object.keys(PACKAGES)), LAYERS)).not.toMatch(/linkStyle|↑/)
})
