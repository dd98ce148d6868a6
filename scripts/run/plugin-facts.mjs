import { hasProperty, readProperties } from "./evaluate.mjs"
import { packageName, readObjects, withoutComments } from "./sql-objects.mjs"
import { isProduction } from "./sql-rule.mjs"

const ROUTE = /^\s*"((?:GET|POST|PUT|PATCH|DELETE) \/[^"]*)":/gm
const OLD_CALL = /\bmethod: "(\w+)",\s*path: "(\/[^"]*)"/g
const DEFINED_HOOK = /(\/\*\*(?:(?!\*\/)[\s\S])*\*\/)\s*export const (\w+_HOOK) = defineHook\b[^(]*\(\s*"([\w.]+)"/g
const ADDED_HANDLER = /\baddToHook\((\w+_HOOK), \{[^}]*?\border: (\d+)/g
const EVENT_NAME = /^[a-z][\w-]*(\.[\w-]+)+$/

const unique = (values) => [...new Set(values)].sort()

/** Returns the text of a comment in one line. */
const commentText = (comment) =>
  comment
    .slice("/**".length, -"*/".length)
    .replace(/^\s*\* ?/gm, "")
    .replace(/\s+/g, " ")
    .trim()

/**
 * Settings by the name of the option that passes them to plugins.
 * @param {{ config: string, retention: string, vendors: string }} sources of the backend
 * @returns {Record<string, string[]>}
 */
export function readOptions({ config, retention, vendors }) {
  const findSettings = (text, object) =>
    unique([...text.matchAll(new RegExp(`\\b${object}\\.([A-Z_]+)`, "g"))].map(([, name]) => name))
  const pluginOptions = config.slice(config.indexOf("options: {"), config.indexOf("modules: ["))
  const direct = [...pluginOptions.matchAll(/^\s*(\w+): ([\w.]+),$/gm)].map(([, option, value]) => {
    const constant = new RegExp(`const ${value} = (.*)`).exec(config)?.[1] ?? value
    return [option, findSettings(constant, "env")]
  })
  const kept = [...retention.matchAll(/(\w+): given\.([A-Z_]+)/g)].map(([, option, name]) => [option, [name]])
  const parts = vendors.slice(vendors.indexOf("return {\n")).split(/^ {4}(?=\w+:)/m)
  const given = parts.map((part) => [
    /^\w+/.exec(part)?.[0] ?? "",
    findSettings(part, "given").filter((name) => !name.startsWith("SANDBOX")),
  ])
  return Object.fromEntries([...direct, ...kept, ...given].filter(([, names]) => names.length))
}

/**
 * Reads what each plugin has, from its sources.
 * @param {Record<string, string>} files source by path from the root
 * @param {Record<string, string[]>} options settings by option
 */
export function readPluginFacts(files, options = {}) {
  const sources = Object.fromEntries(Object.entries(files).filter(([file]) => isProduction(file)))
  const readFileProperties = readProperties(sources)
  const objects = readObjects(sources)
  const defined = Object.fromEntries(
    Object.values(sources).flatMap((text) =>
      [...text.matchAll(DEFINED_HOOK)].map(([, , constant, name]) => [constant, name]),
    ),
  )
  const isEmitted = (name, object) => name === "eventName" || (name === "name" && hasProperty(object, "data"))
  const collectFacts = (plugin) => {
    const own = Object.entries(sources).filter(([file]) => file.startsWith(`plugins/${plugin}/`))
    const matches = (pattern, pick) =>
      own.flatMap(([, text]) => [...withoutComments(text).matchAll(pattern)].map((match) => pick(match)))
    const events = (isRead, isWanted) =>
      unique(own.filter(isRead).flatMap(([file]) => readFileProperties(file, isWanted))).filter((name) =>
        EVENT_NAME.test(name),
      )
    const hooks = own.flatMap(([, text]) =>
      [...text.matchAll(DEFINED_HOOK)].map(([, comment, , name]) => ({ name, text: commentText(comment) })),
    )
    return {
      routes: unique(matches(ROUTE, ([, route]) => route)),
      oldCalls: unique(matches(OLD_CALL, ([, method, path]) => `${method} /api${path}`)),
      views: unique(
        objects
          .filter(
            ({ owner, kind, isPublished, file }) =>
              owner === plugin && isPublished && kind !== "index" && /\/schema\//.test(file),
          )
          .map(({ name }) => name),
      ),
      emits: events(([, text]) => /\bemit|eventName|\bevents\b|ErasureEvent/.test(text), isEmitted),
      listens: events(
        ([file]) => /\/subscribers\//.test(file),
        (name) => name === "event",
      ),
      hooks,
      handlers: matches(ADDED_HANDLER, ([, constant, order]) => ({ name: defined[constant] ?? constant, order })),
      settings: unique(
        Object.keys(options)
          .filter((option) =>
            own.some(([, text]) => /Options = \{/.test(text) && new RegExp(`\\b${option}\\??: `).test(text)),
          )
          .flatMap((option) => options[option]),
      ),
    }
  }
  const plugins = unique(
    Object.keys(sources)
      .filter((file) => file.startsWith("plugins/"))
      .map(packageName),
  )
  return Object.fromEntries(plugins.map((plugin) => [plugin, collectFacts(plugin)]))
}
