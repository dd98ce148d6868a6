import { MODIFIER_WORDS } from "./modifiers"
import { EQUIVALENTS, KINDS, ORDINARY, type SynonymLine, splitLine, TRANSLATIONS } from "./program-synonyms"
import { consonantSkeleton, soundKeys, toDevanagari } from "./sound"

type Meaning = {
  terms: string[][]
  /** Those of them that are names of the very thing, and not of kinds of it. */
  same: string[][]
}

/** However many lines have a word: all of them are looked for in one query. */
const MAX_TERMS_FOUND = 100

/** A Hindi word with two sounds can be a term by either; a number or a word of another script is one by itself. */
const keysOf = (words: string[]): string[] =>
  words
    .map((word) => {
      const sounds = soundKeys(word)
      return sounds.length ? sounds : [word]
    })
    .reduce<string[]>((keys, sounds) => keys.flatMap((key) => sounds.map((sound) => `${key} ${sound}`)), [""])

const withoutS = (term: string) => term.replace(/s$/, "")

type Meanings = Record<"asWritten" | "bySound" | "byConsonants", Map<string, Meaning[]>>

/** A translation begins with what it says in English, in one or two forms. */
const NAMES_OF_TRANSLATION = 2

const toMeaning = (terms: string[][], names: number): Meaning => ({ terms, same: terms.slice(0, names) })

/** Fewer are those of many words, crayon and kirana: then the beginning has to be the same as well. */
const TELLING_CONSONANTS = 4

/** Tells whether a key has too few consonants to match a misspelt word with a kind: "rasins" is no ration. */
const hasFewConsonants = (key: string) => key.includes("-")

const withoutVowels = (key: string) =>
  key
    .split(" ")
    .map((sound) => {
      const consonants = consonantSkeleton(sound)
      if (!consonants) return sound
      return consonants.length < TELLING_CONSONANTS ? `${sound.slice(0, 2)}-${consonants}` : consonants
    })
    .join(" ")

/**
 * The lines by each of their terms, as it is written and as it sounds, its words with spaces between; of a line with
 * ">" the terms before it alone.
 */
const toMeanings = (lines: SynonymLine[], translations: SynonymLine[] = []): Meanings => {
  const meanings: Meanings = { asWritten: new Map(), bySound: new Map(), byConsonants: new Map() }
  const add = (to: Map<string, Meaning[]>, key: string, meaning: Meaning) =>
    to.set(key, [...(to.get(key) ?? []), meaning])
  for (const { typed, found = typed } of lines) {
    const meaning = toMeaning(found, found === typed ? found.length : 0)
    const written = typed.map((words) => words.join(" "))
    for (const term of new Set([...written, ...written.map(withoutS)])) add(meanings.asWritten, term, meaning)
    const keys = new Set(typed.flatMap(keysOf))
    for (const key of keys) add(meanings.bySound, key, meaning)
    const spelled = [...new Set([...keys].map(withoutVowels))]
    for (const key of spelled.filter((one) => found === typed || !hasFewConsonants(one)))
      add(meanings.byConsonants, key, meaning)
  }
  // what English and Hindi have, as it is written or as it sounds, means that alone
  const translated = new Map<string, Meaning[]>()
  const translatedBySound = new Map<string, Meaning[]>()
  for (const { typed, found = typed } of translations) {
    const meaning = toMeaning(found, NAMES_OF_TRANSLATION)
    const terms = typed.filter((words) => !meanings.asWritten.has(words.join(" ")))
    for (const term of new Set(terms.map((words) => words.join(" ")))) add(translated, term, meaning)
    for (const key of new Set(terms.filter(isHeardApart).flatMap(keysOf))) add(translatedBySound, key, meaning)
  }
  for (const [term, found] of translated) meanings.asWritten.set(term, found)
  for (const [key, found] of translatedBySound) if (!meanings.bySound.has(key)) meanings.bySound.set(key, found)
  return meanings
}

/**
 * Shorter sounds, and those of scripts that write several sounds with one letter, are those of too many words of other
 * languages.
 */
const TELLING_SOUND = 5
const isHeardApart = (words: string[]) =>
  words.every((word) => LATIN_LETTERS.test(word)) && words.flatMap(soundKeys).join("").length >= TELLING_SOUND
const LATIN_LETTERS = /^[a-z]+$/

const BUILT_IN_SYNONYMS = toMeanings(EQUIVALENTS, TRANSLATIONS)
let shopSynonyms = toMeanings([])

/** Has every search from now on read these lines of the owner, and no others of the owner. */
export const setShopSynonyms = (lines: string[]) => {
  shopSynonyms = toMeanings(lines.map(splitLine))
}

/**
 * Other words for the same thing, each a term of one or more words; none when there are none. What the program has as
 * it is written means that alone, and not what merely sounds like it: haar is no hara, bread no bride.
 */
export const findSynonyms = (words: string[]): string[][] => termsOf(meaningsOf(words))

/** Returns the synonyms that name the same thing: "honey" of "shahad", and no "kite" of "khilone". */
export const findEquivalents = (words: string[]): string[][] => meaningsOf(words).flatMap(({ same }) => same)

const meaningsOf = (words: string[]): Meaning[] => {
  const keys = keysOf(words)
  const written = isWrittenTerm(words)
  return [...found(shopSynonyms, "bySound", keys), ...(written ?? found(BUILT_IN_SYNONYMS, "bySound", keys))]
}

/** A kind with more of them is a department, and they are not near each other. */
const MAX_NEIGHBOURS = 12

const NEIGHBOURS = new Map<string, string[][]>()
for (const { found: members = [] } of KINDS) {
  if (members.length > MAX_NEIGHBOURS) continue
  for (const member of members) {
    const key = withoutS(member.join(" "))
    NEIGHBOURS.set(key, [...(NEIGHBOURS.get(key) ?? []), ...members.filter((other) => other !== member)])
  }
}

/** Other things of the kinds that a thing is of: "table" of "chair", for a shop that has no chair. */
export const findRelatedTerms = (words: string[]): string[][] => {
  const own = [words, ...findEquivalents(words)].map((term) => withoutS(term.join(" ")))
  const near = own.flatMap((term) => NEIGHBOURS.get(term) ?? [])
  const others = new Map(near.map((term) => [term.join(" "), term]))
  return [...others.values()].filter((term) => !own.includes(withoutS(term.join(" ")))).slice(0, MAX_TERMS_FOUND)
}

const KNOWN_WORDS = new Set(
  [...BUILT_IN_SYNONYMS.asWritten.keys(), ...ORDINARY, ...MODIFIER_WORDS].flatMap((term) => term.split(" ")),
)

/** Tells whether a word (singular or plural) is in the built-in lists, and so is not misspelt. */
export const isKnownWord = (word: string): boolean => asOne(word).some((way) => KNOWN_WORDS.has(way))

/** Returns the synonyms of misspelt words by their consonants; none when the words are known. */
export const synonymsBySpelling = (words: string[]): string[][] => {
  const keys = keysOf(words)
  const sets = [shopSynonyms, BUILT_IN_SYNONYMS]
  if (isWrittenTerm(words) || sets.some((all) => found(all, "bySound", keys).length)) return []
  return termsOf(sets.flatMap((all) => found(all, "byConsonants", keys.map(withoutVowels))))
}

/** The program's lines that have this term as it is written; undefined when it knows no such term. */
const isWrittenTerm = (words: string[]): Meaning[] | undefined => {
  const ways = asOne(words.join(" "))
  const written = found(BUILT_IN_SYNONYMS, "asWritten", ways)
  return written.length > 0 || ways.some((way) => ORDINARY.has(way)) ? written : undefined
}

const found = (meanings: Meanings, how: keyof Meanings, wanted: string[]): Meaning[] =>
  [...new Set(wanted)].flatMap((key) => meanings[how].get(key) ?? [])

const termsOf = (all: Meaning[]): string[][] =>
  [...new Set(all)].flatMap(({ terms }) => terms).slice(0, MAX_TERMS_FOUND)

/** "watches" are written as a watch is, সাবানের and "saris" as they are without their endings. */
function asOne(term: string) {
  const ways = [term, withoutS(term), term.replace(/es$/, "")]
  return [...ways, ...(/^[a-z ]{1,7}$/.test(term) ? [] : [...withoutEndings(term), toDevanagari(term)])]
}

/** Plurals and cases of Bengali and Tamil. */
const ENDINGS = [
  /(?:গুলো|গুলি|টা|টি|রা)$/,
  /ের$/,
  /র$/,
  /(?:களுக்கு|க்கு|கள்|யை|ில்)$/,
  /(?<=.{4})(?:galukku|gal|kal|gulo|guli)$/,
]

function withoutEndings(term: string) {
  return ENDINGS.filter((ending) => ending.test(term)).map((ending) => term.replace(ending, ""))
}
