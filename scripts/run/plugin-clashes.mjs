import { existsSync, readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { findPlugins } from "./find-plugins.mjs"
import { readKeysAfter } from "./object-keys.mjs"
import { ROOT } from "./root.mjs"
import { readObjects, withoutComments } from "./sql-objects.mjs"
import { StartError } from "./start-error.mjs"

const ROUTE = /^\s*["']((?:GET|POST|PUT|PATCH|DELETE) \/[^"']*)["']:/gm
const OLD_CALL = /\bmethod: "(\w+)",\s*path: "(\/[^"]*)"/g
const ROUTE_FILE = /^src\/api\/(.*)\/route\.[jt]s$/
/** Matches the methods of a route file, in TypeScript and in what is built of it. */
const HANDLER =
  /\bexport (?:const|async function|function) (GET|POST|PUT|PATCH|DELETE)\b|^ {2}(GET|POST|PUT|PATCH|DELETE): \(\) =>/gm
const PERMISSION = /^\s*["']([\w-]+\.[\w-]+)["']:/gm
const ERRORS = /\bdefine(?:Form)?Errors\(\s*\{/g
const MODEL = /\.define\(\s*(?:["'](\w+)["']|\{[^}]*?\b(?:tableName|name): ["'](\w+)["'])/g
const MODULE = /\bModule\(\s*(?:["'](\w+)["']|(?:\w+\.)?(\w+))/g
const MODULE_FILE = /^src\/modules\/[^/]+\/index\.[jt]s$/
const MIGRATION = /\bclass (Migration\w+)/g
const MAIL = /\bdefineMail\(\s*\{[^}]*?\bkind: ["']([\w-]+)["']/g
const SETTINGS = /\bdefineSettings\(\s*["']([\w-]+)["']/g
const RATE_LIMITS = /\bdefineRateLimits\(\s*\{/g
const MAILS = /\bconst \w+_MAILS\b[^=\n]*= \{/g
/** Matches a call of an import in what is built: `(0, import_declare.view)(`. */
const BUILT_CALL = /\(0, \w+\.(\w+)\)\(/g

const ofFile = (name, pattern) => (files) =>
  Object.entries(files)
    .filter(([file]) => pattern.test(file))
    .flatMap(([file, text]) => name(text, file))

const matchAll = (text, pattern) => [...text.matchAll(pattern)].map((match) => match.slice(1).find(Boolean))

const fileRoutes = (text, file) => {
  const address = `/${ROUTE_FILE.exec(file)[1]}`.replace(/\[(\w+)\]/g, ":$1")
  return matchAll(text, HANDLER).map((method) => `${method} ${address}`)
}

/** Reads the names of Medusa's modules; a constant stands in a file of the plugin. */
function readModules(files) {
  const all = Object.values(files).join("\n")
  const findValue = (name) => new RegExp(`\\b${name} = ["'](\\w+)["']`).exec(all)?.[1]
  return ofFile(
    (text) => [...text.matchAll(MODULE)],
    MODULE_FILE,
  )(files).flatMap(([, name, constant]) => name ?? findValue(constant) ?? [])
}

const databaseObjects = (isWanted) => (files) =>
  readObjects(Object.fromEntries(Object.entries(files).map(([file, text]) => [`plugins/any/${file}`, text])))
    .filter(({ kind }) => isWanted(kind))
    .map(({ name }) => name)

/**
 * Reads what a plugin claims for itself, by what each is called in a sentence.
 * @type {Record<string, ((files: Record<string, string>) => string[])[]>}
 */
const CLAIMS = {
  route: [
    ofFile((text) => matchAll(text, ROUTE), /^src\//),
    ofFile((text) => [...text.matchAll(OLD_CALL)].map(([, method, at]) => `${method} /api${at}`), /^src\//),
    ofFile(fileRoutes, ROUTE_FILE),
  ],
  permission: [ofFile((text) => matchAll(text, PERMISSION), /^src\/permissions\.[jt]s$/)],
  module: [readModules],
  table: [
    ofFile((text) => matchAll(text, MODEL), /^src\/modules\/.*\/models\//),
    databaseObjects((kind) => kind === "table"),
  ],
  "view, function or index": [databaseObjects((kind) => kind !== "table")],
  migration: [
    ofFile((text) => matchAll(text, MIGRATION), /\/migrations\//),
    ofFile((_, file) => path.basename(file, path.extname(file)), /^src\/migration-scripts\//),
  ],
  "error code": [ofFile((text) => readKeysAfter(text, ERRORS), /^src\/[\w-]*errors\.[jt]s$/)],
  "rate limit": [ofFile((text) => readKeysAfter(text, RATE_LIMITS), /^src\/rate-limits\.[jt]s$/)],
  "name of settings": [ofFile((text) => matchAll(text, SETTINGS), /^src\/settings\.[jt]s$/)],
  "kind of mail": [
    ofFile((text) => matchAll(text, MAIL), /^src\//),
    ofFile((text) => readKeysAfter(text, MAILS), /^src\//),
  ],
}

/** Reads what a plugin claims, by kind. @param {Record<string, string>} files source by path from its folder */
export function readClaims(files) {
  const code = Object.fromEntries(
    Object.entries(files).map(([file, text]) => [file, withoutComments(text).replace(BUILT_CALL, "$1(")]),
  )
  return Object.fromEntries(
    Object.entries(CLAIMS).map(([kind, readers]) => [kind, [...new Set(readers.flatMap((read) => read(code)))].sort()]),
  )
}

const listNames = (names) => `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`

/**
 * Finds what two plugins claim, such as a route, a permission, a table, a migration or an error code.
 * @param {Record<string, Record<string, string>>} sources of each plugin, by path from its folder
 * @returns {string[]} a sentence for each thing, none when all is well
 */
export function findClashes(sources) {
  const owners = new Map()
  for (const [plugin, files] of Object.entries(sources))
    for (const [kind, names] of Object.entries(readClaims(files)))
      for (const name of names) owners.set(`${kind} ${name}`, [...(owners.get(`${kind} ${name}`) ?? []), plugin])
  return [...owners]
    .filter(([, plugins]) => plugins.length > 1)
    .map(([claim, plugins]) => `The plugins ${listNames(plugins)} claim the same ${claim}: rename one.`)
}

const SOURCE = /\.[jt]s$/
const LEFT_OUT = /\.test\.ts$|\.d\.ts$|^testing\//

/** Reads the sources of a plugin by path, or what is built of them when it brings no sources. */
export function readPlugin({ folder }) {
  const source = ["src", ".medusa/server/src"].map((place) => path.join(folder, place)).find(existsSync)
  const files = source ? readdirSync(source, { recursive: true }).map((file) => file.replaceAll(path.sep, "/")) : []
  return Object.fromEntries(
    files
      .filter((file) => SOURCE.test(file) && !LEFT_OUT.test(file))
      .map((file) => [`src/${file}`, readFileSync(path.join(source, file), "utf8")]),
  )
}

/** Finds what two of the shop's plugins claim, or a plugin and the SDK. @returns sentences */
export function checkClashes() {
  const sdk = { name: "sdk", folder: path.join(ROOT, "packages/sdk") }
  return findClashes(Object.fromEntries([sdk, ...findPlugins()].map((plugin) => [plugin.name, readPlugin(plugin)])))
}

/** @throws StartError with a sentence for each thing that two of the shop's plugins claim */
export function requireNoClashes() {
  const clashes = checkClashes()
  if (clashes.length) throw new StartError(clashes.join("\n"))
}
