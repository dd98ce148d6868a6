import { LANGUAGE } from "./language"

/** How alike a word must look: "kashmeri" finds "kashmiri", "phone" does not find "stone". */
const ALIKE = 0.4
/** How much less alike than the best a word may be that is guessed beside it. */
const NEARLY_AS_ALIKE = 0.9
/** So many look-alikes are looked up among the products, and so many of those that one has are looked for. */
const MAX_LOOKED_UP = 24
const MAX_GUESSED = 8

/** The word as a whole, and how much of what was typed is in it: "choclate" is nearer to "chocolate" than to "chocolates". */
const alike = (one: string, other: string) => `similarity(${one}, ${other}) + word_similarity(${one}, ${other})`

/**
 * SQL for a query that finds the words which the words of this text may be meant to be; empty where one of them is like no
 * word that a product has. They are compared with the words of all products (`search_word`), never with the products.
 * @param text SQL for it, empty when nothing is to be guessed
 * @param among SQL for the products whose words may be guessed
 */
export const guessOf = (text: string, among: string) => `coalesce((
    select to_tsquery(${LANGUAGE}, case when count(words) = count(*) then string_agg('(' || words || ')', ' & ') end)
    from (
      select (
        select string_agg('''' || word || '''', ' | ') from (
          select word, alike, max(alike) over () as best from (
            select word, alike from (
              select word, ${alike("typed_word", "word")} as alike from search_word
              where word % typed_word and word_similarity(typed_word, word) >= ${ALIKE}
              order by alike desc, word limit ${MAX_LOOKED_UP}
            ) like_it
            where exists (select from ?? where search_vector @@ to_tsquery(${LANGUAGE}, '''' || word || '''') and ${among})
            order by alike desc, word limit ${MAX_GUESSED}
          ) known
        ) best_of where alike >= ${NEARLY_AS_ALIKE} * best
      ) as words
      from regexp_split_to_table(${text}, ' ') typed_word offset 0
    ) guessed
  ), ''::tsquery)`
