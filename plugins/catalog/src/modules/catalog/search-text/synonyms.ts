import { termsIn, wordsOfTerm } from "../../../contract"
import { BABY_AND_PETS } from "./same-thing/baby-and-pets"
import { BEAUTY_AND_HEALTH } from "./same-thing/beauty-and-health"
import { CLEANING_AND_TOOLS } from "./same-thing/cleaning-and-tools"
import { CLOTHES } from "./same-thing/clothes"
import { ELECTRONICS } from "./same-thing/electronics"
import { FESTIVALS } from "./same-thing/festivals"
import { FOOD } from "./same-thing/food"
import { FRESH_FOOD } from "./same-thing/fresh-food"
import { HOUSEHOLD } from "./same-thing/household"
import { IN_DEVANAGARI } from "./same-thing/in-devanagari"
import { JEWELLERY_AND_BAGS } from "./same-thing/jewellery-and-bags"
import { KINDS } from "./same-thing/kinds"
import { KITCHEN } from "./same-thing/kitchen"
import { LEISURE } from "./same-thing/leisure"
import { ORDINARY } from "./same-thing/ordinary"
import { QUALITIES } from "./same-thing/qualities"
import { READY_FOOD } from "./same-thing/ready-food"
import { TRAVEL_AND_VEHICLES } from "./same-thing/travel-and-vehicles"
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

const withoutS = (term: string) => term.replace(/s$/, "")

type Meanings = Record<"asWritten" | "bySound" | "byConsonants", Map<string, Meaning[]>>

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

/**
 * The lines by each of their terms, as it is written and as it sounds, its words with spaces between; of a line with ">" the terms
 * before it alone.
 */
const toMeanings = (lines: string[]): Meanings => {
  const meanings: Meanings = { asWritten: new Map(), bySound: new Map(), byConsonants: new Map() }
  const add = (to: Map<string, Meaning[]>, key: string, meaning: Meaning) =>
    to.set(key, [...(to.get(key) ?? []), meaning])
  for (const line of lines) {
    const [typed, found = typed] = line.split(">").map(termsIn)
    const meaning = { terms: found.map(wordsOfTerm) }
    const terms = typed.map(wordsOfTerm)
    const written = terms.map((words) => words.join(" "))
    for (const term of new Set([...written, ...written.map(withoutS)])) add(meanings.asWritten, term, meaning)
    const keys = new Set(terms.flatMap(keysOf))
    for (const key of keys) add(meanings.bySound, key, meaning)
    for (const key of new Set([...keys].map(withoutVowels))) add(meanings.byConsonants, key, meaning)
  }
  return meanings
}

/**
 * Words for one thing, a line each: English, and Hindi as it is written in Latin letters, which also finds it in Devanagari.
 * What merely sounds alike (sari, saree, साड़ी) needs no line, unless another word sounds so too (हार, हरा).
 */
const OF_THE_PROGRAM = toMeanings(
  [
    BABY_AND_PETS,
    BEAUTY_AND_HEALTH,
    CLEANING_AND_TOOLS,
    CLOTHES,
    ELECTRONICS,
    FESTIVALS,
    FOOD,
    FRESH_FOOD,
    HOUSEHOLD,
    IN_DEVANAGARI,
    JEWELLERY_AND_BAGS,
    KINDS,
    KITCHEN,
    LEISURE,
    QUALITIES,
    READY_FOOD,
    TRAVEL_AND_VEHICLES,
  ].flatMap((text) => text.trim().split("\n")),
)
const ordinary = new Set(ORDINARY.trim().split(/\s+/))
let ofTheOwner = toMeanings([])

/** Has every search from now on read these lines of the owner, and no others of the owner. */
export const setOwnSynonyms = (lines: string[]) => {
  ofTheOwner = toMeanings(lines)
}

/**
 * Other words for the same thing, each a term of one or more words; none when there are none. Misspelt words by their consonants.
 * What the program has as it is written means that alone, and not what merely sounds like it: haar is no hara, bread no bride.
 */
export const synonymsOf = (words: string[]): string[][] => {
  const keys = keysOf(words)
  const of = (meanings: Meanings, how: keyof Meanings, wanted: string[]) =>
    [...new Set(wanted)].flatMap((key) => meanings[how].get(key) ?? [])
  const ways = asOne(words.join(" "))
  const written = of(OF_THE_PROGRAM, "asWritten", ways)
  const isKnown = written.length > 0 || ways.some((way) => ordinary.has(way))
  const heard = [...of(ofTheOwner, "bySound", keys), ...(isKnown ? written : of(OF_THE_PROGRAM, "bySound", keys))]
  const spelled = () => [ofTheOwner, OF_THE_PROGRAM].flatMap((all) => of(all, "byConsonants", keys.map(withoutVowels)))
  return [...new Set(heard.length || isKnown ? heard : spelled())]
    .flatMap(({ terms }) => terms)
    .slice(0, MAX_TERMS_FOUND)
}

/** "watches" are written as a watch is. */
const asOne = (term: string) => [term, withoutS(term), term.replace(/es$/, "")]
