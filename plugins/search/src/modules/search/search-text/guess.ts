import { sql } from "@haat/sdk/server/queries/sql"
import { LANGUAGE } from "./language"

/** Minimum likeness of a word: "kashmeri" finds "kashmiri", "phone" does not find "stone". */
const MIN_LIKENESS = 0.4
/** Share of the best word's likeness that a word must have to be guessed beside it. */
const NEARLY_AS_ALIKE = 0.9
/** Number of similar words that are looked up among the products, and of those with a product that are looked for. */
const MAX_LOOKED_UP = 24
const MAX_GUESSED = 8

/**
 * SQL for a query that finds the words which the words of this text may be meant to be; empty where one of them is
 * like no word that a product has. They are compared with the words of all products (`search_word`), never with the
 * products. Likeness is that of the whole word, and how much of what was typed is in it: "choclate" is nearer to
 * "chocolate" than to "chocolates".
 * @param text SQL for it, empty when nothing is to be guessed
 * @param candidates SQL for the condition on products whose words may be guessed
 */
export const guessQuery = (text: string, candidates: string) => sql`
  coalesce((
    select to_tsquery(
      ${LANGUAGE},
      case when count(words) = count(*) then string_agg('(' || words || ')', ' & ') end
    )
    from (
      select (
        with similar_word as (
          select word, similarity(typed_word, word) + word_similarity(typed_word, word) as likeness
          from search_word
          where word % typed_word
            and word_similarity(typed_word, word) >= ${MIN_LIKENESS}
          order by likeness desc, word
          limit ${MAX_LOOKED_UP}
        ),
        product_word as (
          select word, likeness
          from similar_word
          where exists (
            select
            from ??
            where search_vector @@ to_tsquery(${LANGUAGE}, '''' || word || '''')
              and ${candidates}
          )
          order by likeness desc, word
          limit ${MAX_GUESSED}
        ),
        compared_word as (
          select word, likeness, max(likeness) over () as best_likeness
          from product_word
        )
        select string_agg('''' || word || '''', ' | ')
        from compared_word
        where likeness >= ${NEARLY_AS_ALIKE} * best_likeness
      ) as words
      from regexp_split_to_table(${text}, ' ') typed_word
      offset 0
    ) guessed_word
  ), ''::tsquery)`
