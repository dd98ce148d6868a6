import { readdirSync } from "node:fs"
import path from "node:path"
import { expect, it } from "vitest"
import { ROOT } from "./run/root.mjs"

const files = readdirSync(path.join(ROOT, "plugins"), { recursive: true }).map(String)

it.each([
  ["migrations", /^[^/]+\/src\/modules\/.*\/migrations\/([^/]+)\.ts$/],
  ["migration scripts", /^[^/]+\/src\/migration-scripts\/([^/]+)\.ts$/],
])("no two plugins name their %s alike: of a name, Medusa runs one alone", (_, pattern) => {
  const names = files.flatMap((file) => pattern.exec(file.replaceAll(path.sep, "/"))?.[1] ?? [])
  expect(names.length).toBeGreaterThan(0)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})
