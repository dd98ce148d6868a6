import { isBuiltin } from "node:module"
import path from "node:path"
import { isShopPackage } from "../shop-packages.mjs"
import { withoutComments } from "../sql-objects.mjs"

/** Parts of a plugin that its tarball has as they are; the server's sources are read by browsers and by tools. */
const PARTS = ["src", "storefront", "admin"]
const IS_TEST = /\.(test|spec)\.tsx?$/
const BUILT = /^\.medusa\/server\/src\/.*\.js$/
const IMPORT = /\b(?:from|import)\s*\(?\s*"([^".][^"]*)"/g
/** A version with nothing around it, which no other version of a shop has. */
const EXACT = /^[=v\s]*\d+\.\d+\.\d+(-[\w.]+)?$/
const VERSION = /^\d+\.\d+\.\d+(-[\w.]+)?$/

/**
 * @typedef {{
 *   manifest: Record<string, any>,
 *   files: Record<string, string>,
 *   packed: string[],
 * }} Packed its package.json, the texts of the files in its folder, and the paths in its tarball
 */

/** Finds what is wrong with a packed plugin. @param {Packed} plugin @returns {string[]} one sentence each */
export const findFaults = (plugin) => [
  ...findMissingFields(plugin),
  ...findMissingFiles(plugin),
  ...findMissingTypes(plugin),
  ...findWrongPeers(plugin),
  ...findUndeclaredImports(plugin),
]

function findMissingFields({ manifest }) {
  const { version, license, private: isPrivate } = manifest
  return [
    ...(VERSION.test(version ?? "") ? [] : ['package.json has no version: add "version": "0.1.0".']),
    ...(license ? [] : ['package.json has no license: add "license": "MIT", or yours.']),
    ...(isPrivate ? ['package.json says "private": true, so that npm would not publish it: remove the line.'] : []),
  ]
}

function findMissingFiles({ files, packed }) {
  const has = new Set(packed)
  const readme = packed.find((file) => /^readme\.md$/i.test(file))
  const missing = PARTS.flatMap((part) => {
    const lost = Object.keys(files).filter(
      (file) => file.startsWith(`${part}/`) && !IS_TEST.test(file) && !has.has(file),
    )
    return lost.length ? [`The tarball is without ${lost[0]}: add "${part}" to "files" in package.json.`] : []
  })
  const isEmpty = readme && !files[readme]?.replace(/^#.*$/m, "").trim()
  return [
    ...(readme ? [] : ["There is no README.md: say what the plugin does and how it is installed."]),
    ...(isEmpty ? ["README.md is empty: say what the plugin does and how it is installed."] : []),
    ...missing,
  ]
}

function findMissingTypes({ manifest, files, packed }) {
  const has = new Set(packed)
  const hasServer = Object.keys(files).some((file) => file.startsWith("src/") && !IS_TEST.test(file))
  const built = packed.filter((file) => BUILT.test(file))
  if (hasServer && !built.length)
    return ['The tarball is without what is built of src/: add ".medusa/server" to "files" in package.json.']
  const untyped = built.find((file) => !has.has(file.replace(/\.js$/, ".d.ts")))
  const withoutTypes = Object.entries(manifest.exports ?? {}).find(
    ([, target]) => typeof target === "object" && !target.types?.endsWith(".d.ts"),
  )
  return [
    ...(untyped ? [`${untyped} has no types beside it: the tarball must have its .d.ts file.`] : []),
    ...(withoutTypes
      ? [`The entry "${withoutTypes[0]}" of "exports" names no types: add "types" with the path of its .d.ts file.`]
      : []),
  ]
}

function findWrongPeers({ manifest: { dependencies = {}, peerDependencies = {} } }) {
  const owned = Object.keys(dependencies).filter(isShopPackage)
  const exact = Object.entries(peerDependencies).filter(([, range]) => EXACT.test(range))
  return [
    ...owned.map(
      (name) => `${name} belongs to the shop, which has one copy: move it from "dependencies" to "peerDependencies".`,
    ),
    ...exact.map(
      ([name, range]) => `The peer ${name} is wanted in version ${range} alone: give a range, such as ^${range}.`,
    ),
  ]
}

function findUndeclaredImports({ manifest, files, packed }) {
  const { name, dependencies, peerDependencies, optionalDependencies } = manifest
  const declared = new Set([name, ...Object.keys({ ...dependencies, ...peerDependencies, ...optionalDependencies })])
  const faults = new Map()
  // parts of the shop's tests, which run in the shop
  for (const file of packed.filter((path) => /^(src|storefront|admin)\/.*\.tsx?$/.test(path)))
    for (const imported of file.startsWith("src/testing/") ? [] : readImports(files[file] ?? ""))
      if (!declared.has(imported) && !faults.has(imported))
        faults.set(
          imported,
          `${file} imports ${imported}, which package.json does not have: add it to ` +
            `"${isShopPackage(imported) ? "peerDependencies" : "dependencies"}".`,
        )
  return [...faults.values()]
}

/** Names of the packages that a file imports. */
export const readImports = (text) =>
  [...withoutComments(text).matchAll(IMPORT)]
    .map(([, specifier]) => specifier)
    .filter((specifier) => !isBuiltin(specifier) && !path.isAbsolute(specifier))
    .map((specifier) =>
      specifier
        .split("/")
        .slice(0, specifier.startsWith("@") ? 2 : 1)
        .join("/"),
    )
