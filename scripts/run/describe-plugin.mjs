import { existsSync, readdirSync } from "node:fs"
import path from "node:path"
import { findPlugins } from "./find-plugins.mjs"
import { readKeysAfter } from "./object-keys.mjs"
import { readClaims, readPlugin } from "./plugin-clashes.mjs"
import { groupRoutes } from "./route-lists.mjs"

const FIELDS = /\bfields: \{/g
/** Matches calls of imports in what is built: `(0, hooks_1.addToHook)(hooks_2.ORDER_HOOK, {`. */
const BUILT_CALL = /\(0, \w+\.(\w+)\)\(/g
const DEFINED_HOOK = /\b(\w+_HOOK) = defineHook\b[^(]*\(\s*["']([\w.]+)["']/g
const ADDED_HANDLER = /\baddToHook\(\s*(?:\w+\.)?(\w+_HOOK)\b/g
const MAIL_PART = /\baddMailPart\(\s*["']([\w-]+)["']/g

/**
 * Facts of a plugin: `hooks` are those it has handlers in, `routes` stand by audience.
 * @typedef {import("../../packages/sdk/src/server/plugin-state").PluginFacts} PluginFacts
 * @typedef {Record<string, string>} Files sources by path from the plugin's folder
 */

const unique = (names) => [...new Set(names)].sort()

/** Lists the files of a folder of a plugin without their endings, tests left out. */
function listFiles(folder, place) {
  const absolute = path.join(folder, place)
  if (!existsSync(absolute)) return []
  return readdirSync(absolute)
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|spec)\.tsx?$/.test(file))
    .map((file) => file.replace(/\.tsx?$/, ""))
    .sort()
}

/** Lists the addresses of the pages of a plugin: `wishlist.$id` is /wishlist/:id. */
const listPages = (folder) =>
  listFiles(folder, "storefront/routes").map((name) => `/${name.replaceAll(".", "/").replaceAll("$", ":")}`)

const listSources = (files, place) =>
  unique(
    Object.keys(files)
      .filter((file) => path.dirname(file) === place && /(?<!\.test)\.[jt]s$/.test(file))
      .map((file) => path.basename(file).replace(/\.[jt]s$/, "")),
  )

const matchAll = (files, pattern) =>
  Object.values(files).flatMap((text) => [...text.replace(BUILT_CALL, "$1(").matchAll(pattern)])

/** Reads the names of hooks by their constants. @param {Files[]} sources of every plugin */
export const readHookNames = (sources) =>
  Object.fromEntries(
    sources.flatMap((files) => matchAll(files, DEFINED_HOOK).map(([, constant, name]) => [constant, name])),
  )

/**
 * Describes what a plugin brings.
 * @param {import("./find-plugins.mjs").Plugin} plugin @param {Files} files
 * @param {Record<string, string>} hookNames of all plugins, by constant
 * @returns {PluginFacts}
 */
export function describePlugin({ name, folder, isPackage, manifest }, files, hookNames = readHookNames([files])) {
  const claims = readClaims(files)
  return {
    name,
    version: manifest.version ?? "",
    after: manifest.haat.after ?? [],
    is_optional: Boolean(manifest.haat.optional),
    is_package: isPackage,
    routes: groupRoutes(claims.route),
    tables: claims.table,
    permissions: claims.permission,
    hooks: unique([
      ...matchAll(files, ADDED_HANDLER).map(([, constant]) => hookNames[constant] ?? constant),
      ...matchAll(files, MAIL_PART).map(([, kind]) => `mail.${kind}.parts`),
    ]),
    mails: claims["kind of mail"],
    jobs: listSources(files, "src/jobs"),
    subscribers: listSources(files, "src/subscribers"),
    pages: listPages(folder),
    slots: listFiles(folder, "storefront/slots"),
    admin_slots: listFiles(folder, "admin/slots"),
    settings: readKeysAfter(files["src/settings.ts"] ?? files["src/settings.js"] ?? "", FIELDS),
  }
}

/** Describes the plugins of the shop in load order. @returns {PluginFacts[]} */
export function describePlugins(plugins = findPlugins()) {
  const sources = plugins.map(readPlugin)
  const hookNames = readHookNames(sources)
  return plugins.map((plugin, at) => describePlugin(plugin, sources[at], hookNames))
}
