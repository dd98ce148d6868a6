import { termsIn, wordsOfTerm } from "../../../contract"
import { FOOD } from "./same-thing/food"
import { HOUSEHOLD } from "./same-thing/household"
import { LEISURE } from "./same-thing/leisure"
import { WEARING } from "./same-thing/wearing"
import { soundsOf } from "./sound"

type Meaning = { terms: string[][] }

/** However many lines have a word: all of them are looked for in one query. */
const MAX_TERMS_FOUND = 100

/** A Hindi word with two sounds can be a term by either; a number or a word of another script is one by itself. */
const keysOf = (words: string[]): string[] =>
  words
    .map((word) => {
      const sounds = soundsOf(word)
      return sounds.length ? sounds : [word]
    })
    .reduce<string[]>((keys, sounds) => keys.flatMap((key) => sounds.map((sound) => `${key} ${sound}`)), [""])

/** The lines by how each of their terms sounds, its words with spaces between. */
const bySound = (lines: string[]): Map<string, Meaning[]> => {
  const meanings = new Map<string, Meaning[]>()
  for (const line of lines) {
    const meaning = { terms: termsIn(line).map(wordsOfTerm) }
    for (const key of new Set(meaning.terms.flatMap(keysOf))) meanings.set(key, [...(meanings.get(key) ?? []), meaning])
  }
  return meanings
}

/**
 * Words for one thing, a line each: English, and Hindi as it is written in Latin letters, which also finds it in Devanagari.
 * What merely sounds alike (sari, saree, साड़ी) needs no line.
 */
const OF_THE_PROGRAM = bySound([WEARING, FOOD, HOUSEHOLD, LEISURE].flatMap((text) => text.trim().split("\n")))
let ofTheOwner: typeof OF_THE_PROGRAM = new Map()

/** Has every search from now on read these lines of the owner, and no others of the owner. */
export const setOwnSynonyms = (lines: string[]) => {
  ofTheOwner = bySound(lines)
}

/** Other words for the same thing, each a term of one or more words; none when there are none. */
export const synonymsOf = (words: string[]): string[][] =>
  keysOf(words)
    .flatMap((key) => [ofTheOwner, OF_THE_PROGRAM].flatMap((meanings) => meanings.get(key) ?? []))
    .flatMap(({ terms }) => terms)
    .slice(0, MAX_TERMS_FOUND)
