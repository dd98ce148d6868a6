import { existsSync } from "node:fs"
import { createRequire } from "node:module"
import path from "node:path"
import { onTestFinished } from "vitest"
import type { Plugin } from "../../../scripts/run/find-plugins.mjs"

/** Contracts are built modules, which load one another through Node: an import would be another instance in a test. */
const require = createRequire(import.meta.url)
const ROOT = path.join(import.meta.dirname, "../../..")
/** Loaded by Node too: the simulated page has another URL. */
const { findPlugins }: { findPlugins: () => Plugin[] } = require(path.join(ROOT, "scripts/run/find-plugins.mjs"))

type Pair = [english: object, hindi: object]
type Module = Record<string, object>

/** A built module of a package and its Hindi translation. */
const loadTranslation = (folder: string, name: string): [Module, Module] => {
  const file = path.join(folder, ".medusa/server/src", name)
  return existsSync(`${file}.hi.js`) ? [require(`${file}.js`), require(`${file}.hi.js`)] : [{}, {}]
}

/** The errors of forms, one by one, and the names of fields in them. */
function formErrors(): Pair[] {
  const folders = [path.join(ROOT, "packages/sdk"), ...findPlugins().map(({ folder }) => folder)]
  const catalogues = folders.flatMap((folder) => pairs(loadTranslation(folder, "form-errors")))
  return [
    ...catalogues.flatMap((pair) => pairs(pair as [Module, Module])),
    ...pairs(loadTranslation(path.join(ROOT, "packages/sdk"), "labels")),
  ]
}

/** Pairs the exports that both modules have under the same name. */
const pairs = ([english, hindi]: [Module, Module]) =>
  Object.keys(english).map((name): Pair => [english[name], hindi[name]])

/**
 * Puts Hindi into modules of messages and into the errors of forms until the test has ended, as the Hindi build has
 * them.
 */
export function showHindi(...modules: Pair[]) {
  for (const [english, hindi] of [...modules, ...formErrors()]) {
    const before = { ...english }
    Object.assign(english, hindi)
    onTestFinished(() => {
      for (const name of Object.keys(english)) Reflect.deleteProperty(english, name)
      Object.assign(english, before)
    })
  }
}
