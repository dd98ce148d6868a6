import { knownSoundsOf } from "./known-sounds"
import { type Part, partsOf } from "./parts"
import { prefixSoundKeys, startQuery } from "./prefixes"
import { allOf, anyOf, asIs, transposedSpellings } from "./query-terms"
import { consonantTerms, soundTerms } from "./sound"

/** Shorter beginnings are searched in names alone, because too many words of other texts begin with them. */
const MIN_ANYWHERE = 3

/** A search text whose last word may be unfinished. */
export type HalfTyped = {
  /** text queries of PostgreSQL, to be tried in this order: in names, in all texts, and with misspelt words */
  named: string
  anywhere: string
  near: string
  /** complete words before the last one */
  before: string[]
  /** the last word, which may be unfinished */
  last: string
  /** measures how well a word of a name fits the last word, see `FIT` */
  measureFit: (word: string) => number
}

/**
 * How well a word fits a half-typed one: 2 when it begins with its letters; 1 to 1.9 when it begins with its sound,
 * more for a longer part; else 0.
 */
export const FIT = { none: 0, sound: 1, letters: 2 } as const
const MAX_SOUND_FIT = 1.9

/** Parses a search text; undefined when it has no word. */
export const readHalfTyped = (typed: string): HalfTyped | undefined => {
  const { parts } = partsOf(typed)
  const part = parts.pop()
  if (!part) return undefined
  const words = part.text.split(" ")
  const last = words.pop() as string
  const known = parts.map((one) => anyOf([one.start, one.sound, one.meaning]))
  const isShort = [...last].length < MIN_ANYWHERE
  return {
    named: allOf([...known, ...words.map((word) => anyOf([asIs(word), ...soundTerms([word])])), startQuery(last)]),
    anywhere: allOf([
      ...known,
      anyOf([isShort ? asIs(part.text.replaceAll(" ", "' & '")) : part.start, part.sound, part.meaning]),
    ]),
    near: allOf([...parts.map(inAnyWay), nearStart(last)]),
    before: [...parts.flatMap((one) => one.text.split(" ")), ...words],
    last,
    measureFit: fitMeter(last),
  }
}

/**
 * Returns a function that measures how well a word fits a half-typed one, see `FIT`. It compares each word once,
 * because names repeat their words.
 */
export const fitMeter = (typed: string): ((word: string) => number) => {
  const starts = prefixSoundKeys(typed)
  const known = new Map<string, number>()
  const compare = (word: string) => {
    if (word.startsWith(typed)) return FIT.letters
    const sounds = knownSoundsOf(word)
    const lengths = starts
      .filter((start) => sounds.some((sound) => sound.startsWith(start)))
      .map(({ length }) => length)
    return lengths.length ? Math.min(FIT.sound + Math.max(...lengths) / 10, MAX_SOUND_FIT) : FIT.none
  }
  return (word) => {
    const fit = known.get(word) ?? compare(word)
    known.set(word, fit)
    return fit
  }
}

const inAnyWay = ({ start, sound, meaning, spelled, swapped }: Part) => anyOf([start, sound, meaning, spelled, swapped])

/** Finds words that begin with the word with two letters swapped, or with its consonants. */
const nearStart = (word: string) =>
  anyOf([
    ...transposedSpellings(word).map((swap) => `${swap}:*`),
    ...consonantTerms([word]).map((consonants) => `${asIs(consonants.slice(0, -1))}:*`),
  ])
