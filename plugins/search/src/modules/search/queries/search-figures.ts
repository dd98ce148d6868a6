import type { Knex } from "@medusajs/framework/mikro-orm/knex"

/** Maximum of texts counted on one day, which bounds what a stranger can store. */
export const MAX_TEXTS_OF_DAY = 2_000

/** India's. */
const TODAY = "(now() at time zone 'Asia/Kolkata')::date"

/**
 * Counts a search of today, which found so many products. A text that is new today has to be among its first
 * MAX_TEXTS_OF_DAY.
 */
export const addSearch = async (db: Knex, text: string, found: number) => {
  await db.raw(
    `insert into search_count (day, text, searches, found)
     select ${TODAY}, :text, 1, :found
     where exists (select from search_count where day = ${TODAY} and text = :text)
       or (select count(*) from search_count where day = ${TODAY}) < :most
     on conflict (day, text) do update set searches = search_count.searches + 1, found = excluded.found`,
    { text, found, most: MAX_TEXTS_OF_DAY },
  )
}

/** Counts that a product was clicked, of a search that was counted today, and not more often than that was. */
export const addClick = async (db: Knex, text: string) => {
  await db.raw(`update search_count set clicks = least(searches, clicks + 1) where day = ${TODAY} and text = :text`, {
    text,
  })
}

/** Deletes what was counted longer ago than so many days. */
export const deleteOldFigures = async (db: Knex, days: number) => {
  await db.raw(`delete from search_count where day < ${TODAY} - :days::integer`, { days })
}
