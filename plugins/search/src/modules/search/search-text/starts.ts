import { allOf, anyOf, asIs } from "./query-terms"
import { isDevanagari, soundKeys, toLongerWordSound } from "./sound"

/**
 * Beginnings so long are words of the index of their own, so that a letter or two are looked up and nothing is gone
 * through.
 */
const MAX_START = 3
/** One letter is the beginning of too many sounds; a Hindi letter is itself a syllable. */
const MIN_SOUND = 2

const LETTERS_OR_DIGITS = /^[a-z0-9\u00df-\u024f]/

const startOf = (word: string) => [...word].slice(0, MAX_START).join("")

/** Nothing that people type begins so, and a digit at the end keeps PostgreSQL from changing it. */
const asStart = (start: string) => `zq${start}1`
const asSoundStart = (start: string) => `zq${start}2`

/** The first letter, the first two and the first three. */
const starts = (word: string) => {
  const letters = [...startOf(word)]
  return letters.map((_, i) => letters.slice(0, i + 1).join(""))
}

/** Returns the index terms of the prefixes of words, in letters and in sound. */
export const startTerms = (words: string[]): string[] => [
  ...new Set([
    ...words.filter((word) => LETTERS_OR_DIGITS.test(word)).flatMap((word) => starts(word).map(asStart)),
    ...words.flatMap(soundKeys).flatMap((sound) => starts(sound).map(asSoundStart)),
  ]),
]

/** A vowel that is half of a long one: "share" becomes "sharee". */
const HALF_VOWEL = /(?<![eo])[eo]$/

/** The sounds that what a half-typed word becomes may begin with. */
export const prefixSoundKeys = (word: string): string[] => {
  const vowel = HALF_VOWEL.exec(word)?.[0]
  const sounds = [...soundKeys(word), ...(vowel ? soundKeys(word + vowel) : [])]
  return [...new Set(sounds.flatMap((sound) => [sound, toLongerWordSound(sound)]))].filter(
    (sound) => sound.length >= MIN_SOUND || isDevanagari(word),
  )
}

/** PostgreSQL's query for names with a word that begins with this one, in letters or in sound; empty when none can. */
export const startQuery = (word: string): string =>
  anyOf([
    LETTERS_OR_DIGITS.test(word) ? from(word, asStart) : "",
    ...prefixSoundKeys(word).map((sound) => from(sound, asSoundStart)),
  ])

const from = (text: string, asTerm: (start: string) => string) =>
  allOf([asIs(asTerm(startOf(text))), ...(startOf(text) === text ? [] : [`${asIs(text)}:*`])])
