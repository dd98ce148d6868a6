import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { expect, it } from "vitest"
import { ROOT } from "./run/root.mjs"

const files = readdirSync(path.join(ROOT, "plugins"), { recursive: true }).map((file) =>
  String(file).replaceAll(path.sep, "/"),
)
const MIGRATION = /^[^/]+\/src\/modules\/.*\/migrations\/([^/]+)\.ts$/

it.each([
  ["migrations", MIGRATION],
  ["migration scripts", /^[^/]+\/src\/migration-scripts\/([^/]+)\.ts$/],
])("no two plugins name their %s alike: of a name, Medusa runs one alone", (_, pattern) => {
  const names = files.flatMap((file) => pattern.exec(file)?.[1] ?? [])
  expect(names.length).toBeGreaterThan(0)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

it("a table is made by one migration, and a migration makes one table at most", () => {
  const made = files
    .filter((file) => MIGRATION.test(file))
    .map((file) => {
      const source = readFileSync(path.join(ROOT, "plugins", file), "utf8")
      const tables = [...source.matchAll(/create table (?:if not exists )?"?(\w+)"?/g)].map(([, table]) => table)
      return { file, tables }
    })
  expect(made.filter(({ tables }) => tables.length > 1)).toEqual([])
  const all = made.flatMap(({ tables }) => tables)
  expect(all.length).toBeGreaterThan(50)
  expect(all.filter((table, at) => all.indexOf(table) !== at)).toEqual([])
})

it("a migration makes no view, function or trigger: each is declared in a schema folder", () => {
  const MADE = /\bcreate\s+(?:or\s+replace\s+)?(?:constraint\s+)?(?:view|function|trigger)\b/i
  const FILE = /^[^/]+\/src\/(?:modules\/.*\/migrations|migration-scripts)\/[^/]+\.ts$/
  const migrations = files.filter((file) => FILE.test(file))
  expect(migrations.length).toBeGreaterThan(50)
  const made = migrations.filter((file) => MADE.test(readFileSync(path.join(ROOT, "plugins", file), "utf8")))
  expect(made).toEqual([])
})
