import { existsSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { pluginNames } from "./build.mjs"
import { readOptions, readPluginFacts } from "./plugin-facts.mjs"
import { ROOT } from "./root.mjs"
import { AUDIENCES, mergeMethods } from "./route-lists.mjs"
import { readSources } from "./sql-rule.mjs"

const START = "<!-- The lists from here to the end are written by `npm run readmes`. -->"
const WIDTH = 120

/** True for a package that works in any Medusa shop: its README is written by hand. */
const isProvider = (plugin) => plugin.startsWith("medusa-")

const readmePath = (plugin) => path.join(ROOT, "plugins", plugin, "README.md")

/** Wraps a paragraph at WIDTH columns; further lines of a list item are indented. */
function wrap(text) {
  const indent = text.startsWith("- ") ? "  " : ""
  const lines = [""]
  // a name in code stays in one line
  for (const word of text.match(/(?:`[^`]*`|\S)+/g) ?? []) {
    const line = lines.at(-1)
    if (!line.trim()) lines[lines.length - 1] = line + word
    else if (line.length + 1 + word.length <= WIDTH) lines[lines.length - 1] = `${line} ${word}`
    else lines.push(indent + word)
  }
  return lines.join("\n")
}

const toCodeList = (names) => names.map((name) => `\`${name}\``).join(", ")

function routeItems({ routes, oldCalls }) {
  const all = [...routes, ...oldCalls]
  const named = Object.entries(AUDIENCES).flatMap(([prefix, audience]) => {
    const merged = mergeMethods(all, prefix)
    return merged.length ? [`- ${audience}, below \`${prefix}\`: ${toCodeList(merged)}`] : []
  })
  const others = all.filter((route) => !Object.keys(AUDIENCES).some((prefix) => route.includes(` ${prefix}/`)))
  return others.length ? [...named, `- Others: ${toCodeList(others)}`] : named
}

/** Renders the generated part of a README; a section without entries is left out. */
export function renderLists(facts) {
  const { views, emits, listens, hooks, handlers, settings } = facts
  const item = (text, names) => (names.length ? [`- ${text}: ${toCodeList(names)}`] : [])
  const sections = {
    Routes: routeItems(facts),
    "Published views": views.length ? [toCodeList(views)] : [],
    Events: [...item("Emits", emits), ...item("Listens to", listens)],
    Hooks: [
      ...hooks.map(({ name, text }) => `- Runs \`${name}\`: ${text}`),
      ...item(
        "Adds handlers to",
        handlers.map(({ name, order }) => `${name} ${order}`),
      ),
    ],
    Settings: settings.length ? [`${toCodeList(settings)}, described in [.env.example](../../.env.example).`] : [],
  }
  const filled = Object.entries(sections).filter(([, items]) => items.length)
  return [START, ...filled.map(([title, items]) => `## ${title}\n\n${items.map(wrap).join("\n")}`)].join("\n\n")
}

/** Replaces the generated part of a README. @returns undefined when no text stands before it */
export function replaceLists(readme, lists) {
  const purpose = readme.split(START)[0].trim()
  return /\n\n\S/.test(purpose) ? `${purpose}\n\n${lists}\n` : undefined
}

function readFacts() {
  const backend = (file) => readFileSync(path.join(ROOT, "backend", file), "utf8")
  const config = backend("medusa-config.ts")
  const options = readOptions({ config, retention: backend("src/retention.ts"), vendors: backend("src/vendors.ts") })
  return readPluginFacts(readSources(), options)
}

/**
 * Returns the README of each plugin as it is (`current`), and with newly generated lists (`rendered`; undefined without
 * own text).
 */
function currentAndRenderedReadmes(plugins = pluginNames()) {
  const facts = readFacts()
  const readmes = plugins
    .filter((plugin) => !isProvider(plugin))
    .map((plugin) => {
      const current = existsSync(readmePath(plugin)) ? readFileSync(readmePath(plugin), "utf8") : ""
      return [plugin, { current, rendered: replaceLists(current, renderLists(facts[plugin])) }]
    })
  return Object.fromEntries(readmes)
}

const missingTextMessage = (plugin) => `plugins/${plugin}/README.md does not say what the plugin is for`

/** Writes the generated part of the plugins' READMEs. @returns messages for READMEs without a text before it */
export function writeReadmes(plugins = pluginNames()) {
  const violations = []
  for (const [plugin, { rendered }] of Object.entries(currentAndRenderedReadmes(plugins))) {
    if (rendered) writeFileSync(readmePath(plugin), rendered)
    else violations.push(missingTextMessage(plugin))
  }
  return violations
}

/** Finds plugins without a README, and READMEs with outdated lists. */
export function checkReadmes() {
  const missing = pluginNames().filter((plugin) => !existsSync(readmePath(plugin)))
  const violations = Object.entries(currentAndRenderedReadmes())
    .filter(([plugin]) => !missing.includes(plugin))
    .flatMap(([plugin, { current, rendered }]) => {
      if (!rendered) return [missingTextMessage(plugin)]
      return current === rendered ? [] : [`plugins/${plugin}/README.md is out of date: run npm run readmes`]
    })
  return [...missing.map((plugin) => `plugins/${plugin} has no README.md`), ...violations]
}
