import { existsSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"
import { ROOT } from "./root.mjs"

const PAGE = "docs/extend/imports.md"
const SOURCES = [
  { name: "@haat/sdk/storefront", source: "packages/sdk/src/storefront.ts", about: "Pages and parts of the shop." },
  { name: "@haat/sdk/admin", source: "packages/sdk/src/admin.ts", about: "Screens and parts of the back office." },
  { name: "@haat/sdk/testing", source: "packages/sdk/src/testing.ts", about: "Tests that send requests." },
  { name: "@haat/sdk/testing/browser", source: "packages/sdk/src/testing/browser.ts", about: "Journeys in a browser." },
]

const HEAD = `# What a plugin imports

The modules for shop, back office and tests, each in the order of the alphabet. Server code imports
\`@haat/sdk/server/…\`, and modules that server and browsers share, such as \`@haat/sdk/money\`; the generated plugin
and the other pages of this guide name those that most plugins need. Contracts of plugins below, such as
\`@haat/catalog/contract\`, may be imported too. Other modules of the shop may change without notice.

<!-- The lists from here to the end are written by \`npm run readmes\` from the comments of what is exported. -->
`

const COMMENT = String.raw`\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*`
const EXPORT = /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*)?export (?:type )?\{([^}]*)\}(?: from "([^"]+)")?/g

/** Returns the first sentence of a comment in one line; "" without one. */
export function firstSentence(comment = "") {
  const text = comment
    .replace(/^\s*\*? ?/gm, " ")
    .replace(/\s@\w[\s\S]*/, "")
    .replace(/\s+/g, " ")
    .trim()
  return /^.*?\.(?= |$)/.exec(text)?.[0] ?? text
}

/** Finds the comment above a declaration or an entry of an export list. */
const commentOf = (source, name) =>
  new RegExp(`${COMMENT}export (?:async )?(?:const|function|type|interface|class) (?:\\{.*)?${name}\\b`).exec(
    source,
  )?.[1]

/**
 * Reads the values and types that a module exports.
 * @param {string} source @param {(module: string) => string | undefined} read source of a module that it exports from
 * @returns {{ name: string, text: string }[]} in the order of the alphabet
 */
export function readExports(source, read) {
  const found = [...source.matchAll(EXPORT)].flatMap(([, group, list, module]) =>
    list
      .replace(/\/\*\*[\s\S]*?\*\//g, "")
      .split(",")
      .map((entry) => entry.trim().replace(/^type /, ""))
      .filter(Boolean)
      .map((entry) => {
        const [own, name = own] = entry.split(" as ")
        const above = new RegExp(`${COMMENT}(?:\\w+ as )?${name}\\b`).exec(list)?.[1]
        return { name, text: firstSentence(above ?? commentOf((module && read(module)) || source, own) ?? group) }
      }),
  )
  return found.sort((one, other) => one.name.localeCompare(other.name, "en"))
}

/**
 * Renders the page of the guide.
 * @param {{ name: string, about: string, exports: { name: string, text: string }[] }[]} sources
 */
export const renderImportsPage = (sources) =>
  [
    HEAD,
    ...sources.map(({ name, about, exports }) => {
      const items = exports.map((one) => `- \`${one.name}\`${one.text && `: ${one.text}`}`)
      return `## ${name}\n\n${about}\n\n${items.join("\n")}\n`
    }),
  ].join("\n")

const readModule = (from) => (module) => {
  const file = path.join(ROOT, path.dirname(from), module)
  const found = [file, `${file}.ts`, `${file}.tsx`].find((one) => /\.tsx?$/.test(one) && existsSync(one))
  return found && readFileSync(found, "utf8")
}

const render = () =>
  renderImportsPage(
    SOURCES.map(({ source, ...rest }) => ({
      ...rest,
      exports: readExports(readFileSync(path.join(ROOT, source), "utf8"), readModule(source)),
    })),
  )

/** Writes the page of the imports. */
export const writeImportsPage = () => writeFileSync(path.join(ROOT, PAGE), render())

/** Finds an outdated page of the imports. */
export const checkImportsPage = () => {
  const file = path.join(ROOT, PAGE)
  const isCurrent = existsSync(file) && readFileSync(file, "utf8") === render()
  return isCurrent ? [] : [`${PAGE} is out of date: run npm run readmes`]
}
