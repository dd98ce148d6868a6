import { existsSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { ROOT } from "./root.mjs"
import { StartError } from "./start-error.mjs"

/** Version of the contract between the shop and its plugins; docs/extend/versions.md says what it promises. */
export const CONTRACT = 1
/** Oldest version that this shop still supports; testing/contract has a plugin of each. */
export const OLDEST_CONTRACT = 1
const SUPPORTED = OLDEST_CONTRACT === CONTRACT ? `${CONTRACT}` : `${OLDEST_CONTRACT} to ${CONTRACT}`

const KEYS = ["contract", "after", "optional", "last", "words"]
/** Keyword of packages for any Medusa shop, which need no `haat` in their package.json. */
const PLAIN_MEDUSA = "medusa-v2"
/** Beginning of a package's name that the plugin's own name leaves out: `@lamps/haat-plugin-shades` is `shades`. */
const PACKAGE_PREFIX = /^(@[^/]+\/)?(haat-plugin-)?/

/** Returns the name of the plugin in a package. */
export const packagePluginName = (packageName) => packageName.replace(PACKAGE_PREFIX, "")

/**
 * @typedef {{
 *   name: string, packageName: string, folder: string, isPackage: boolean,
 *   manifest: {
 *     name: string, version?: string, keywords?: string[], dependencies?: Record<string, string>,
 *     haat: { contract: number, after?: string[], optional?: boolean, last?: boolean, words?: string[] },
 *     [key: string]: unknown,
 *   },
 * }} Plugin
 * `name`: of the folder in plugins/, or of the package without its scope and `haat-plugin-`; `folder`: absolute;
 * `isPackage`: installed from a registry.
 * In the manifest, `after` names the plugins that load before this one, `optional` says that no other plugin uses it,
 * and `last` that it loads behind all plugins that do not name it in `after`; `words` are excused by the word rule.
 */

/**
 * Finds the plugins: folders of plugins/ with a package.json, and packages among the dependencies of the root whose
 * package.json has `haat`.
 * @returns {Plugin[]} in load order: after those that each names in `after`, otherwise by name
 * @throws StartError with a sentence for a manifest or an order that cannot be
 */
export function findPlugins(root = ROOT) {
  const local = listLocal(root).filter((plugin) => plugin.manifest.haat || !isPlainMedusa(plugin))
  const known = new Set(local.map(({ packageName }) => packageName))
  const installed = listInstalled(root).filter(({ packageName }) => !known.has(packageName))
  const plugins = [...local, ...installed]
  for (const plugin of plugins) requireManifest(plugin)
  requireOwnNames(plugins)
  return sortPlugins(plugins)
}

const readManifest = (folder) => JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"))

const listLocal = (root) => {
  const folder = path.join(root, "plugins")
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .map((name) => ({ name, folder: path.join(folder, name), isPackage: false }))
    .filter((plugin) => existsSync(path.join(plugin.folder, "package.json")))
    .map((plugin) => addManifest(plugin, readManifest(plugin.folder)))
}

const listInstalled = (root) =>
  Object.keys(readManifest(root).dependencies ?? {})
    .map((name) => ({
      name: packagePluginName(name),
      folder: path.join(root, "node_modules", name),
      isPackage: true,
    }))
    .filter((plugin) => existsSync(path.join(plugin.folder, "package.json")))
    .map((plugin) => addManifest(plugin, readManifest(plugin.folder)))
    .filter(({ manifest }) => manifest.haat)

const addManifest = ({ name, folder, isPackage }, manifest) => ({
  name,
  packageName: manifest.name,
  folder,
  manifest,
  isPackage,
})

const isPlainMedusa = ({ manifest }) => manifest.keywords?.includes(PLAIN_MEDUSA)

/** @throws StartError for two plugins with one name */
function requireOwnNames(plugins) {
  const packages = new Map()
  for (const { name, packageName } of plugins) {
    if (packages.has(name))
      throw new StartError(
        `The plugin ${name} is there twice, as ${packages.get(name)} and as ${packageName}: remove one of them.`,
      )
    packages.set(name, packageName)
  }
}

const isSupported = (contract) => Number.isInteger(contract) && contract >= OLDEST_CONTRACT && contract <= CONTRACT

function requireManifest({ name, manifest: { haat } }) {
  if (!haat)
    throw new StartError(
      `The plugin ${name} does not say which plugins it needs: add "haat": { "contract": ${CONTRACT}, "after": [] } ` +
        "to its package.json.",
    )
  if (!isSupported(haat.contract))
    throw new StartError(
      `The plugin ${name} wants contract ${haat.contract} of the shop, which supports ${SUPPORTED}: install a version ` +
        "of the plugin for this shop, or update the shop.",
    )
  const unknown = Object.keys(haat).find((key) => !KEYS.includes(key))
  if (unknown)
    throw new StartError(
      `The plugin ${name} has "${unknown}" under "haat" in its package.json; there is ${KEYS.join(", ")}.`,
    )
  if (!Array.isArray(haat.after ?? []))
    throw new StartError(`The plugin ${name} must list names of plugins in "after" under "haat" in its package.json.`)
}

/**
 * Sorts plugins so that each stands behind those in its `after`; of those that may come next, the first by name.
 * @param {Plugin[]} plugins @returns {Plugin[]}
 */
export function sortPlugins(plugins) {
  const byName = new Map(plugins.map((plugin) => [plugin.name, plugin]))
  const listNeeded = ({ manifest }) => manifest.haat.after ?? []
  for (const plugin of plugins)
    for (const needed of listNeeded(plugin))
      if (!byName.has(needed))
        throw new StartError(
          `The plugin ${plugin.name} loads after ${needed}, which is not there: add it, or change "after".`,
        )
  const sorted = new Set()
  const isReady = (plugin) => listNeeded(plugin).every((needed) => sorted.has(byName.get(needed)))
  const rank = ({ manifest }) => (manifest.haat.last ? 1 : 0)
  const order = [...plugins].sort((a, b) => rank(a) - rank(b) || (a.name < b.name ? -1 : 1))
  while (sorted.size < plugins.length) {
    const next = order.find((plugin) => !sorted.has(plugin) && isReady(plugin))
    if (!next)
      throw new StartError(
        circleMessage(
          plugins.filter((plugin) => !sorted.has(plugin)),
          listNeeded,
        ),
      )
    sorted.add(next)
  }
  return [...sorted]
}

/** Follows `after` among plugins of which none may come next, until a name comes again. */
function circleMessage(stuck, listNeeded) {
  const way = [stuck[0].name]
  for (;;) {
    const plugin = stuck.find(({ name }) => name === way.at(-1))
    const next = listNeeded(plugin).find((needed) => stuck.some(({ name }) => name === needed))
    way.push(next)
    const start = way.indexOf(next)
    if (start < way.length - 1)
      return `The plugins ${way.slice(start).join(" → ")} load after each other: remove one of these names from "after".`
  }
}
