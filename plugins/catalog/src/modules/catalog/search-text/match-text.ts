import { type Part, partsOf } from "./parts"

/** How alike a word must look: "kashmeri" finds "kashmiri", "phone" does not find "stone". */
const ALIKE = 0.45
const LANGUAGE = "'medusa_search_english'"
/** Of description, name and attributes, category, and what the name says it is. */
const WEIGHTS = "'{0.1, 0.35, 0.4, 1}'"
/** Fewer than so many are few: words spelled otherwise are looked for as well. */
const FEW = 5
/** What is looked for counts more than what it is like. */
const NOUN_COUNTS = 3
/** How much less a part counts that no product has as it is written. */
const GUESS_COUNTS = 0.5
/** Products on sale, which alone shoppers may find. */
export const ACTIVE = "indexed->>'active' = 'true'"
/** Long texts hold a look-alike of almost anything, so descriptions are left out of guessing. */
const GUESSED_IN = `concat_ws(' ', indexed->>'name', indexed->>'category', indexed->>'attributes')`

/** Parts of a statement over the index table, written `??`; `typed` is a table of one row that `from` must join. */
export type TextMatch = {
  /** How many parts the text has, and which of them says what is looked for; all else but the bindings follows from these. */
  parts: number
  noun: number
  typed: string
  /** That every part is found, as a query that the table's index answers; for texts whose parts are all known (`all_known`). */
  known: string
  /** The same of a text with parts that have to be guessed: beside some that are known, by the index, or beside none. */
  guessed: string[]
  /** For each part that it is found. */
  each: string[]
  /** How much each part counts where no product has them all. */
  weights: string[]
  score: string
  bindings: Record<string, string>
}

const NOTHING = { parts: 0, noun: 0, typed: "", known: "false", guessed: [], each: [], weights: [], score: "0" }

/**
 * SQL for a search text, or undefined when there is none. Each part of it is found as it is, as the start of a word, by how it
 * sounds or by another word for the same thing; when few products have it so, also by its consonants; and, only when none has it,
 * as a word that looks like it (trigrams, two neighbouring letters swapped).
 * @param among SQL for the products that are looked through; of all of them nothing is found by consonants alone
 */
export const matchText = (q: string, among = ACTIVE): TextMatch | undefined => {
  if (!q) return undefined
  const { parts, noun } = partsOf(q)
  if (!parts.length) return { ...NOTHING, bindings: {} }
  const all = parts.map((_, i) => i)
  const each = all.map(found)
  const either = (name: string) => all.map((i) => `${name}${i}`).join(" || ")
  const known = `all_known and numnode(every_part) > 0`
  return {
    parts: parts.length,
    noun,
    typed: `words as materialized (
        select to_tsquery(${LANGUAGE}, :whole) as whole, ${all.map(queries)}
      ), counted as materialized (
        select words.*, ${all.map(countAmong(among))} from words
      ), looked_up as materialized (
        select counted.*, ${all.map(wanted(among === ACTIVE))} from counted
      ), typed as materialized (
        select looked_up.*, ${all.map(isKnown).join(" and ")} as all_known, ${all.map((i) => `wanted${i}`).join(" && ")} as every_part,
          ${all.map(ifKnown).join(" && ")} as known_parts, ${all.map(ifKnown).join(" || ")} as any_known_part
        from looked_up
      )`,
    known: `${known} and search_vector @@ every_part`,
    guessed: ["numnode(known_parts) > 0 and search_vector @@ known_parts", "numnode(known_parts) = 0"].map(
      (beside) => `not (${known}) and ${beside} and ${each.join(" and ")}`,
    ),
    each,
    weights: all.map((i) => `(:weight${i}::float8 * case when ${isKnown(i)} then 1 else ${GUESS_COUNTS} end)`),
    score: `ts_rank(${WEIGHTS}, search_vector, whole) + ${NOUN_COUNTS} * ts_rank(${WEIGHTS}, search_vector, wanted${noun})
      + 0.25 * ts_rank(${WEIGHTS}, search_vector, ${either("start")})
      + 0.6 * ts_rank(${WEIGHTS}, search_vector, ${either("sound")})
      + 0.5 * ts_rank(${WEIGHTS}, search_vector, ${either("meaning")})
      + 0.15 * ts_rank(${WEIGHTS}, search_vector, ${either("spelled")})
      + 0.2 * word_similarity(:q, indexed->>'name')
      + case when lower(:q) in (lower(indexed->>'name'), lower(indexed->>'name_hi')) then 10 else 0 end`,
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
  ["start", "sound", "meaning", "spelled", "swapped"]
    .map((name) => `to_tsquery(${LANGUAGE}, :${name}${i}) as ${name}${i}`)
    .join(", ")

const asWritten = (i: number) => `(start${i} || sound${i} || meaning${i})`

/** How many products have this part, up to a few. */
const countAmong = (among: string) => (i: number) =>
  `(select count(*) from (
     select from ?? where search_vector @@ ${asWritten(i)} and ${among} limit ${FEW}) few) as count${i}`

/** A word too common to be indexed ("the") counts as known and is found everywhere. */
const isKnown = (i: number) => `(numnode(start${i}) = 0 or count${i} > 0)`

const ifKnown = (i: number) => `case when ${isKnown(i)} then wanted${i} else ''::tsquery end`

/** The part as a query for the table's index: as it is written, and by its consonants where few are. */
const wanted = (bySpelling: boolean) => (i: number) =>
  `case when numnode(start${i}) = 0 then ''::tsquery
     when ${bySpelling} and (:heard${i}::boolean or count${i} < ${FEW}) then ${asWritten(i)} || spelled${i}
     else ${asWritten(i)} end as wanted${i}`

const found = (i: number) =>
  `(numnode(start${i}) = 0 or search_vector @@ wanted${i} or (not ${isKnown(i)}
    and (search_vector @@ (spelled${i} || swapped${i}) or word_similarity(:alike${i}, ${GUESSED_IN}) >= ${ALIKE})))`
