import { FOOD } from "./same-thing/food"
import { HOUSEHOLD } from "./same-thing/household"
import { LEISURE } from "./same-thing/leisure"
import { WEARING } from "./same-thing/wearing"
import { soundsOf } from "./sound"
import { wordsIn } from "./words"

type Meaning = { terms: string[][] }

/**
 * Words for one thing, a line each: English, and Hindi as it is written in Latin letters, which also finds it in Devanagari.
 * What merely sounds alike (sari, saree, साड़ी) needs no line.
 */
const lines = [WEARING, FOOD, HOUSEHOLD, LEISURE]
  .flatMap((text) => text.trim().split("\n"))
  .map((line): Meaning => ({ terms: line.split(",").map(wordsIn) }))

/** By how a term sounds, its words with spaces between. */
const meanings = new Map<string, Meaning[]>()

/** A Hindi word with two sounds can be a term by either. */
const keysOf = (words: string[]): string[] =>
  words
    .map(soundsOf)
    .reduce<string[]>((keys, sounds) => keys.flatMap((key) => sounds.map((sound) => `${key} ${sound}`)), [""])

for (const meaning of lines)
  for (const term of meaning.terms)
    for (const key of keysOf(term)) {
      const known = meanings.get(key) ?? []
      if (!known.includes(meaning)) meanings.set(key, [...known, meaning])
    }

/** Other words for the same thing, each a term of one or more words; none when there are none. */
export const synonymsOf = (words: string[]): string[][] =>
  keysOf(words).flatMap((key) => (meanings.get(key) ?? []).flatMap(({ terms }) => terms))
