import type { ProductCard } from "@haat/catalog/contract"
import type { Locale } from "@haat/sdk/locale"
import { sql } from "@haat/sdk/server/queries/sql"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { localizedCardSql } from "../list-statement"
import type { HalfTyped } from "../search-text/half-typed"
import { LANGUAGE } from "../search-text/language"
import { prepared } from "./prepared"

/** A product that may be meant, and how it was found: 0 by its name, 1 by anything it says, 2 by another spelling. */
export type Candidate = {
  id: string
  name: string
  name_hi: string
  category_id: string | null
  in_stock: boolean
  tier: 0 | 1 | 2
}

export type CategoryName = { id: string; name: string; name_hi: string | null; handle: string }

/** Maximum number of candidates that are read, however many begin with the typed text. */
const MAX_CANDIDATES = 120
/** Number of results by name from which no other search is made. */
const ENOUGH = 5
const MAX_CATEGORIES = 500

/** Products that may be meant, and the categories with products on sale; in one statement. */
export const readCandidates = async (
  db: Knex,
  { named, anywhere, near }: HalfTyped,
  prices: { lowest?: number; highest?: number },
): Promise<{ candidates: Candidate[]; categories: CategoryName[] }> => {
  const [{ found }] = await prepared<{ found: { candidates: Candidate[]; categories: CategoryName[] } }>(
    db,
    "suggestions",
    () => CANDIDATES,
    { named, anywhere, near, lowest: prices.lowest ?? null, highest: prices.highest ?? null },
  )
  return found
}

/** The products' cards in the order of their ids, as they are shown now; without those that are no longer on sale. */
export const readCards = async (db: Knex, ids: string[], locale: Locale): Promise<ProductCard[]> => {
  const rows = await prepared<{ card: ProductCard }>(
    db,
    `suggested,${locale}`,
    () => sql`
      select ${localizedCardSql(locale)} as card
      from unnest(:ids::text[]) with ordinality as wanted(id, place)
      join product_index using (id)
      where active
      order by place`,
    { ids },
  )
  return rows.map(({ card }) => card)
}

/** SQL for the products that a query of the typed text finds, and a condition on when it is made. */
const matches = (tier: number, query: string, condition: string) => sql`
  select id, indexed, product_category_id, pieces, ${tier} as tier
  from product_index, typed
  where search_vector @@ ${query}
    and active
    and (:lowest::float8 is null or product_price >= :lowest::float8)
    and (:highest::float8 is null or product_price <= :highest::float8)
    ${condition && `and ${condition}`}
  limit ${MAX_CANDIDATES}`

const CANDIDATES = sql`
  with typed as materialized (
    select
      to_tsquery(${LANGUAGE}, :named) as named_query,
      to_tsquery(${LANGUAGE}, :anywhere) as anywhere_query,
      to_tsquery(${LANGUAGE}, :near) as near_query
  ),
  named as materialized (
    ${matches(0, "named_query", "")}
  ),
  anywhere as materialized (
    ${matches(1, "anywhere_query", `(select count(*) from named) < ${ENOUGH}`)}
  ),
  near as materialized (
    ${matches(2, "near_query", "not exists (select from named) and not exists (select from anywhere)")}
  ),
  found as (
    select distinct on (id) *
    from (
      table named
      union all
      table anywhere
      union all
      table near
    ) candidate
    order by id, tier
  ),
  category as (
    select category.id, category.name, nullif(category.metadata->>'name_hi', '') as name_hi, category.handle
    from product_category category
    join category_count
      on category_count.category_id = category.id
      and category_count.index_table = 'product_index'
      and category_count.products > 0
    where category.deleted_at is null
      and category.is_active
      and not category.is_internal
    order by category.id
    limit ${MAX_CATEGORIES}
  )
  select json_build_object(
    'candidates', (
      select coalesce(
        json_agg(
          json_build_object(
            'id', id,
            'name', indexed->>'name',
            'name_hi', indexed->>'name_hi',
            'category_id', product_category_id,
            'in_stock', pieces > 0,
            'tier', tier
          )
        ),
        '[]'
      )
      from found
    ),
    'categories', (select coalesce(json_agg(category), '[]') from category)
  ) as found`
