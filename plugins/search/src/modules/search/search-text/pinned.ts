import { sql } from "@haat/sdk/server/queries/sql"
import { indexRows, LIST_COLUMNS } from "./index-rows"
import { FOUND } from "./matching-products"
import { searchKey } from "./search-key"

/** Ids of products by the text for which the owner has them come first, in their order. */
let pins = new Map<string, string[]>()

/** Replaces the products that come first in searches of this process. */
export const setPins = (all: { text: string; product_ids: string[] }[]) => {
  pins = new Map(all.map(({ text, product_ids }) => [text, product_ids]))
}

/** Ids of the products that come first for this text; none for most. */
export const pinnedProductIds = (q: string | undefined): string[] => (q && pins.get(searchKey(q))) || []

/** Table of what a search finds and of what comes first for it. */
export const FOUND_AND_PINNED = "found_and_pinned"

const IS_PINNED = "id = any(:pinned::text[])"

/**
 * SQL for FOUND_AND_PINNED, after FOUND: the rows of a search and the active ones of the products that come first
 * (the binding `pinned`), each once, whether the search finds them or not.
 */
export const foundAndPinned = (priceOf?: "first"): string => sql`
  ${FOUND_AND_PINNED} as materialized (
    select
      ${LIST_COLUMNS},
      is_partial and not (${IS_PINNED}) as is_partial,
      weight,
      fit
    from ${FOUND}
    union all
    select
      ${LIST_COLUMNS},
      false,
      0,
      0
    from ${indexRows(priceOf)}
    where active
      and ${IS_PINNED}
      and id not in (select id from ${FOUND})
  )`

/** SQL for what comes before any other order. */
export const PINNED_FIRST = "array_position(:pinned::text[], id) nulls last, "
