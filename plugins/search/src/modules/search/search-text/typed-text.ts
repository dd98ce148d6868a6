import { sql } from "@haat/sdk/server/queries/sql"
import { guessQuery } from "./guess"
import { hasAtLeast } from "./index-rows"
import { LANGUAGE } from "./language"
import { longerWordsQuery } from "./longer-words"

/** Number of products below which words spelled otherwise are looked for as well. */
const FEW = 5
/** Table of one row with what was typed. */
export const TYPED_TEXT = "typed_text"
/** Table of the products that have all parts as they are written. */
export const DIRECT_MATCH = "direct_match"
/** SQL: whether there are so many of these that nothing else has to be looked for. */
export const HAS_ENOUGH_DIRECT_MATCHES = hasAtLeast(FEW, DIRECT_MATCH)

/** Parts of a text, and the products among which it is looked for. */
export type TextShape = {
  /** number of each part */
  parts: number[]
  /** number of the part that says what is looked for */
  noun: number
  /** SQL for the condition on products that are looked through */
  candidates: string
  /** true when a part that finds few products is also searched by its consonants */
  canMatchConsonants: boolean
}

/**
 * SQL for tables that end in TYPED_TEXT, whose columns are queries that the index answers: `all_parts_query`, empty
 * where nothing has every part; `any_part_query`; and `part0_query` … of each part. Others say whether products have
 * each part as it is (`is_known0` …, `are_all_known`) or whether it had to be guessed, whether the text has only
 * words that are too common to be indexed (`is_all_stop_words`), and whether no product is called what is looked
 * for, and what it is called may be said of none (`is_missing`).
 * @param directMatch SQL for the rows of DIRECT_MATCH; where these are not few, nothing else is looked for, and no
 *   part by itself. Without it each part is. It reads `text_query`, a table of one row: `direct_query` finds what
 *   has all parts as they are written, nothing for words that may be meant otherwise, and `direct_noun_query` what
 *   is looked for.
 */
export const typedTextTables = (shape: TextShape, directMatch?: string): string[] => [
  writePartQueries(shape),
  writeTextQueries(shape),
  ...(directMatch
    ? [
        sql`
          ${DIRECT_MATCH} as materialized (
            ${directMatch}
          )`,
      ]
    : []),
  sql`
    part_count as materialized (
      select
        text_query.*,
        ${shape.parts.flatMap((part) => [countProducts(shape, part, directMatch !== undefined), isShopWord(part)])}
      from text_query
    )`,
  sql`
    part_guess as materialized (
      select
        part_count.*,
        ${shape.parts.map((part) => guessPart(shape, part))}
      from part_count
    )`,
  sql`
    part_result as materialized (
      select
        part_guess.*,
        ${shape.parts.flatMap((part) => [queryOfPart(shape, part), `${isKnown(part)} as is_known${part}`])}
      from part_guess
    )`,
  writeTypedText(shape),
]

const toQuery = (binding: string) => `to_tsquery(${LANGUAGE}, :${binding})`

/** SQL: whether a word is too common to be indexed ("the"). */
const isStopWord = (part: number) => `numnode(start${part}) = 0`

/** SQL for a query of a part, empty for a stop word. */
const unlessStopWord = (part: number, query: string) =>
  `case when ${isStopWord(part)} then ''::tsquery else ${query} end`

/** SQL: whether products have a part as it is written; true for a stop word, which is found everywhere. */
const isKnown = (part: number) => `(${isStopWord(part)} or count${part} > 0)`

/** SQL for one query, or one condition, of those of all parts. */
const joinParts = (parts: number[], operator: "||" | "&&" | "and" | "or", toSql: (part: number) => string) =>
  parts.map(toSql).join(`\n${operator} `)

const longerWords = (part: number) => longerWordsQuery(`:longer${part}`, toQuery(`start${part}`))

/** Sounds are words with a digit, which PostgreSQL keeps as they are in any language. */
const writePartQueries = ({ parts }: TextShape) => sql`
  part_query as (
    select
      ${toQuery("whole")} as any_word,
      ${toQuery("head")} as named_noun,
      ${toQuery("mentioned")} as mentioned,
      ${toQuery("besideTerms")} as beside_terms,
      ${toQuery("besideWords")} as beside_words,
      ${parts.flatMap((part) => [
        ...["start", "sound", "meaning", "spelled", "swapped", "named"].map(
          (name) => `${toQuery(`${name}${part}`)} as ${name}${part}`,
        ),
        `${toQuery(`written${part}`)} || ${longerWords(part)} as written${part}`,
      ])}
  )`

const writeTextQueries = ({ parts, noun }: TextShape) => {
  const others = parts.filter((part) => part !== noun)
  const nounQuery = unlessStopWord(noun, "named_noun")
  return sql`
    text_query as materialized (
      select
        *,
        case
          when ${parts.map((part) => `:heard${part}::boolean`).join(" or ")} then ''::tsquery
          else
            ${joinParts(parts, "&&", (part) => unlessStopWord(part, `written${part}`))}
            && ${nounQuery}
        end as direct_query,
        ${unlessStopWord(noun, `written${noun}`)} as direct_noun_query,
        ${nounQuery} as noun_query,
        ${others.map((part) => `named${part}`).join(" || ") || "''::tsquery"} as other_names_query,
        ${["start", "sound", "meaning", "spelled"].map(
          (name) => `${parts.map((part) => `${name}${part}`).join(" || ")} as any_${name}`,
        )}
      from part_query
    )`
}

/** SQL for the number of products that have a part, up to FEW; of what is looked for, that are called so. */
const countProducts = ({ noun, candidates }: TextShape, part: number, hasDirectMatches: boolean) => {
  const count = sql`
    (
      select count(*)
      from (
        select
        from ??
        where search_vector @@ ${part === noun ? `(written${part} && noun_query)` : `written${part}`}
          and ${candidates}
        limit ${FEW}
      ) first_product
    )`
  if (!hasDirectMatches) return `${count} as count${part}`
  return sql`
    case
      when ${HAS_ENOUGH_DIRECT_MATCHES} then ${FEW}
      else ${count}
    end as count${part}`
}

/** SQL: whether a word is one of the shop's own, and so not misspelt. */
const isShopWord = (part: number) => sql`
  exists (
    select
    from search_word
    where word = :alike${part}
  ) as is_shop_word${part}`

/** SQL for what an unknown part may be meant to be. */
const guessPart = ({ candidates }: TextShape, part: number) => sql`
  case
    when ${isKnown(part)} or is_shop_word${part} or :alike${part} = '' then ''::tsquery
    else ${guessQuery(`:alike${part}`, candidates)}
  end as guess${part}`

/**
 * SQL for the query of a part: as it is written, by its consonants where few are so, and as it is guessed where none
 * is.
 */
const queryOfPart = ({ canMatchConsonants }: TextShape, part: number) => {
  const isRare = `:heard${part}::boolean or (count${part} < ${FEW} and not is_shop_word${part})`
  return sql`
    case
      when ${isStopWord(part)} then ''::tsquery
      when count${part} = 0 and is_shop_word${part} then ''::tsquery
      when count${part} = 0 then spelled${part} || swapped${part} || guess${part}
      ${canMatchConsonants ? `when ${isRare} then written${part} || spelled${part}` : ""}
      else written${part}
    end as part${part}_query`
}

const writeTypedText = ({ parts, noun }: TextShape) => {
  const isFound = (part: number) => `numnode(part${part}_query) > 0`
  return sql`
    ${TYPED_TEXT} as materialized (
      select
        part_result.*,
        ${parts.map((part) => `is_known${part}`).join(" and ")} as are_all_known,
        ${parts.map(isStopWord).join(" and ")} as is_all_stop_words,
        not ${isStopWord(noun)} and numnode(part${noun}_query) = 0 as is_missing,
        case
          when
            ${joinParts(parts, "and", (part) => `(${isStopWord(part)} or ${isFound(part)})`)}
          then ${parts.map((part) => `part${part}_query`).join(" && ")} && noun_query
          else ''::tsquery
        end as all_parts_query,
        case
          when
            ${joinParts(parts, "or", (part) => `(is_known${part} and ${isFound(part)})`)}
          then
            ${joinParts(parts, "||", (part) => `case when is_known${part} then part${part}_query else ''::tsquery end`)}
          else ${parts.map((part) => `part${part}_query`).join(" || ")}
        end as any_part_query
      from part_result
    )`
}
