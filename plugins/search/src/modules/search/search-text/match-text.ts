import { guessOf } from "./guess"
import { LANGUAGE } from "./language"
import { longerWordsOf } from "./longer-words"
import { hyphened, type Part, partsOf } from "./parts"
import { hasAtLeast } from "./rows"

/** Of description, name and attributes, category, and what the name says it is. */
const WEIGHTS = "'{0.1, 0.35, 0.4, 1}'"
/** Fewer than so many are few: words spelled otherwise are looked for as well. */
const FEW = 5
/** What is looked for counts more than what it is like. */
const NOUN_COUNTS = 3
/** How much less a part counts that no product has as it is written. */
const GUESS_COUNTS = 0.5
/** Products on sale, which alone shoppers may find. */
export const ACTIVE = "active"
/** That a product's name is what was typed; the table has an index for it. */
export const IS_CALLED = "names @> array[lower(:q)]"
/** That a product is called what was typed, or has a variant of this SKU or GTIN; those are looked up once for all that are compared. */
export const IS_NAMED = `id in (select id from ?? where ${IS_CALLED}
  union all select product_id from product_variant where lower(sku) = lower(:q) and deleted_at is null
  union all select product_id from product_variant where barcode = :q and deleted_at is null)`
/** The table of one row with what was typed, which `from` must join. */
export const TYPED = "typed"

/** Parts of a statement over the index table, written `??`. */
export type TextMatch = {
  /** How many parts the text has, and which of them says what is looked for; all else but the bindings follows from these. */
  parts: number
  noun: number
  /**
   * Tables that end in TYPED, after one of what has all parts as they are written (`AS_WRITTEN`, of the given SQL): where these are not few, nothing
   * else has to be looked for, and no part by itself. Without it each part is. Its columns are queries that the table's index answers: `every_part`, empty where nothing has
   * every part; `any_part`; and of each part `wanted0` … It says too whether products have all parts as they are (`all_known`)
   * or whether some had to be guessed, and whether the text has only words that are too common to be indexed (`says_nothing`).
   */
  typed: (asWritten?: string) => string
  /** What is looked for, as it was typed. */
  head: string
  /** How much each part counts where no product has them all. */
  weights: string[]
  /** How well a product fits, by `search_vector` and `names`. */
  score: string
  bindings: Record<string, string>
}

/** The table of the products that have all parts as they are written. Their SQL reads WORDS. */
export const AS_WRITTEN = "as_written"
/** Of one row with `as_typed`, what has all parts as they are written, and `noun_as_typed`; nothing for words that may be meant otherwise. */
export const WORDS = "words"
/** Of a row of TYPED: that no product is called what is looked for, and what it is called may be said of none. */
export const IS_MISSING = "is_missing"
/** That so many have them so. */
export const ENOUGH_AS_WRITTEN = hasAtLeast(FEW, AS_WRITTEN)

const NOTHING = { parts: 0, noun: 0, typed: () => "", head: "", weights: [], score: "0" }

/**
 * SQL for a search text, or undefined when there is none. Each part of it is found as it is, as the start of a word, by how it
 * sounds or by another word for the same thing; when few products have it so, also by its consonants; and, only when none has it,
 * as a word of the products that looks like it (`guess.ts`), or with two neighbouring letters swapped.
 * @param among SQL for the products that are looked through; of all of them nothing is found by consonants alone
 */
export const matchText = (q: string, among = ACTIVE): TextMatch | undefined => {
  if (!q) return undefined
  const { parts, noun } = partsOf(q)
  if (!parts.length) return { ...NOTHING, bindings: {} }
  const all = parts.map((_, i) => i)
  const either = (name: string) => all.map((i) => `${name}${i}`).join(" || ")
  const head = parts[noun]
  const others = all.filter((i) => i !== noun)
  return {
    parts: parts.length,
    noun,
    head: head.text,
    typed: (asWritten) => `${WORDS} as materialized (
        select *, case when ${all.map((i) => `:heard${i}::boolean`).join(" or ")} then ''::tsquery else ${all.map(unlessSilent).join(" && ")} && ${unlessSilentNoun(noun)} end as as_typed,
          ${unlessSilent(noun)} as noun_as_typed, ${unlessSilentNoun(noun)} as head,
          ${others.map((i) => `named${i}`).join(" || ") || "''::tsquery"} as named_others,
          ${["start", "sound", "meaning", "spelled"].map((name) => `${either(name)} as any_${name}`).join(", ")}
        from (select to_tsquery(${LANGUAGE}, :whole) as whole, to_tsquery(${LANGUAGE}, :head) as head_query,
          to_tsquery(${LANGUAGE}, :mentioned) as mentioned, to_tsquery(${LANGUAGE}, :besideTerms) as beside_terms,
          to_tsquery(${LANGUAGE}, :besideWords) as beside_words, ${all.map(queries)}) queries
      ), ${asWritten ? `${AS_WRITTEN} as materialized (${asWritten}),` : ""} counted as materialized (
        select ${WORDS}.*, ${all.map(countAmong(among, asWritten !== undefined, noun))}, ${all.map(isOfShop)} from ${WORDS}
      ), guessed as materialized (
        select counted.*, ${all.map(guessed(among))} from counted
      ), looked_up as materialized (
        select guessed.*, ${all.map(wanted(among === ACTIVE))}, ${all.map((i) => `${isKnown(i)} as known${i}`)} from guessed
      ), typed as materialized (
        select looked_up.*, ${all.map((i) => `known${i}`).join(" and ")} as all_known,
          ${all.map(saysNothing).join(" and ")} as says_nothing,
          not ${saysNothing(noun)} and numnode(wanted${noun}) = 0 as ${IS_MISSING},
          case when ${all.map(canBeFound).join(" and ")} then ${all.map((i) => `wanted${i}`).join(" && ")} && head else ''::tsquery end as every_part,
          case when ${all.map(isFound).join(" or ")} then ${all.map(ifFound).join(" || ")} else ${either("wanted")} end as any_part
        from looked_up
      )`,
    weights: all.map((i) => `(:weight${i}::float8 * case when known${i} then 1 else ${GUESS_COUNTS} end)`),
    score: `${rank("whole")} + ${NOUN_COUNTS} * ${rankOfAny(`wanted${noun}`)}
      + 0.25 * ${rank("any_start")} + 0.6 * ${rank("any_sound")} + 0.5 * ${rankOfAny("any_meaning")}
      + 0.15 * ${rank("any_spelled")} + 0.5 * ${rank(either("guess"))}
      + 0.2 * word_similarity(:q, names[1]) + case when ${IS_NAMED} then 10 else 0 end`,
    bindings: {
      q,
      whole: parts
        .flatMap(({ text }) => hyphened(text.split(" ")))
        .map((word) => `'${word}'`)
        .join(" | "),
      head: among === ACTIVE ? head.named : "",
      ...{ mentioned: head.mentioned, besideTerms: head.besideTerms, besideWords: head.besideWords },
      ...Object.assign({}, ...parts.map(bindings)),
    },
  }
}

const rank = (query: string) => `ts_rank(${WEIGHTS}, search_vector, ${query})`

/** PostgreSQL shares the rank of what is found by one of many words among them all: then a word with many others for it would count less. */
const rankOfAny = (query: string) => `${rank(query)} * ln(1 + numnode(${query}))`

const bindings = ({ mentioned: _, besideTerms: __, besideWords: ___, ...part }: Part, i: number) =>
  Object.fromEntries(Object.entries(part).map(([name, value]) => [`${name}${i}`, value]))

/** Sounds are words with a digit, which PostgreSQL keeps as they are in any language. */
const queries = (i: number) =>
  [
    ...["start", "sound", "meaning", "spelled", "swapped", "named"].map((name) => `${queryOf(name, i)} as ${name}${i}`),
    `${queryOf("written", i)} || ${longerWordsOf(`:longer${i}`, queryOf("start", i))} as written${i}`,
  ].join(", ")

const queryOf = (name: string, i: number) => `to_tsquery(${LANGUAGE}, :${name}${i})`

const asWritten = (i: number) => `written${i}`

/** How many products have this part, up to a few; of what is looked for, how many are called so. */
const countAmong = (among: string, unlessEnough: boolean, noun: number) => (i: number) =>
  `case when ${unlessEnough ? ENOUGH_AS_WRITTEN : "false"} then ${FEW} else (select count(*) from (
     select from ?? where search_vector @@ ${i === noun ? `(${asWritten(i)} && head)` : asWritten(i)} and ${among} limit ${FEW}) few) end as count${i}`

/** That a word is one of the shop's own, and so not misspelt. */
const isOfShop = (i: number) => `exists (select from search_word where word = :alike${i}) as of_shop${i}`

/** A word too common to be indexed ("the"). */
const saysNothing = (i: number) => `numnode(start${i}) = 0`

/** What restricts a search to products that are called what is looked for. */
const unlessSilentNoun = (noun: number) => `case when ${saysNothing(noun)} then ''::tsquery else head_query end`

const unlessSilent = (i: number) => `case when ${saysNothing(i)} then ''::tsquery else ${asWritten(i)} end`

/** What says nothing counts as known and is found everywhere. */
const isKnown = (i: number) => `(${saysNothing(i)} or count${i} > 0)`

const isFound = (i: number) => `(known${i} and numnode(wanted${i}) > 0)`
const ifFound = (i: number) => `case when known${i} then wanted${i} else ''::tsquery end`
const canBeFound = (i: number) => `(${saysNothing(i)} or numnode(wanted${i}) > 0)`

/** What an unknown part may be meant to be. */
const guessed = (among: string) => (i: number) =>
  `case when ${isKnown(i)} or of_shop${i} or :alike${i} = '' then ''::tsquery
     else ${guessOf(`:alike${i}`, among)} end as guess${i}`

/** The part as a query for the table's index: as it is written, by its consonants where few are so, and as it is guessed where none is. */
const wanted = (bySpelling: boolean) => (i: number) =>
  `case when ${saysNothing(i)} then ''::tsquery
     when count${i} = 0 and of_shop${i} then ''::tsquery
     when count${i} = 0 then spelled${i} || swapped${i} || guess${i}
     when ${bySpelling} and (:heard${i}::boolean or (count${i} < ${FEW} and not of_shop${i})) then ${asWritten(i)} || spelled${i}
     else ${asWritten(i)} end as wanted${i}`
