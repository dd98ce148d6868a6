import { execFileSync } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import path from "node:path"
import ts from "typescript"
import { ROOT } from "./root.mjs"

/** Words that are not used (words of a name, in order), and their replacements. */
const WORDS = {
  "refuse refuses refused refusing refusal refusals": "reject, HttpError",
  "asked told said answer answers": "input, request, result, response",
  "bin binned": "pending deletion, purge",
  "give-back gives-back given-back": "refund, restore, return",
  "half-made": "partial",
  "trail trails": "audit log",
  "shelf shelves basket till tills": "sellable variant, cart",
  "door doors doorway": "route permission, guard",
  "forgive forgives forgiven forget forgets forgotten": "reset, delete, discard",
  "foreseen keeper keepers patience": "prefetch, supervisor, timeout",
  "bring brings brought hand-over hands-over handed-over": "fetch, pass",
  "living behind speak speaks kit": "not deleted, after, language, chunk",
}
/** Words that are allowed in a comment, as ordinary English. */
const ONLY_IN_NAMES =
  "asked told said answer answers living behind bring brings brought door doors kit speak speaks".split(" ")
/** Constants of this name are a `MAX_…`. */
const LIMIT = /^(MOST|LONGEST|LARGEST)(_|$)/

/** Names that keep a word, by the start of a path; at most ten lines. */
export const EXCEPTIONS = {
  // A column keeps the name that the version before reads.
  "plugins/catalog/src/modules/catalog/import/": ["told"],
  // A field of package.json.
  "storefront/build.mjs": ["bin"],
}

const INSTEAD = new Map(Object.entries(WORDS).flatMap(([words, say]) => words.split(" ").map((word) => [word, say])))
const IN_COMMENTS = [...INSTEAD.keys()].filter((word) => !ONLY_IN_NAMES.includes(word))
const COMMENT_WORD = new RegExp(
  `(?<!["'\`])\\b(${IN_COMMENTS.map((word) => word.replace("-", "[ -]")).join("|")})\\b`,
  "i",
)
/** Matches files that may have a banned word; all others are not parsed. */
const SUSPICIOUS = new RegExp([...INSTEAD.keys(), "most", "longest", "largest"].join("|").replaceAll("-", "[ -]?"), "i")

const SOURCE =
  /^(packages|plugins|backend|storefront|admin|sandbox|scripts|testing|bench|e2e|examples)\/.*\.(tsx?|mjs)$/
const MIGRATIONS = /\/migrations\//
/** Names on the wire and in the database are as others read them. */
const WIRE = /^[a-z0-9]+(_[a-z0-9]+)+$/

/** Returns the words that are a plugin's subject, from `haat.words` of its package.json. @param {string} file */
function readPluginWords(file) {
  const [folder] = /^(plugins|examples)\/[^/]+/.exec(file) ?? []
  const manifest = folder && path.join(ROOT, folder, "package.json")
  return manifest && existsSync(manifest) ? (JSON.parse(readFileSync(manifest, "utf8")).haat?.words ?? []) : []
}

const splitWords = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, "$1$3 $2")
    .toLowerCase()
    .split(/[^a-z0-9]+/)

/** Returns the first banned word of a name, or undefined. */
function findBannedWord(name) {
  const parts = splitWords(name)
  const found = parts.find((part) => INSTEAD.has(part))
  return (
    found ??
    parts
      .slice(1)
      .map((part, at) => `${parts[at]}-${part}`)
      .find((pair) => INSTEAD.has(pair))
  )
}

/**
 * Every name in a file and every comment, each with where it starts. The line that names its interpreter is neither.
 */
function readWords(program, file) {
  const text = program.replace(/^#!.*/, "")
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found = { names: [], comments: [] }
  const visit = (node) => {
    if (node.kind >= ts.SyntaxKind.FirstJSDocNode && node.kind <= ts.SyntaxKind.LastJSDocNode) return
    const start = node.getStart(source, false)
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) found.names.push({ text: node.text, start })
    const children = node.getChildren(source)
    if (!children.length && node.kind !== ts.SyntaxKind.JsxText)
      found.comments.push({ text: text.slice(node.getFullStart(), start), start: node.getFullStart() })
    for (const child of children) visit(child)
  }
  visit(source)
  return { ...found, lineOf: (at) => source.getLineAndCharacterOfPosition(at).line + 1 }
}

function* violationsIn(file, text, readWordsOf) {
  const excused = Object.entries(EXCEPTIONS).flatMap(([start, words]) => (file.startsWith(start) ? words : []))
  const inPath = findBannedWord(file.replace(/\.\w+$/, ""))
  excused.push(...readWordsOf(file))
  if (inPath && !excused.includes(inPath)) yield `${file} has "${inPath}" in its name: say ${INSTEAD.get(inPath)}`
  if (!SUSPICIOUS.test(text)) return
  const { names, comments, lineOf } = readWords(text, file)
  // the answer to a frequently asked question
  if (names.some((name) => name.text === "question")) excused.push("answer", "answers")
  for (const { text: name, start } of names) {
    const word = WIRE.test(name) ? undefined : findBannedWord(name)
    if (word && !excused.includes(word)) yield `${file}:${lineOf(start)} ${name}: say ${INSTEAD.get(word)}`
    if (LIMIT.test(name)) yield `${file}:${lineOf(start)} ${name}: say MAX_…`
  }
  for (const { text: comment, start } of comments) {
    const at = comment.search(COMMENT_WORD)
    if (at < 0) continue
    const word = COMMENT_WORD.exec(comment)[1]
    yield `${file}:${lineOf(start + at)} "${word}" in a comment: say ${INSTEAD.get(word.toLowerCase().replace(" ", "-"))}`
  }
}

/**
 * Names of files, identifiers and comments with a word that the field has a better one for.
 * @param files source by path from the root
 * @param {(file: string) => string[]} readWordsOf words that the plugin of a file may use
 * @returns sentences, none when all is well
 */
export const findWords = (files, readWordsOf = readPluginWords) => [
  ...new Set(Object.entries(files).flatMap(([file, text]) => [...violationsIn(file, text, readWordsOf)])),
]

/** Reads the checked sources, by path from the root: files that git tracks, and new ones. */
export function readNamed() {
  const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
    cwd: ROOT,
    encoding: "utf8",
    maxBuffer: 1e8,
  })
  const files = listed.split("\n").filter((file) => SOURCE.test(file) && !MIGRATIONS.test(file))
  const there = files.filter((file) => existsSync(path.join(ROOT, file)))
  return Object.fromEntries(there.map((file) => [file, readFileSync(path.join(ROOT, file), "utf8")]))
}
