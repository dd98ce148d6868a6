import path from "node:path"
import { testRanges } from "./titles.mjs"

/** Minimum length of a sentence that is sought anywhere in a file; shorter ones are sought as whole literals. */
const MIN_SENTENCE = 8
const LITERAL = /"((?:\\.|[^"\\\n])*)"|'((?:\\.|[^'\\\n])*)'|`((?:\\.|[^`\\])*)`/g
/** Regular expressions, where one can start. */
const PATTERN = /(?<=[(,:=[]\s*)\/((?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+)\/([a-z]*)/g
/** A part of a sentence has two words, so that names of fields and roles are none, or stands where a text is sought. */
const PART = /\S\s+\S/
const SEEKING_CALLS = [
  "(?:get|find|query)(?:All)?By(?:Text|Label|LabelText|Title|AltText|Placeholder|PlaceholderText)",
  "to(?:Contain|ContainText|HaveText|HaveAccessibleName)",
]
/**
 * A single word that a test seeks in texts: the first argument of such a call, or its option `name` or `hasText`. As
 * these find parts of a text in any case, it may be the beginning of a word of a sentence, in any case. A single letter
 * is none.
 */
const SOUGHT_WORD = new RegExp(
  `\\b(?:(?:name|hasText):|(?:${SEEKING_CALLS.join("|")})\\()\\s*(["'\`])(\\p{L}[^\\s"'\`]+)\\1`,
  "gu",
)
/** A pattern with fewer letters in a row matches too many sentences. */
const WORD = /\p{L}[\p{L}\p{M}]{4}/u

const escapeForPattern = (text) => text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&")

function positionsOf(text, sentence) {
  // a single word may be the beginning of a name
  const [before, after] = /\s/.test(sentence) ? ["", ""] : ["(?<![\\p{L}\\d_])", "(?![\\p{L}\\d_])"]
  const pattern = new RegExp(before + escapeForPattern(sentence) + after, "gu")
  return [...text.matchAll(pattern)].map(({ index }) => index)
}

/**
 * Finds where a text quotes one of the sentences: as a whole, as a literal with a part of it (two words or more, or one
 * that a test seeks in texts), or as a regular expression that matches it.
 * @param {string} text
 * @param {string[]} sentences
 * @returns {number[]} offsets
 */
export function findQuotes(text, sentences) {
  if (!sentences.length) return []
  const long = sentences.filter((sentence) => sentence.length >= MIN_SENTENCE)
  const short = sentences.filter((sentence) => sentence.length < MIN_SENTENCE).map(escapeForPattern)
  const found = long.flatMap((sentence) => positionsOf(text, sentence))
  if (short.length)
    found.push(...[...text.matchAll(new RegExp(`(["'\`/])(?:${short.join("|")})\\1`, "g"))].map(({ index }) => index))
  for (const { 1: double, 2: single, 3: template, index } of text.matchAll(LITERAL)) {
    const literal = double ?? single ?? template
    if (PART.test(literal) && sentences.some((sentence) => sentence.includes(literal))) found.push(index)
  }
  for (const { 2: word, index } of text.matchAll(SOUGHT_WORD)) {
    const pattern = new RegExp(`(?<![\\p{L}\\p{M}])${escapeForPattern(word)}`, "iu")
    if (sentences.some((sentence) => pattern.test(sentence))) found.push(index)
  }
  for (const { 1: source, 2: flags, index } of text.matchAll(PATTERN))
    if (WORD.test(source) && matchesOne(source, flags, sentences)) found.push(index)
  return found
}

function matchesOne(source, flags, sentences) {
  try {
    const pattern = new RegExp(source, flags.replace(/[gy]/g, ""))
    return sentences.some((sentence) => pattern.test(sentence))
  } catch {
    return false
  }
}

const IMPORTED = /(?:from|import)\s*\(?\s*["']([^"']+)["']/g
const baseName = (file) => path.basename(file).replace(/(\.d)?\.[cm]?[jt]sx?$/, "")
const importsOf = (text) => [...text.matchAll(IMPORTED)].map(([, from]) => baseName(from))

/**
 * Finds the tests that quote a sentence, themselves or in a shared file that they import, and those that import one of
 * the changed files of sentences.
 * @param {{ sentences: string[], files: string[], tests: string[], shared: string[], read: (file: string) => string }}
 * shop `files`: changed files of sentences; `shared`: files that tests import
 * @returns {string[]} paths of tests; of a journey, with the line of the test where only some tests quote
 */
export function findQuotingTests({ sentences, files, tests, shared, read }) {
  const naming = shared.filter((file) => findQuotes(read(file), sentences).length)
  // a shared file may be imported by others, and those by the tests
  for (const file of naming) {
    const users = shared.filter((user) => !naming.includes(user) && importsOf(read(user)).includes(baseName(file)))
    naming.push(...users)
  }
  const names = new Set(naming.map(baseName))
  const isChanged = (test, from) =>
    from.startsWith(".") && files.includes(`${path.join(path.dirname(test), from).replace(/\.ts$/, "")}.ts`)
  return tests.flatMap((test) => {
    const text = read(test)
    if (importsOf(text).some((name) => names.has(name))) return test
    if ([...text.matchAll(IMPORTED)].some(([, from]) => isChanged(test, from))) return test
    const quotes = findQuotes(text, sentences)
    if (!quotes.length) return []
    return test.endsWith(".spec.ts") ? journeysAt(test, text, quotes) : test
  })
}

/** The journeys around these offsets as `file:line`; the whole file where an offset is outside of all. */
function journeysAt(file, text, offsets) {
  const ranges = testRanges(file, text)
  const around = offsets.map((at) => ranges.find(({ start, end }) => start <= at && at < end))
  if (around.includes(undefined)) return file
  return [...new Set(around.map(({ line }) => `${file}:${line}`))]
}
