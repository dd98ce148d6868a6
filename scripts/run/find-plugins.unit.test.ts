import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterAll, expect, it } from "vitest"
import { findPlugins } from "./find-plugins.mjs"
import { ROOT } from "./root.mjs"
import { StartError } from "./start-error.mjs"

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

type Haat = Record<string, unknown>

/** Writes a repository with these plugins and installed packages, by name. */
function makeRepository(plugins: Record<string, Haat | null>, packages: Record<string, Haat | null> = {}) {
  const root = mkdtempSync(path.join(tmpdir(), "haat-plugins-"))
  folders.push(root)
  const write = (folder: string, manifest: object) => {
    mkdirSync(path.join(root, folder), { recursive: true })
    writeFileSync(path.join(root, folder, "package.json"), JSON.stringify(manifest))
  }
  write("", { dependencies: Object.fromEntries(Object.keys(packages).map((name) => [name, "1.0.0"])) })
  for (const [name, haat] of Object.entries(plugins))
    write(`plugins/${name}`, { name: `@haat/${name}`, version: "0.1.0", ...(haat && { haat }) })
  for (const [name, haat] of Object.entries(packages))
    write(`node_modules/${name}`, { name, version: "1.0.0", ...(haat && { haat }) })
  return { root, write }
}

const after = (...names: string[]) => ({ contract: 1, after: names })
const order = (plugins: Record<string, Haat | null>, packages = {}) =>
  findPlugins(makeRepository(plugins, packages).root).map(({ name }) => name)

it("finds folders of plugins/, and packages of the root that say so", () => {
  const { root, write } = makeRepository({ lamps: after() }, { "@shop/shades": after("lamps"), pg: null })
  mkdirSync(path.join(root, "plugins/half"))
  write("plugins/medusa-payment-coins", { name: "medusa-payment-coins", keywords: ["medusa-v2"] })
  const [lamps, shades, ...others] = findPlugins(root)
  expect(others).toEqual([])
  expect(lamps).toEqual({
    name: "lamps",
    packageName: "@haat/lamps",
    folder: path.join(root, "plugins/lamps"),
    manifest: { name: "@haat/lamps", version: "0.1.0", haat: after() },
    isPackage: false,
  })
  expect(shades).toMatchObject({
    name: "shades",
    packageName: "@shop/shades",
    folder: path.join(root, "node_modules/@shop/shades"),
    isPackage: true,
  })
})

it("takes a plugin of plugins/ that the root depends on once", () => {
  const { root } = makeRepository({ lamps: after() }, { "@haat/lamps": after() })
  expect(findPlugins(root)).toMatchObject([{ name: "lamps", isPackage: false }])
})

it("calls a package by its name without the scope and haat-plugin-, which no two plugins share", () => {
  expect(
    order({ lamps: after() }, { "haat-plugin-shades": after("lamps"), "@a/haat-plugin-oil": after("shades") }),
  ).toEqual(["lamps", "shades", "oil"])
  expect(() => order({ lamps: after() }, { "haat-plugin-lamps": after() })).toThrow(
    new StartError("The plugin lamps is there twice, as @haat/lamps and as haat-plugin-lamps: remove one of them."),
  )
})

it("puts each plugin behind those it names, otherwise by name", () => {
  expect(order({ a: after("z", "m"), b: after(), m: after("b"), z: after() })).toEqual(["b", "m", "z", "a"])
})

it("puts a last plugin behind all but those that name it", () => {
  const last = { contract: 1, after: ["b"], last: true }
  expect(order({ a: last, b: after(), c: after("a"), z: after("b") })).toEqual(["b", "z", "a", "c"])
})

it.each([
  [
    "a circle",
    { a: after("b"), b: after("d", "c"), c: after("b"), d: after() },
    'The plugins b → c → b load after each other: remove one of these names from "after".',
  ],
  [
    "an unknown plugin",
    { a: after("lamp") },
    'The plugin a loads after lamp, which is not there: add it, or change "after".',
  ],
  [
    "another contract",
    { a: { contract: 99 } },
    "The plugin a wants contract 99 of the shop, which supports 1: install a version of the plugin for this shop, or " +
      "update the shop.",
  ],
  [
    "a missing key",
    { a: null },
    'The plugin a does not say which plugins it needs: add "haat": { "contract": 1, "after": [] } to its package.json.',
  ],
  [
    "a misspelt key",
    { a: { contract: 1, afer: [] } },
    'The plugin a has "afer" under "haat" in its package.json; there is contract, after, optional, last, words.',
  ],
  [
    "one name without a list",
    { a: { contract: 1, after: "b" }, b: after() },
    'The plugin a must list names of plugins in "after" under "haat" in its package.json.',
  ],
])("rejects %s with one sentence", (_, plugins, sentence) => {
  const { root } = makeRepository(plugins)
  expect(() => findPlugins(root)).toThrow(new StartError(sentence))
})

it("finds the shop's own plugins, accounts before the cart and the old calls last", () => {
  const plugins = findPlugins()
  const names = plugins.map(({ name }) => name)
  expect(names.length).toBeGreaterThan(10)
  expect(names.indexOf("accounts")).toBeLessThan(names.indexOf("checkout"))
  expect(names.at(-1)).toBe("legacy-api")
  expect(plugins.every(({ folder, isPackage }) => isPackage || folder.startsWith(path.join(ROOT, "plugins")))).toBe(
    true,
  )
})
