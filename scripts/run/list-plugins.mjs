import { existsSync, readdirSync } from "node:fs"
import path from "node:path"
import { readKeysAfter } from "./object-keys.mjs"
import { readClaims, readPlugin } from "./plugin-clashes.mjs"
import { AUDIENCES, mergeMethods } from "./readmes.mjs"

const WIDTH = 120
const LABEL_WIDTH = 14
const FIELDS = /\bfields: \{/g

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

/** Writes names as one paragraph with a label, broken at the width of a page. */
function formatItem(label, names) {
  if (!names.length) return []
  const lines = [[]]
  for (const name of names) {
    const length = lines.at(-1).join(", ").length + name.length + 2
    if (lines.at(-1).length && LABEL_WIDTH + length > WIDTH - 2) lines.push([])
    lines.at(-1).push(name)
  }
  return lines.map((line, at) => {
    const text = line.join(", ") + (at < lines.length - 1 ? "," : "")
    return `  ${(at === 0 ? label : "").padEnd(LABEL_WIDTH)}${text}`
  })
}

const listRoutes = (routes) => {
  const named = Object.entries(AUDIENCES).map(([prefix, audience]) => [
    audience,
    mergeMethods(routes, prefix).map((route) => route.replace(" /", ` ${prefix}/`)),
  ])
  const isNamed = (route) => Object.keys(AUDIENCES).some((prefix) => route.includes(` ${prefix}/`))
  return [...named, ["Other routes", routes.filter((route) => !isNamed(route))]]
}

/**
 * Describes a plugin: its version and place, routes by audience, tables, mails, pages, slots and settings.
 * @param {import("./find-plugins.mjs").Plugin} plugin
 * @param {Record<string, string>} files its sources by path from its folder
 */
export function describePlugin({ name, folder, isPackage, manifest }, files) {
  const { after = [], optional, last } = manifest.haat
  const claims = readClaims(files)
  const place = [
    after.length ? `after ${after.join(", ")}` : "needs no other",
    ...(last ? ["last"] : []),
    ...(optional ? ["optional"] : []),
    ...(isPackage ? ["installed"] : []),
  ]
  const items = [
    ...listRoutes(claims.route),
    ["Tables", claims.table],
    ["Permissions", claims.permission],
    ["Mails", claims["kind of mail"]],
    ["Pages", listPages(folder)],
    ["Slots", listFiles(folder, "storefront/slots")],
    ["Admin slots", listFiles(folder, "admin/slots")],
    ["Settings", readKeysAfter(files["src/settings.ts"] ?? files["src/settings.js"] ?? "", FIELDS)],
  ]
  const [title, ...others] = formatItem("", [`${name} ${manifest.version ?? ""}`.trim(), ...place])
  return [title.trim(), ...others, ...items.flatMap(([label, names]) => formatItem(label, names))].join("\n")
}

/** Describes these plugins in load order. @param {import("./find-plugins.mjs").Plugin[]} plugins */
export const listPlugins = (plugins) => plugins.map((plugin) => describePlugin(plugin, readPlugin(plugin))).join("\n\n")
