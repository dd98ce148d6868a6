import { FOUND } from "./found"
import { ACTIVE } from "./match-text"
import { FIELDS, NAMES } from "./rows"
import { searchKey } from "./search-key"

/** Ids of products by the text for which the owner has them come first, in their order. */
let pins = new Map<string, string[]>()

/** From now on searches of this process put these first. */
export const setPins = (all: { text: string; product_ids: string[] }[]) => {
  pins = new Map(all.map(({ text, product_ids }) => [text, product_ids]))
}

/** Ids of the products that come first for this text; none for most. */
export const pinnedTo = (q: string | undefined): string[] => (q && pins.get(searchKey(q))) || []

/** The table of what a search finds and of what comes first for it. */
export const FOUND_AND_PINNED = "found_and_pinned"

/**
 * SQL for FOUND_AND_PINNED, after FOUND: the rows of a search and the active ones of the products that come first (the binding
 * `pinned`), each once, whether the search finds them or not.
 */
export const writeFoundAndPinned = (): string => `${FOUND_AND_PINNED} as materialized (
      select ${NAMES}, partial and not (id = any(:pinned::text[])) as partial, weight, fit from ${FOUND}
      union all
      select ${FIELDS}, false, 0, 0 from ??
      where ${ACTIVE} and id = any(:pinned::text[]) and id not in (select id from ${FOUND})
    )`

/** What comes before any other order. */
export const PINNED_FIRST = "array_position(:pinned::text[], id) nulls last, "
