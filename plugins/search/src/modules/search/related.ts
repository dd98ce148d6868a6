import type { Locale } from "@haat/sdk/locale"
import { sql } from "@haat/sdk/server/queries/sql"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import { type BoughtTogether, MAX_RELATED_OF_A_KIND } from "../../contract"
import { localizedCardSql } from "./list-statement"
import { activeProductByIdOrHandleClauses } from "./queries/active-product"
import { prepared } from "./queries/prepared"

/** Maximum number of neighbours that are read, which limits the cost in a large category. */
const MAX_NEIGHBOURS = 200

type Means = { db: Knex; bought: BoughtTogether }

/**
 * RelatedProducts as JSON text; empty for what is not on sale. First those of its category that are nearest in price,
 * then those that were ordered together with it most often.
 */
export async function related(means: Means, idOrHandle: string, locale: Locale): Promise<string> {
  const { db, bought } = means
  const [{ id, alike_ids, alike }] = await prepared<Alike>(db, `alike,${locale}`, () => alikeStatement(locale), {
    key: idOrHandle.replaceAll("\0", "\uFFFD"),
  })
  if (!id) return toResponse([])
  const ids = (await bought.productsBoughtTogether(id)).filter((other) => other !== id && !alike_ids.includes(other))
  if (!ids.length) return toResponse([alike])
  const [{ together }] = await prepared<{ together: string | null }>(
    db,
    `together,${locale}`,
    () => togetherStatement(locale),
    { ids },
  )
  return toResponse([alike, together])
}

/** The product's id, null of what is not on sale; JSON arrays of cards, null where there is none. */
type Alike = { id: string | null; alike_ids: string[]; alike: string | null }

const toResponse = (cards: (string | null)[]) =>
  `{"products":[${cards.flatMap((array) => (array ? [array.slice(1, -1)] : [])).join(",")}]}`

/** SQL: whether a product can be bought now. */
const ON_SALE = "other.active and other.pieces > 0"

const alikeStatement = (locale: Locale) => sql`
  with mine as materialized (
    select id, product_category_id as category_id, product_price as price
    from product_index
    ${activeProductByIdOrHandleClauses(":key::text")}
  ),
  neighbour as (
    select other.id, other.document, abs(other.product_price - mine.price) as distance
    from mine
    join product_index other on other.product_category_id = mine.category_id
    where other.id <> mine.id
      and ${ON_SALE}
    limit ${MAX_NEIGHBOURS}
  ),
  alike as (
    select id, document, row_number() over (order by distance, id) as place
    from neighbour
    order by place
    limit ${MAX_RELATED_OF_A_KIND}
  )
  select
    (select id from mine) as id,
    array(select id from alike) as alike_ids,
    (select json_agg(${localizedCardSql(locale)} order by place)::text from alike) as alike`

const togetherStatement = (locale: Locale) => sql`
  with shown as (
    select other.document, wanted.place
    from unnest(:ids::text[]) with ordinality wanted(id, place)
    join product_index other using (id)
    where ${ON_SALE}
    order by place
    limit ${MAX_RELATED_OF_A_KIND}
  )
  select json_agg(${localizedCardSql(locale)} order by place)::text as together
  from shown`
