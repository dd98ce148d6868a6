import { sql } from "@haat/sdk/server/queries/sql"
import { LANGUAGE } from "./language"

/** A word with which more words begin is looked for as the start of any word. */
const MAX_LONGER = 50

/**
 * Tells whether the words that begin with this one are in `search_word`, which has none of Hindi names, no codes,
 * and nothing of descriptions.
 */
export const hasKnownLongerWords = (word: string): boolean => /^\p{Script=Latin}+$/u.test(word)

/**
 * SQL for a query that finds what begins with this word, by each of the few known words that do. For the start of a
 * word the index gathers everything that begins so before it looks for the other words of a text, which takes longer
 * than all the rest in a large shop. Empty when there are none.
 * @param word SQL for it, empty when nothing is to be looked up
 * @param start SQL for a query that finds it as the start of any word
 */
export const longerWordsQuery = (word: string, start: string) => sql`
  coalesce((
    select
      case
        when count(*) > ${MAX_LONGER} then ${start}
        else string_agg(distinct query::text, ' | ')
          filter (where numnode(query) > 0 and query <> plainto_tsquery(${LANGUAGE}, ${word}))::tsquery
      end
    from (
      select to_tsquery(${LANGUAGE}, '''' || word || '''') as query
      from search_word
      where ${word} <> ''
        and word collate "C" > ${word}
        and word collate "C" < ${word} || chr(1114111)
      limit ${MAX_LONGER} + 1
    ) longer_word
  ), ''::tsquery)`
