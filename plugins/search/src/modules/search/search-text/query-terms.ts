/** A word in a query of PostgreSQL. */
export const asIs = (word: string) => `'${word}'`

/** One query that finds what one of these finds; empty ones are left out. */
export const anyOf = (queries: string[]) => {
  const known = [...new Set(queries.filter(Boolean))]
  return known.length > 1 ? `(${known.join(" | ")})` : (known[0] ?? "")
}

/** One query that finds what all of these find; nothing when one of them has none. */
export const allOf = (queries: string[]) => (queries.every(Boolean) ? queries.join(" & ") : "")

/** How many words may stand between two that are looked for together: "sports shoes" finds "sports running shoes". */
const MAX_BETWEEN = 1

/** One query that finds two words that stand close together in this sequence; of more words, all of them. */
export const proximityQuery = (queries: string[]) => {
  const [one, other] = queries
  if (queries.length !== 2 || queries.some((query) => query.includes("-"))) return allOf(queries)
  const distances = Array.from({ length: MAX_BETWEEN + 1 }, (_, i) => `<${i + 1}>`)
  return anyOf(distances.map((distance) => `(${one} ${distance} ${other})`))
}

/** No longer word is looked for in another way than it was typed. */
const MAX_LETTERS = 20

/** "mnago" as nmago, mango, mngao and mnaog: trigrams alone miss the commonest slip of the fingers. */
export const transposedSpellings = (word: string): string[] => {
  const letters = [...word]
  if (letters.length < 4 || letters.length > MAX_LETTERS || /\d/.test(word)) return []
  return letters
    .slice(1)
    .map((letter, i) => asIs([...letters.slice(0, i), letter, letters[i], ...letters.slice(i + 2)].join("")))
}

/** No part of a word that was written together is shorter. */
const MIN_APART = 3

/** "hairoil" as hair oil, and at every other letter. */
export const splitSpellings = (word: string): string[] => {
  const letters = [...word]
  const last = letters.length - MIN_APART
  if (last < MIN_APART || letters.length > MAX_LETTERS || /\d/.test(word)) return []
  return Array.from({ length: last - MIN_APART + 1 }, (_, i) => {
    const [one, other] = [letters.slice(0, i + MIN_APART), letters.slice(i + MIN_APART)].map((part) => part.join(""))
    return `(${asIs(one)} <-> ${asIs(other)})`
  })
}
