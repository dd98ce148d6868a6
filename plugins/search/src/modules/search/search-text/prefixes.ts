import { allOf, anyOf, asIs } from "./query-terms"
import { isDevanagari, soundKeys, toLongerWordSound } from "./sound"

/** Maximum length of prefixes that are index terms themselves, so that one to three letters need no index scan. */
const MAX_PREFIX_LENGTH = 3
/** Minimum length of a sound prefix; one letter begins too many sounds. A Hindi letter is a syllable and is enough. */
const MIN_SOUND_LENGTH = 2

const LETTERS_OR_DIGITS = /^[a-z0-9\u00df-\u024f]/

const longestPrefix = (word: string) => [...word].slice(0, MAX_PREFIX_LENGTH).join("")

/** Index terms of prefixes: no typed word begins with "zq", and the digit at the end prevents stemming. */
const letterTerm = (prefix: string) => `zq${prefix}1`
const soundTerm = (prefix: string) => `zq${prefix}2`

/** Returns the prefixes of one to three letters. */
const prefixes = (word: string) => {
  const letters = [...longestPrefix(word)]
  return letters.map((_, i) => letters.slice(0, i + 1).join(""))
}

/** Returns the index terms of the prefixes of words, in letters and in sound. */
export const startTerms = (words: string[]): string[] => [
  ...new Set([
    ...words.filter((word) => LETTERS_OR_DIGITS.test(word)).flatMap((word) => prefixes(word).map(letterTerm)),
    ...words.flatMap(soundKeys).flatMap((sound) => prefixes(sound).map(soundTerm)),
  ]),
]

/** Matches a vowel that may be the first half of a long one: "share" becomes "sharee". */
const HALF_VOWEL = /(?<![eo])[eo]$/

/** Returns the sound prefixes of the words that a half-typed word may become. */
export const prefixSoundKeys = (word: string): string[] => {
  const vowel = HALF_VOWEL.exec(word)?.[0]
  const sounds = [...soundKeys(word), ...(vowel ? soundKeys(word + vowel) : [])]
  return [...new Set(sounds.flatMap((sound) => [sound, toLongerWordSound(sound)]))].filter(
    (sound) => sound.length >= MIN_SOUND_LENGTH || isDevanagari(word),
  )
}

/** Returns the tsquery for names with a word that begins with this one, in letters or in sound; "" when none can. */
export const startQuery = (word: string): string =>
  anyOf([
    LETTERS_OR_DIGITS.test(word) ? prefixQuery(word, letterTerm) : "",
    ...prefixSoundKeys(word).map((sound) => prefixQuery(sound, soundTerm)),
  ])

const prefixQuery = (text: string, toTerm: (prefix: string) => string) =>
  allOf([asIs(toTerm(longestPrefix(text))), ...(longestPrefix(text) === text ? [] : [`${asIs(text)}:*`])])
