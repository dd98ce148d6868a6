import { findTableNames } from "./sql-names.mjs"

/** Folders that define a plugin's database objects: declarations, and the migrations of its modules. */
const SCHEMA = /^(?:packages|plugins)\/[^/]+\/src\/(?:server\/)?schema\//
const MIGRATIONS = /^plugins\/[^/]+\/src\/modules\/.*\/migrations\//

const DECLARED = /(?<![.\w])(view|table|routine|index)\(\s*"(\w+)"(?:\s*,\s*"(\w+)")?/g
const CREATED = /\bcreate\s+(?:or\s+replace\s+)?(view|table|function)\s+(?:if\s+not\s+exists\s+)?"?(\w+)"?/gi
const ATTACHED = [
  /\bcreate\s+(?:or\s+replace\s+)?(?:constraint\s+)?trigger\s+[^;]*?\s(?:before|after|instead\s+of)\s[^;]*?\son\s+"?(\w+)"?/gi,
  /\bcreate\s+(?:unique\s+)?index\s+(?:if\s+not\s+exists\s+)?[^\s;]+\s+on\s+"?(\w+)"?/gi,
  /\b(?:alter\s+table(?:\s+if\s+exists)?|references|setof)\s+"?(\w+)"?/gi,
  /\(\s*like\s+"?(\w+)"?/gi,
]
const KINDS = { view: "view", table: "table", function: "routine" }

/** Replaces comments of TypeScript and of SQL that begin a line by blanks, so that other positions stay the same. */
export const withoutComments = (text) =>
  text.replace(/^[ \t]*(?:\/\*[\s\S]*?\*\/|(?:\/\/|--).*)/gm, (comment) => comment.replace(/[^\n]/g, " "))

export const lineAt = (text, index) => text.slice(0, index).split("\n").length

export const packageName = (file) => /^(?:packages|plugins)\/([^/]+)\//.exec(file)?.[1]

/**
 * Lists the tables, views, functions and indexes that the packages make. A name that two packages make belongs to the
 * one that declares it in `schema/`, otherwise to the first.
 * @param files source by path from the root
 * @returns {{ name: string, kind: string, owner: string, on?: string, file: string, line: number, isPublished: boolean
 * }[]}
 * `on`: the table of an index
 */
export function readObjects(files) {
  const objects = Object.entries(files).flatMap(([file, text]) => {
    const isDeclared = SCHEMA.test(file)
    if (!isDeclared && !MIGRATIONS.test(file)) return []
    const code = withoutComments(text)
    const at = ({ index }) => ({ owner: packageName(file), file, line: lineAt(code, index) })
    const calls = (isDeclared ? [...code.matchAll(DECLARED)] : []).map((match) => ({
      kind: match[1],
      name: match[2],
      on: match[1] === "index" ? match[3] : undefined,
      ...at(match),
      isPublished: match[1] === "view" || match[1] === "table",
    }))
    const created = [...code.matchAll(CREATED)].map((match) => ({
      kind: KINDS[match[1].toLowerCase()],
      name: match[2],
      ...at(match),
      isPublished: isDeclared && match[1].toLowerCase() !== "function",
    }))
    return [...calls, ...created]
  })
  const rank = ({ file, isPublished }) => (SCHEMA.test(file) ? 0 : isPublished ? 1 : 2)
  return objects.sort((a, b) => rank(a) - rank(b))
}

/** Finds the names in `names` that a text of SQL calls as functions, with their positions. */
const findCalls = (sql, names) =>
  [...sql.matchAll(/\b([a-z_]\w*)\s*\(/g)].filter(([, name]) => names.has(name)).map((match) => [match[1], match.index])

/** Finds the tables that triggers, indexes, foreign keys and types in a text of SQL belong to, with their positions. */
const findAttached = (sql) =>
  ATTACHED.flatMap((pattern) => [...sql.matchAll(pattern)].map((match) => [match[1], match.index]))

/**
 * Finds the database names in a source other than those that its queries read.
 * @param routines names of the functions that can be called
 * @returns {{ name: string, line: number }[]}
 */
export function readAttached(text, routines) {
  const code = withoutComments(text)
  return [...findCalls(code, routines), ...findAttached(code)].map(([name, index]) => ({
    name,
    line: lineAt(code, index),
  }))
}

/**
 * Finds the names of declared objects that the finished statement of another one reads, calls or belongs to.
 * @param {{ name: string, sql: string }} one
 * @param {{ name: string, kind: string }[]} declared
 */
export function findNeeds({ name, sql }, declared) {
  const code = sql.replace(/--.*/g, "")
  const names = new Set(declared.map((other) => other.name))
  const routines = new Set(declared.filter(({ kind }) => kind === "routine").map((other) => other.name))
  const found = [
    ...findTableNames(code),
    ...[...findCalls(code, routines), ...findAttached(code)].map(([needed]) => needed),
  ]
  return [...new Set(found)].filter((needed) => needed !== name && names.has(needed)).sort()
}
