import { existsSync, readdirSync } from "node:fs"
import path from "node:path"
import type { SchemaObject } from "@haat/sdk/server/schema/declare"
import { sortByNeeds } from "@haat/sdk/server/schema/sort-by-needs"
import { beforeAll, expect, it } from "vitest"
import { pluginNames } from "./run/build.mjs"
import { findPath } from "./run/layers.mjs"
import { ROOT } from "./run/root.mjs"
import { findTableNames } from "./run/sql-names.mjs"
import { findNeeds, readObjects } from "./run/sql-objects.mjs"
import { readSources, tableRule } from "./run/sql-rule.mjs"

type Declared = SchemaObject & { plugin: string }

let declared: Declared[]

const isDeclaration = (exported: unknown): exported is SchemaObject =>
  typeof exported === "object" && exported !== null && "sql" in exported && "needs" in exported

async function readDeclarations(plugin: string): Promise<Declared[]> {
  const folder = path.join(ROOT, "plugins", plugin, "src/schema")
  if (!existsSync(folder)) return []
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".ts") && !file.endsWith(".test.ts"),
  )
  const modules = await Promise.all(files.map((file) => import(path.join(folder, file))))
  return modules
    .flatMap((exported) => Object.values(exported).flat())
    .filter(isDeclaration)
    .map((one) => ({ ...one, plugin }))
}

beforeAll(async () => {
  declared = (await Promise.all(pluginNames().map(readDeclarations))).flat()
})

it("declares each object once, in a sequence in which each can be made", () => {
  expect(declared.length).toBeGreaterThan(40)
  expect(sortByNeeds(declared)).toHaveLength(declared.length)
})

it("names as needs what the statement of an object reads, calls or stands on", () => {
  expect(declared.length).toBeGreaterThan(40)
  const graph = Object.fromEntries(declared.map(({ name, needs }) => [name, needs]))
  const wrong = declared.flatMap(({ plugin, name, needs, sql }) => {
    const found = findNeeds({ name, sql }, declared)
    // functions may call each other: one of them leaves the other out
    const missing = found.filter((needed) => !needs.includes(needed) && !findPath(graph, needed, name))
    const superfluous = needs.filter((needed) => !found.includes(needed))
    return [
      ...missing.map((needed) => `${plugin}: ${name} needs ${needed}, which its declaration does not say`),
      ...superfluous.map(
        (needed) => `${plugin}: ${name} declares that it needs ${needed}, which its SQL does not name`,
      ),
    ]
  })
  expect(wrong).toEqual([])
})

it("reads in a view its plugin's own tables, the engine's of its noun and what is published", () => {
  const { mayName } = tableRule(readObjects(readSources()))
  const views = declared.filter(({ kind }) => kind === "view")
  expect(views.length).toBeGreaterThan(20)
  const foreign = views.flatMap(({ plugin, name, sql }) =>
    findTableNames(sql)
      .filter((table) => !mayName(plugin, table))
      .map((table) => `${plugin}: ${name} reads ${table}, which is not of this plugin's noun`),
  )
  expect(foreign).toEqual([])
})
