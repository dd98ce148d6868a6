import { ACTIVE } from "./match-text"
import { searchKey } from "./search-key"

/** Ids of products by the text for which the owner has them come first, in their order. */
let pins = new Map<string, string[]>()

/** From now on searches of this process put these first. */
export const setPins = (all: { text: string; product_ids: string[] }[]) => {
  pins = new Map(all.map(({ text, product_ids }) => [text, product_ids]))
}

/** Ids of the products that come first for this text; none for most. */
export const pinnedTo = (q: string | undefined): string[] => (q && pins.get(searchKey(q))) || []

/**
 * SQL for the rows of a search and the active ones of the products that come first (the binding `pinned`), each once, whether
 * the search finds them or not.
 */
export const writeWithPinned = (rows: string, fields: Record<string, string>): string => `
  with matched as materialized (${rows})
  select ${Object.keys(fields)}, score, partial and not (id = any(:pinned::text[])) as partial from matched
  union all
  select ${Object.entries(fields).map(([name, value]) => `${value} as ${name}`)}, 0 as score, false as partial from ??
  where ${ACTIVE} and id = any(:pinned::text[]) and id not in (select id from matched)`

/** What comes before any other order. */
export const PINNED_FIRST = "array_position(:pinned::text[], id) nulls last,"
