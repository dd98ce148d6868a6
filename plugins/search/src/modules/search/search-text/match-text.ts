import { sql } from "@haat/sdk/server/queries/sql"
import { hyphenatedForms, type Part, partsOf } from "./parts"
import { typedTextTables } from "./typed-text"

/** Weights of description, name and attributes, category, and what the name says it is. */
const WEIGHTS = "'{0.1, 0.35, 0.4, 1}'"
/** Weight of what is looked for, against what it is like. */
const NOUN_WEIGHT = 3
/** Weight of a part that no product has as it is written, against one that products have. */
const GUESS_WEIGHT = 0.5
/** SQL: whether a product's name is what was typed; the table has an index for it. */
export const HAS_TYPED_NAME = "names @> array[lower(:q)]"
/** SQL: whether a product is called what was typed, or has a variant of this SKU or GTIN (NAMED_PRODUCT). */
export const IS_NAMED_PRODUCT = "id in (table named_product)"

/** Parts of a statement over the index table, written `??`. */
export type TextMatch = {
  /**
   * number of parts of the text, and which of them says what is looked for; all else but the bindings follows from
   * these
   */
  parts: number
  noun: number
  /** SQL for tables that end in TYPED_TEXT (`typedTextTables`) */
  tables: (directMatch?: string) => string[]
  /** what is looked for, as it was typed */
  head: string
  /** SQL for how much each part counts where no product has them all */
  weights: string[]
  /** SQL for how well a product fits, by `search_vector` and `names` */
  score: string
  bindings: Record<string, string>
}

const NOTHING = { parts: 0, noun: 0, tables: () => [], head: "", weights: [], score: "0", bindings: {} }

/**
 * SQL for a search text, or undefined when there is none. Each part of it is found as it is, as the start of a word,
 * by how it sounds or by another word for the same thing; when few products have it so, also by its consonants; and,
 * only when none has it, as a word of the products that looks like it (`guess.ts`), or with two neighbouring letters
 * swapped.
 * @param among the products that are looked through; of all of them nothing is found by consonants alone
 */
export const buildTextMatch = (q: string, among: "active" | "all" = "active"): TextMatch | undefined => {
  if (!q) return undefined
  const { parts, noun } = partsOf(q)
  if (!parts.length) return NOTHING
  const numbers = parts.map((_, part) => part)
  const isActive = among === "active"
  const shape = { parts: numbers, noun, candidates: isActive ? "active" : "true", canMatchConsonants: isActive }
  return {
    parts: parts.length,
    noun,
    head: parts[noun].text,
    tables: (directMatch) => typedTextTables(shape, directMatch),
    weights: numbers.map(
      (part) => `(:weight${part}::float8 * case when is_known${part} then 1 else ${GUESS_WEIGHT} end)`,
    ),
    score: writeScore(numbers, noun),
    bindings: {
      q,
      whole: parts
        .flatMap(({ text }) => hyphenatedForms(text.split(" ")))
        .map((word) => `'${word}'`)
        .join(" | "),
      head: isActive ? parts[noun].named : "",
      mentioned: parts[noun].mentioned,
      besideTerms: parts[noun].besideTerms,
      besideWords: parts[noun].besideWords,
      ...Object.assign({}, ...parts.map(partBindings)),
    },
  }
}

/** SQL for the table of these products, which are looked up once for all that are compared. */
export const NAMED_PRODUCT = sql`
  named_product as materialized (
    select id
    from ??
    where ${HAS_TYPED_NAME}
    union all
    select product_id
    from product_variant
    where lower(sku) = lower(:q)
      and deleted_at is null
    union all
    select product_id
    from product_variant
    where barcode = :q
      and deleted_at is null
  )`

const writeScore = (parts: number[], noun: number) => sql`
  ${rank("any_word")}
    + ${NOUN_WEIGHT} * ${rankOfAnyWord(`part${noun}_query`)}
    + 0.25 * ${rank("any_start")}
    + 0.6 * ${rank("any_sound")}
    + 0.5 * ${rankOfAnyWord("any_meaning")}
    + 0.15 * ${rank("any_spelled")}
    + 0.5 * ${rank(parts.map((part) => `guess${part}`).join(" || "))}
    + 0.2 * word_similarity(:q, names[1])
    + case when ${IS_NAMED_PRODUCT} then 10 else 0 end`

const rank = (query: string) => `ts_rank(${WEIGHTS}, search_vector, ${query})`

/**
 * SQL for the rank of what is found by one of many words: PostgreSQL shares it among them all, so that a word with
 * many others for it would count less.
 */
const rankOfAnyWord = (query: string) => `${rank(query)} * ln(1 + numnode(${query}))`

const partBindings = ({ mentioned: _, besideTerms: __, besideWords: ___, ...part }: Part, number: number) =>
  Object.fromEntries(Object.entries(part).map(([name, value]) => [`${name}${number}`, value]))
