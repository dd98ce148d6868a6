import { termsIn, wordsOfTerm } from "../../../contract"
import { FOOD } from "./same-thing/food"
import { HOUSEHOLD } from "./same-thing/household"
import { KINDS } from "./same-thing/kinds"
import { LEISURE } from "./same-thing/leisure"
import { WEARING } from "./same-thing/wearing"
import { consonantsOf, soundsOf } from "./sound"

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

type Meanings = { bySound: Map<string, Meaning[]>; byConsonants: Map<string, Meaning[]> }

/** Fewer are those of many words, crayon and kirana: then the beginning has to be the same as well. */
const TELLING_CONSONANTS = 4

const withoutVowels = (key: string) =>
  key
    .split(" ")
    .map((sound) => {
      const consonants = consonantsOf(sound)
      if (!consonants) return sound
      return consonants.length < TELLING_CONSONANTS ? `${sound.slice(0, 2)}-${consonants}` : consonants
    })
    .join(" ")

/** The lines by how each of their terms sounds, its words with spaces between; of a line with ">" the terms before it alone. */
const toMeanings = (lines: string[]): Meanings => {
  const meanings: Meanings = { bySound: new Map(), byConsonants: new Map() }
  const add = (to: Map<string, Meaning[]>, key: string, meaning: Meaning) =>
    to.set(key, [...(to.get(key) ?? []), meaning])
  for (const line of lines) {
    const [typed, found = typed] = line.split(">").map(termsIn)
    const meaning = { terms: found.map(wordsOfTerm) }
    const keys = new Set(typed.map(wordsOfTerm).flatMap(keysOf))
    for (const key of keys) add(meanings.bySound, key, meaning)
    for (const key of new Set([...keys].map(withoutVowels))) add(meanings.byConsonants, key, meaning)
  }
  return meanings
}

/**
 * Words for one thing, a line each: English, and Hindi as it is written in Latin letters, which also finds it in Devanagari.
 * What merely sounds alike (sari, saree, साड़ी) needs no line.
 */
const OF_THE_PROGRAM = toMeanings([WEARING, FOOD, HOUSEHOLD, LEISURE, KINDS].flatMap((text) => text.trim().split("\n")))
let ofTheOwner = toMeanings([])

/** Has every search from now on read these lines of the owner, and no others of the owner. */
export const setOwnSynonyms = (lines: string[]) => {
  ofTheOwner = toMeanings(lines)
}

/** Other words for the same thing, each a term of one or more words; none when there are none. Misspelt words by their consonants. */
export const synonymsOf = (words: string[]): string[][] => {
  const keys = keysOf(words)
  const of = (which: keyof Meanings, wanted: string[]) =>
    wanted.flatMap((key) => [ofTheOwner, OF_THE_PROGRAM].flatMap((meanings) => meanings[which].get(key) ?? []))
  const heard = of("bySound", keys)
  return (heard.length ? heard : of("byConsonants", [...new Set(keys.map(withoutVowels))]))
    .flatMap(({ terms }) => terms)
    .slice(0, MAX_TERMS_FOUND)
}
