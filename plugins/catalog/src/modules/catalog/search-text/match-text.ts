import { type Part, partsOf } from "./parts"

/** How alike a word must look: "kashmeri" finds "kashmiri", "phone" does not find "stone". */
const ALIKE = 0.45
const LANGUAGE = "'medusa_search_english'"
const WEIGHTS = "'{0.1, 0.2, 0.5, 1}'"
/** Products on sale, which alone shoppers may find. */
export const ACTIVE = "indexed->>'active' = 'true'"
/** Long texts hold a look-alike of almost anything, so descriptions are left out of guessing. */
const GUESSED_IN = `concat_ws(' ', indexed->>'name', indexed->>'category', indexed->>'attributes')`

/** Parts of a statement over the index table, written `??`; `typed` is a table of one row that `from` must join. */
export type TextMatch = {
  /** How many parts the text has; all else but the bindings follows from it. */
  parts: number
  typed: string
  /** That every part is found, as a query that the table's index answers; for texts whose parts are all known (`all_known`). */
  known: string
  /** The same of any text; and for each part that it is found. */
  every: string
  each: string[]
  score: string
  bindings: Record<string, string>
}

const NOTHING = { parts: 0, typed: "", known: "false", every: "false", each: [], score: "0", bindings: {} }

/**
 * SQL for a search text, or undefined when there is none. Each part of it is found as it is, as the start of a word, by how it
 * sounds or by another word for the same thing; and, only when no product has it so, as a word that looks like it (trigrams,
 * two neighbouring letters swapped, the same consonants).
 * @param among SQL for the products that are looked through
 */
export const matchText = (q: string, among = ACTIVE): TextMatch | undefined => {
  if (!q) return undefined
  const parts = partsOf(q)
  if (!parts.length) return NOTHING
  const all = parts.map((_, i) => i)
  const each = all.map(found)
  const either = (name: string) => all.map((i) => `${name}${i}`).join(" || ")
  return {
    parts: parts.length,
    typed: `words as materialized (
        select to_tsquery(${LANGUAGE}, :whole) as whole, ${all.map(queries)}
      ), looked_up as materialized (
        select words.*, ${all.map(knownAmong(among))} from words
      ), typed as materialized (
        select looked_up.*, ${all.map((i) => `known${i}`).join(" and ")} as all_known, ${all.map(telling).join(" && ")} as every_part
        from looked_up
      )`,
    known: "all_known and numnode(every_part) > 0 and search_vector @@ every_part",
    every: `not (all_known and numnode(every_part) > 0) and ${each.join(" and ")}`,
    each,
    score: `ts_rank(${WEIGHTS}, search_vector, whole) + ts_rank(${WEIGHTS}, search_vector, ${either("start")})
      + 0.5 * ts_rank(${WEIGHTS}, search_vector, ${either("sound")})
      + 0.25 * ts_rank(${WEIGHTS}, search_vector, ${either("meaning")})
      + 0.2 * word_similarity(:q, indexed->>'name')
      + case when lower(indexed->>'name') = lower(:q) then 10 else 0 end`,
    bindings: {
      q,
      whole: parts
        .flatMap(({ text }) => text.split(" "))
        .map((word) => `'${word}'`)
        .join(" | "),
      ...Object.assign({}, ...parts.map(bindings)),
    },
  }
}

const bindings = (part: Part, i: number) =>
  Object.fromEntries(Object.entries(part).map(([name, value]) => [`${name}${i}`, value]))

/** Sounds are words with a digit, which PostgreSQL keeps as they are in any language. */
const queries = (i: number) =>
  ["start", "sound", "meaning", "near"].map((name) => `to_tsquery(${LANGUAGE}, :${name}${i}) as ${name}${i}`).join(", ")

const asKnown = (i: number) => `(start${i} || sound${i} || meaning${i})`

/** A word too common to be indexed ("the") counts as known and is found everywhere. */
const knownAmong = (among: string) => (i: number) =>
  `(numnode(start${i}) = 0 or exists (
     select 1 from ?? where search_vector @@ ${asKnown(i)} and ${among})) as known${i}`

const telling = (i: number) => `case when numnode(start${i}) = 0 then ''::tsquery else ${asKnown(i)} end`

const found = (i: number) =>
  `(numnode(start${i}) = 0 or search_vector @@ ${asKnown(i)} or (not known${i}
    and (search_vector @@ near${i} or word_similarity(:text${i}, ${GUESSED_IN}) >= ${ALIKE})))`
