import ts from "typescript"

/**
 * Rules of prose that syntax can show: how comments begin, and how long lines and titles are. Words of names are in
 * word-rule.mjs; docs/contributing.md says how we write.
 */

/** Begins a comment without a subject or a verb: "Of what was typed, …". A noun or a verb tells what follows. */
const FRAGMENT =
  /^(Of|What|Whatever|Whoever|Who|Whom|Whose|That|Which|In which|Where|Wherever|So many|As many|As much|Beside|Nobody|Somebody)\b/
/** Leaves open which value means what: "True when the order is paid" tells it, "Whether the order is paid" does not. */
const WHETHER = /^whether\b/i
/** Hides who does something: name the person or the part ("the shopper", "the carrier"). */
const NAMELESS = /\b(whoever|somebody|nobody|for ever|is had|are had)\b/i
/** The width of a review in two columns, and the formatter's. A literal other than SQL may be wider. */
const MAX_LINE_WIDTH = 120
/** Length that fits on one line of a report of failed tests. */
const MAX_TITLE_CHARACTERS = 100

/** Files that may break these rules, by the start of a path; at most ten lines, each with its reason. */
export const EXCEPTIONS = {}

const COMMENT_START = /^\s*(?:\{?\/\*+|\/\/|--)\s*(.*)$/
const CONTINUED = /^\s*\*(?!\/)\s?(.*)$/
const TITLE = /\b(?:test|it|describe)(?:\.\w+)*(?:\.each\(.*\))?\(\s*(?:"([^"]+)"|'([^']+)'|`([^`]+)`)/
const IS_TEST = /\.(test|spec)\.tsx?$/

/** Columns that a line takes, as the formatter counts them: vowel signs of Devanagari take none. */
const lineWidth = (line) => line.replace(/\p{M}/gu, "").length

const SQL = /\b(select|insert into|update|delete from)\b[^.]*\b(from|values|set|where)\b/s
/** Characters of a line from which a literal is what makes it long. */
const MIN_LITERAL_CHARACTERS = 40

/** Literals without SQL: texts, patterns, markup. */
function readLiterals(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const found = []
  const visit = (node) => {
    if (!ts.isLiteralExpression(node) && !ts.isTemplateExpression(node)) return ts.forEachChild(node, visit)
    if (!SQL.test(node.getText(source))) found.push([node.getStart(source), node.end])
  }
  visit(source)
  return found
}

/** Numbers of the lines that are too wide and could be broken. */
function wideLines(file, text, lines) {
  const wide = lines.flatMap((line, at) =>
    line.length > MAX_LINE_WIDTH && lineWidth(line) > MAX_LINE_WIDTH ? [at] : [],
  )
  if (!wide.length) return wide
  const literals = readLiterals(file, text)
  return wide.filter((at) => {
    const start = lines.slice(0, at).reduce((sum, line) => sum + line.length + 1, 0)
    const end = start + lines[at].length
    return !literals.some(([from, to]) => Math.min(to, end) - Math.max(from, start) >= MIN_LITERAL_CHARACTERS)
  })
}

/** The text of each comment line of a file, and whether a comment begins there. */
function* commentLines(lines) {
  let isOpen = false
  for (const [at, line] of lines.entries()) {
    const start = COMMENT_START.exec(line)
    if (start) {
      const isContinued = /^\s*\/\//.test(line) && at > 0 && /^\s*\/\//.test(lines[at - 1])
      isOpen = /\/\*/.test(line) && !line.includes("*/")
      yield { at, text: start[1], isStart: start[1] !== "" && !isContinued }
      if (isOpen && start[1] === "") isOpen = "empty"
    } else if (isOpen) {
      const text = CONTINUED.exec(line)?.[1] ?? ""
      yield { at, text, isStart: isOpen === "empty" }
      isOpen = !line.includes("*/")
    }
  }
}

function* violationsIn(file, text) {
  const lines = text.split("\n")
  for (const { at, text: comment, isStart } of commentLines(lines)) {
    const fragment = isStart ? FRAGMENT.exec(comment)?.[0] : undefined
    if (fragment) yield `${file}:${at + 1} a comment begins with "${fragment}": begin with a verb or a noun`
    if (isStart && WHETHER.test(comment))
      yield `${file}:${at + 1} a comment begins with "whether": say "True when …", or name what it is`
    const nameless = NAMELESS.exec(comment)?.[0]
    if (nameless) yield `${file}:${at + 1} "${nameless}" in a comment: name the person or the part`
  }
  for (const at of wideLines(file, text, lines))
    yield `${file}:${at + 1} has ${lineWidth(lines[at])} columns: ${MAX_LINE_WIDTH} at most`
  for (const [at, line] of lines.entries()) {
    const title = IS_TEST.test(file) ? TITLE.exec(line) : null
    const length = (title?.[1] ?? title?.[2] ?? title?.[3] ?? "").length
    if (length > MAX_TITLE_CHARACTERS)
      yield `${file}:${at + 1} is a title of ${length} characters: ${MAX_TITLE_CHARACTERS} at most`
  }
}

/**
 * Comments that begin as fragments, lines and titles that are too long.
 * @param files source by path from the root @returns sentences, none when all is well
 */
export const findProse = (files) =>
  Object.entries(files)
    .filter(([file]) => !Object.keys(EXCEPTIONS).some((start) => file.startsWith(start)))
    .flatMap(([file, text]) => [...violationsIn(file, text)])
