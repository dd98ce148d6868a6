import { knownSoundsOf } from "./known-sounds"
import { type Part, partsOf } from "./parts"
import { prefixSoundKeys, startQuery } from "./prefixes"
import { allOf, anyOf, asIs, transposedSpellings } from "./query-terms"
import { consonantTerms, soundTerms } from "./sound"

/** Shorter beginnings are looked for in names alone: too much of everything begins so. */
const MIN_ANYWHERE = 3

/** A search text whose last word may be unfinished. */
export type HalfTyped = {
  /**
   * PostgreSQL's queries, to be tried in this order: in names, in everything, and by what is written in another way.
   */
  named: string
  anywhere: string
  near: string
  /** The words before the last, and the last. */
  before: string[]
  last: string
  /** How well a word of a name fits the last. */
  fit: (word: string) => number
}

/** How well a word is what a half-typed one may become: by its sound, the more of it the better; or by its letters. */
export const FIT = { none: 0, sound: 1, letters: 2 } as const
const MAX_SOUND_FIT = 1.9

/** Undefined when the text has no word. */
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
    fit: wordFitter(last),
  }
}

/** Tells how well words of names fit a half-typed one. Names repeat their words, so each is compared once. */
export const wordFitter = (typed: string): ((word: string) => number) => {
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

/** As what begins with it, two of its letters swapped, or with its consonants. */
const nearStart = (word: string) =>
  anyOf([
    ...transposedSpellings(word).map((swap) => `${swap}:*`),
    ...consonantTerms([word]).map((consonants) => `${asIs(consonants.slice(0, -1))}:*`),
  ])
