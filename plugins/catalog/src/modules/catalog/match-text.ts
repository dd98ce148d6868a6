const MAX_WORDS = 8
/** How alike a word must look: "sharee" finds "saree", "phone" does not find "stone". */
const ALIKE = 0.45
const LANGUAGE = "'medusa_search_english'"
const WEIGHTS = "'{0.1, 0.2, 0.5, 1}'"
/** Long texts hold a look-alike of almost anything, so descriptions are left out of guessing. */
const GUESSED_IN = `concat_ws(' ', indexed->>'name', indexed->>'category', indexed->>'attributes')`

/** Parts of a statement over the index table, written `??`; `typed` is a table of one row that `from` must join. */
export type TextMatch = {
  /** How many; all else but the bindings follows from it. */
  words: number
  typed: string
  condition: string
  score: string
  bindings: Record<string, string>
}

/**
 * SQL for a search text, or undefined when there is none. Every word must be found: as it is, as the start of a word, or,
 * only when no product has it so, as a word that looks like it (trigrams, or two neighbouring letters swapped).
 */
export const matchText = (q: string | undefined): TextMatch | undefined => {
  if (!q) return undefined
  const words = wordsOf(q)
  if (!words.length) return { words: 0, typed: "typed as (select 1)", condition: "false", score: "0", bindings: {} }

  const bindings: Record<string, string> = { q, whole: words.map((word) => `'${word}'`).join(" | ") }
  for (const [i, word] of words.entries()) {
    bindings[`word${i}`] = word
    bindings[`start${i}`] = `'${word}':*`
    bindings[`swapped${i}`] = swaps(word)
  }
  return {
    words: words.length,
    typed: `words as materialized (
        select to_tsquery(${LANGUAGE}, :whole) as whole, ${words.map((_, i) => queries(i)).join(", ")}
      ), typed as materialized (select words.*, ${words.map((_, i) => known(i)).join(", ")} from words)`,
    condition: words.map((_, i) => found(i)).join(" and "),
    score: `ts_rank(${WEIGHTS}, search_vector, whole)
      + ts_rank(${WEIGHTS}, search_vector, ${words.map((_, i) => `start${i}`).join(" || ")})
      + 0.2 * word_similarity(:q, indexed->>'name')`,
    bindings,
  }
}

const queries = (i: number) =>
  `to_tsquery(${LANGUAGE}, :start${i}) as start${i}, to_tsquery(${LANGUAGE}, :swapped${i}) as swapped${i}`

/** A word too common to be indexed ("the") counts as known and is found everywhere. */
const known = (i: number) =>
  `(numnode(start${i}) = 0 or exists (
     select 1 from ?? where search_vector @@ words.start${i} and indexed->>'active' = 'true')) as known${i}`

const found = (i: number) =>
  `(numnode(start${i}) = 0 or search_vector @@ start${i} or (not known${i}
    and (search_vector @@ swapped${i} or word_similarity(:word${i}, ${GUESSED_IN}) >= ${ALIKE})))`

const wordsOf = (q: string) => [...new Set(q.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu))].slice(0, MAX_WORDS)

/** "mnago" as 'nmago' | 'mango' | 'mngao' | 'mnaog': trigrams alone miss the commonest slip of the fingers. */
const swaps = (word: string) => {
  const letters = [...word]
  if (letters.length < 4 || letters.length > 20) return `'${word}'`
  const swapped = letters
    .slice(1)
    .map((letter, i) => [...letters.slice(0, i), letter, letters[i], ...letters.slice(i + 2)].join(""))
  return [...new Set(swapped)].map((variant) => `'${variant}'`).join(" | ")
}
