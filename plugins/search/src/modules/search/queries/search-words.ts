import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { SearchDocument } from "../search-document"
import { splitWords } from "../search-text/words"

/** Shorter ones look like anything, longer ones like nothing. */
const MIN_LETTERS = 3
const MAX_LETTERS = 30

/**
 * Fields of a document whose words are suggested for misspelt ones. The description is left out: long texts resemble
 * almost anything.
 */
type Worded = Pick<SearchDocument, "name" | "category" | "attributes">

/**
 * Stores the words of these documents for guessing misspelt ones. Words are never removed, since a guess is checked
 * against products on sale. Words with a digit are codes and never guessed.
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
     where not exists (select from search_word known where known.word = word.word) order by word
       on conflict do nothing`,
    [kept],
  )
}
