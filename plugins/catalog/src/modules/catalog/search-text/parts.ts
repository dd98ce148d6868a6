import { MAX_WORDS_OF_TERM } from "../../../contract"
import { consonantTerms, soundTerms } from "./sound"
import { synonymsOf } from "./synonyms"
import { tellingWords, wordsIn } from "./words"

const MAX_WORDS = 8

/** A word or a term of what was typed, with PostgreSQL's queries for it; every one of them is words and operators alone. */
export type Part = {
  text: string
  /** The words as they are, the last one as the start of a word. */
  start: string
  /** By how they sound, and by other words for the same thing; empty when there are none. */
  sound: string
  meaning: string
  /** With two neighbouring letters swapped, or by the consonants alone: only when nothing else is found. */
  near: string
}

export const partsOf = (typed: string): Part[] => {
  const words = tellingWords([...new Set(wordsIn(typed))]).slice(0, MAX_WORDS)
  const parts: Part[] = []
  // "chai patti ka dabba": the longest term that means something is looked for as one.
  for (let i = 0; i < words.length; ) {
    const longest = Math.min(MAX_WORDS_OF_TERM, words.length - i)
    const lengths = Array.from({ length: longest }, (_, shorter) => longest - shorter)
    const length = lengths.find((many) => many > 1 && synonymsOf(words.slice(i, i + many)).length) ?? 1
    parts.push(toPart(words.slice(i, i + length)))
    i += length
  }
  return parts
}

const toPart = (words: string[]): Part => ({
  text: words.join(" "),
  start: `${words.map(asIs).join(" & ")}:*`,
  sound: allOf(words.map((word) => anyOf(soundTerms([word])))),
  meaning: anyOf(
    synonymsOf(words).map((term) => allOf(term.map((word) => anyOf([asIs(word), ...soundTerms([word])])))),
  ),
  near: words.length > 1 ? "" : anyOf([...swapped(words[0]), ...consonantTerms(words)]),
})

const asIs = (word: string) => `'${word}'`

const anyOf = (queries: string[]) => {
  const known = [...new Set(queries.filter(Boolean))]
  return known.length > 1 ? `(${known.join(" | ")})` : (known[0] ?? "")
}

/** Nothing when one of them has none. */
const allOf = (queries: string[]) => (queries.every(Boolean) ? queries.join(" & ") : "")

/** "mnago" as nmago, mango, mngao and mnaog: trigrams alone miss the commonest slip of the fingers. */
const swapped = (word: string): string[] => {
  const letters = [...word]
  if (letters.length < 4 || letters.length > 20) return []
  return letters
    .slice(1)
    .map((letter, i) => asIs([...letters.slice(0, i), letter, letters[i], ...letters.slice(i + 2)].join("")))
}
