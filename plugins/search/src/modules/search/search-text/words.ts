// JSON, as the back office bundles it with the contract
import lists from "./word-lists.json"

const WORD = /[\p{L}\p{M}\p{N}]+/gu
/** They join or part letters on the screen and say nothing: क्\u200dया. */
const INVISIBLE = /[\u200c\u200d]/g
/** "men's" is "men", "girls'" is "girls". */
const POSSESSIVE = /(?<=\p{L})['\u2019]s?(?![\p{L}\p{M}\p{N}])/gu
/**
 * Digits of the scripts of India: Devanagari, Bengali, Gurmukhi, Gujarati, Odia, Tamil, Telugu, Kannada, Malayalam and
 * Urdu.
 */
const INDIAN_DIGIT = /[०-९০-৯੦-੯૦-૯୦-୯௦-௯౦-౯೦-೯൦-൯۰-۹]/gu
/** Ten digits follow each other from a zero whose code ends in 6 or, in Urdu, in 0. */
const valueOfDigit = (digit: string) => {
  const code = digit.charCodeAt(0)
  return code >= 0x900 ? (code - 6) & 0xf : code & 0xf
}
/** How a unit is written after a number, first as it is meant; "A5" is one word. */
const UNITS = lists.units.map((words) => words.split(" "))
const SIZES = UNITS.map(
  (written) =>
    [
      new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(\\d+)\\s*(?:${written.join("|")})(?![\\p{L}\\p{M}\\p{N}])`, "gu"),
      `$1 ${written[0]}`,
    ] as const,
)

/** All that a unit is written as. */
export const unitSpellings = (unit: string): string[] => UNITS.find(([meant]) => meant === unit) ?? [unit]

/** A text in lower case, digits as in English, each letter in one spelling. */
export const plain = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(INVISIBLE, "")
    .replace(INDIAN_DIGIT, (digit) => String(valueOfDigit(digit)))

/** The words of a text, of a product or typed; "1kg", "1 kilo" and "1 किलो" are the two words 1 and kg. */
export const splitWords = (text: string): string[] => {
  const written = plain(text).replace(POSSESSIVE, "")
  const sizes = /\d/.test(written) ? SIZES : []
  return sizes.reduce((so, [pattern, by]) => so.replace(pattern, by), written).match(WORD) ?? []
}

/** Tells whether a word is the unit of the number before it. */
export const isUnit = (word: string | undefined, before: string | undefined) =>
  word !== undefined && UNITS.some(([unit]) => unit === word) && before !== undefined && isNumber(before)

export const isNumber = (word: string) => /^\d+$/.test(word)

/** Words that say nothing of what is looked for, where there are others. */
export const STOP_WORDS = new Set(lists.stop_words.flatMap((words) => words.split(" ").map(plain)))
/** Words that introduce modifiers of the noun before them: shoes for running. */
const SAYS_MORE = new Set(["for", "with", "in"])
/** And in Hindi what comes before this: "shaadi ke liye saree", "saree shaadi ke liye". */
const HINDI_FOR = new Set(["liye", "लिए", "लिये"].map(plain))
const HINDI_OF = new Set(["ke", "के"])

/** Words that name what is looked for, and those that say more of it. */
export const splitHeadAndModifiers = (words: string[]): [string[], string[]] => {
  const at = words.findIndex((word, i) => i > 0 && SAYS_MORE.has(word))
  if (at >= 0) return [words.slice(0, at), words.slice(at + 1)]
  const end = words.findIndex((word, i) => i > 0 && HINDI_FOR.has(word))
  if (end < 0) return [words, []]
  const last = HINDI_OF.has(words[end - 1]) ? end - 2 : end - 1
  const from = end === words.length - 1 ? Math.max(0, last) : 0
  return [[...words.slice(0, from), ...words.slice(end + 1)], words.slice(from, end)]
}

/** Generic words, which neither find nor exclude products when there are other words. */
const GENERIC_WORDS = new Set(lists.said_of_anything.flatMap((words) => words.split(" ").map(plain)))

/** Tells whether this word says something of what is looked for, and not what is said of anything. */
export const isDistinctive = (word: string) => !GENERIC_WORDS.has(word)

/** Returns the words without stop words; all of them when every one is a stop word. */
export const distinctiveWords = (words: string[]): string[] => {
  const telling = words.filter((word) => !STOP_WORDS.has(word))
  return telling.length ? telling : words
}
