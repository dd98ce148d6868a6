import { readFileSync } from "node:fs"
import path from "node:path"
import { describe, expect, it } from "vitest"
import { findPlugins } from "./run/find-plugins.mjs"
import { readClaims, readPlugin } from "./run/plugin-clashes.mjs"
import { ROOT } from "./run/root.mjs"
import { testFiles } from "./run/tests/select.mjs"

/** Skips itself where its plugin is not there, as it watches a switch from every process. */
const SWITCH = "testing/topology/plugin-switch.test.ts"

const OPTIONAL = findPlugins().filter(({ manifest }) => manifest.haat.optional)
const texts = testFiles()
  .filter((file) => file !== SWITCH && !file.includes(".unit.test."))
  .map((file) => ({ file, text: readFileSync(path.join(ROOT, file), "utf8") }))

describe.skipIf(!OPTIONAL.length)("the tests outside an optional plugin", () => {
  it.each(OPTIONAL)("do without $name", (plugin) => {
    const routes = readClaims(readPlugin(plugin)).route.map((line) => line.split(" ")[1].replace(/\/:.*/, ""))
    const own = [...new Set(routes), `@haat/${plugin.name}`, `plugins/${plugin.name}/`]
    const folder = `${path.relative(ROOT, plugin.folder)}/`
    const found = texts
      .filter(({ file }) => !file.startsWith(folder))
      .flatMap(({ file, text }) => own.filter((part) => isNamed(text, part)).map((part) => `${file}: ${part}`))
    expect(found).toEqual([])
  })
})

/** True when a text has this path or package, not one whose name only begins alike. */
const isNamed = (text: string, part: string) =>
  text
    .split(part)
    .slice(1)
    .some((rest) => !/^[\w-]/.test(rest))
