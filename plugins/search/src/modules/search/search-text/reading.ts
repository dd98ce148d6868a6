import { knownSoundsOf } from "./known-sounds"
import type { Part } from "./parts"
import { consonantSkeleton } from "./sound"
import { findEquivalents, findSynonyms, synonymsBySpelling } from "./synonyms"

/** How words fit a part of a search text; what merely looks like it has less, as much as it is alike. */
export const FIT = { typed: 4, sound: 3, synonym: 2, consonants: 1, none: 0 } as const
/** How alike two words must look for one to be a guess of the other. */
const ALIKE = 0.3

/** `phrase` is what fits: "saree" for "sharee". */
export type Fit = { level: number; phrase: string }
const NO_FIT: Fit = { level: FIT.none, phrase: "" }

/**
 * Tells how well words of a product fit a part of a search text: by one of them, or by another term for the same thing.
 */
export const partFitter = ({ text }: Part): ((words: string[]) => Fit) => {
  const typed = text.split(" ")
  const meanings = [...findSynonyms(typed), ...synonymsBySpelling(typed)]
  const equals = new Set([...findEquivalents(typed), ...synonymsBySpelling(typed)].map((term) => term.join(" ")))
  const fits = typed.map(fitOfWord)
  return (words) => {
    const each = fits.map((fit) => bestFit(words.map(fit)))
    const level = Math.min(...each.map((fit) => fit.level))
    if (level >= FIT.sound) return { level, phrase: each.map(({ phrase }) => phrase).join(" ") }
    const term = meanings.find((one) => one.every((word) => words.some((other) => isSameWord(word, other))))
    // a kite is a toy, but who looks for toys is not told so
    const isNamed = (one: string[]) =>
      equals.has(one.join(" ")) && one.every((word) => words.some((other) => isSameWord(word, other)))
    if (term) return { level: FIT.synonym, phrase: (meanings.find(isNamed) ?? []).join(" ") }
    return typed.length === 1 ? each[0] : NO_FIT
  }
}

/** Tells which of the words looks most like a part, whose words none has: for a part that is one word and no code. */
export const partGuesser = ({ text, alike }: Part): ((words: string[]) => Fit) => {
  if (!alike || alike.includes(" ")) return () => NO_FIT
  const trigrams = trigramsOf(text)
  return (words) =>
    bestFit(words.map((phrase) => ({ level: shareOf(trigrams, phrase), phrase })).filter(({ level }) => level >= ALIKE))
}

/** The best of them; of equals the first. */
export const bestFit = (fits: Fit[]): Fit => fits.reduce((best, fit) => (fit.level > best.level ? fit : best), NO_FIT)

/** Products repeat their words, so each is compared once. */
const fitOfWord = (typed: string): ((word: string) => Fit) => {
  const consonants = consonantsIn(typed)
  const known = new Map<string, Fit>()
  const compare = (word: string): Fit => {
    if (isFormOf(typed, word)) return { level: FIT.typed, phrase: typed }
    if (soundAlike(typed, word)) return { level: FIT.sound, phrase: word }
    if (consonantsIn(word).some((one) => consonants.includes(one))) return { level: FIT.consonants, phrase: word }
    return NO_FIT
  }
  return (word) => {
    const fit = known.get(word) ?? compare(word)
    known.set(word, fit)
    return fit
  }
}

const consonantsIn = (word: string) => knownSoundsOf(word).flatMap((sound) => consonantSkeleton(sound) ?? [])

/** Tells whether one word may be a misspelling of the other. */
export const isSpellingVariant = (one: string, other: string) =>
  fitOfWord(one)(other).level > FIT.none || likeness(one, other) >= ALIKE

/** How alike two words look, from 0 to 1. */
export const likeness = (one: string, other: string) => shareOf(trigramsOf(one), other)

const MIN_STEM = 3
const MAX_ENDING = 2

/** Tells whether a word begins with the typed word, or is its singular ("saree" for "sarees"). */
const isFormOf = (typed: string, word: string) =>
  word.startsWith(typed) ||
  (word.length >= MIN_STEM && typed.startsWith(word) && typed.length - word.length <= MAX_ENDING)

const soundAlike = (one: string, other: string) =>
  knownSoundsOf(one).some((sound) => knownSoundsOf(other).includes(sound))

/** Tells whether two words differ only in number or spelling. */
export const isSameWord = (one: string, other: string) =>
  isFormOf(one, other) || isFormOf(other, one) || soundAlike(one, other)

const trigramsOf = (word: string) => {
  const padded = `  ${word} `
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)))
}

/** As PostgreSQL's `similarity`. */
const shareOf = (trigrams: Set<string>, word: string) => {
  const others = trigramsOf(word)
  let both = 0
  for (const trigram of others) both += Number(trigrams.has(trigram))
  return both / (trigrams.size + others.size - both)
}
