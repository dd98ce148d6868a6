import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { SearchDocument } from "../search-document"
import { splitWords } from "../search-text/words"

/** Shorter ones look like anything, longer ones like nothing. */
const MIN_LETTERS = 3
const MAX_LETTERS = 30

/** What is read of a document for guessing. Long texts have a look-alike of almost anything, so the description is left out. */
type Worded = Pick<SearchDocument, "name" | "category" | "attributes">

/**
 * Keeps the words of these documents, which a misspelt one is compared with. None is ever taken away: whoever guesses looks
 * whether a product on sale has it. What has a digit is a code, and never guessed.
 */
export const saveSearchWords = async (db: Knex, documents: Worded[]): Promise<void> => {
  const words = documents.flatMap(({ name, category, attributes }) =>
    splitWords(`${name} ${category ?? ""} ${attributes}`),
  )
  const kept = [...new Set(words)].filter(
    (word) => word.length >= MIN_LETTERS && word.length <= MAX_LETTERS && !/\d/.test(word),
  )
  if (!kept.length) return
  await db.raw(
    `insert into search_word (word) select word from unnest(?::text[]) word
     where not exists (select from search_word known where known.word = word.word) order by word on conflict do nothing`,
    [kept],
  )
}
