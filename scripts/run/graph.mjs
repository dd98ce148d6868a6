import { readFileSync } from "node:fs"
import path from "node:path"
import { serverPackages } from "./build.mjs"
import { findPlugins } from "./find-plugins.mjs"
import { ROOT } from "./root.mjs"
import { readQueries } from "./sql-names.mjs"
import { lineAt, packageName, readAttached, readObjects, withoutComments } from "./sql-objects.mjs"
import { isProduction, isQueries, readSources } from "./sql-rule.mjs"

const IMPORT = /\b(?:from|import|require)\s*\(?\s*["']([@.\w][^"'\n]*)["']/g

/**
 * @typedef {{ from: string, to: string, kind: "imports" | "reads", name: string, file: string, line: number }} Use
 */

/** Reads the packages by folder name. @returns {Record<string, import("./layers.mjs").Package>} */
function readPackages() {
  const plugins = new Map(findPlugins().map((plugin) => [plugin.name, plugin]))
  return Object.fromEntries(
    serverPackages().map((folder) => {
      const manifest = JSON.parse(readFileSync(path.join(ROOT, folder, "package.json"), "utf8"))
      const { haat } = plugins.get(path.basename(folder))?.manifest ?? {}
      return [
        path.basename(folder),
        {
          name: manifest.name,
          dependencies: Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }),
          kind: folder.startsWith("packages/") ? "shared" : haat ? "plugin" : "provider",
          after: haat?.after ?? [],
          isOptional: haat?.optional ?? false,
        },
      ]
    }),
  )
}

/**
 * Finds each place where the source of a package imports another package, types included, or names in SQL what another
 * one makes.
 * @param {Record<string, string>} files source by path from the root
 * @param {Record<string, { name: string }>} packages
 * @returns {Use[]}
 */
export function findUses(files, packages) {
  const folders = new Map(Object.entries(packages).map(([folder, { name }]) => [name, folder]))
  const objects = readObjects(files)
  const owners = new Map([...objects].reverse().map(({ name, owner }) => [name, owner]))
  const routines = new Set(objects.filter(({ kind }) => kind === "routine").map(({ name }) => name))
  return Object.entries(files).flatMap(([file, text]) => {
    const from = packageName(file)
    if (!from || !isProduction(file)) return []
    const imports = findImports(text).map(({ specifier, line }) => ({
      to: specifier.startsWith(".")
        ? packageName(path.posix.join(path.posix.dirname(file), specifier))
        : folders.get(
            specifier
              .split("/")
              .slice(0, specifier.startsWith("@") ? 2 : 1)
              .join("/"),
          ),
      kind: "imports",
      name: specifier,
      line,
    }))
    const indexed = objects.filter((object) => object.file === file && object.on)
    const named = [
      ...readQueries(text, isQueries(file)).tables,
      ...readAttached(text, routines),
      ...indexed.map(({ on, line }) => ({ name: on, line })),
    ]
    const reads = named.map(({ name, line }) => ({ to: owners.get(name), kind: "reads", name, line }))
    return [...imports, ...reads].filter(({ to }) => to && to !== from).map((use) => ({ from, ...use, file }))
  })
}

function findImports(text) {
  const code = withoutComments(text)
  return [...code.matchAll(IMPORT)].map((match) => ({ specifier: match[1], line: lineAt(code, match.index) }))
}

/** Dependencies of each package, in alphabetical order. @param {Use[]} uses @returns {Record<string, string[]>} */
export const toGraph = (uses, names) =>
  Object.fromEntries(
    [...names]
      .sort()
      .map((from) => [from, [...new Set(uses.filter((use) => use.from === from).map(({ to }) => to))].sort()]),
  )

/** Reads the graph of the current code. */
export function readGraph() {
  const packages = readPackages()
  const uses = findUses(readSources(), packages)
  return { packages, uses, graph: toGraph(uses, Object.keys(packages)) }
}
