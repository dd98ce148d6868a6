import { sql } from "@haat/sdk/server/queries/sql"
import type { Sort } from "../../../contract"
import { allConditions } from "../list-parts"
import { hasAtLeast, indexRows, LIST_COLUMNS } from "./index-rows"
import { IS_NAMED_PRODUCT, type TextMatch } from "./match-text"
import type { PriceWish } from "./price-wish"
import { TYPED_TEXT } from "./typed-text"
import { NEAR_TEXT, PARTS_WEIGHT, PRODUCT_PARTS, partMatches, weightTables } from "./weights"

/** Number of products with every part of a text from which none that comes close is shown. */
const ENOUGH = 10
/** Share of the weight of the closest product that a product must have to be shown with it. */
const CLOSE = 0.5

/** Table of the products that have every part of a text. */
export const FULL_MATCH = "full_match"

/** Search text, with the filter and the orders that decide which of the products that it finds are read. */
export type Search = {
  text: TextMatch
  /**
   * SQL for the condition on what the list shows: what meets it comes before the rest, so that none of it is left
   * out
   */
  filter: string
  sort: Sort | undefined
  /** SQL for the number of products to find */
  limit: string
  /** the order that the text itself asks for */
  wishedOrder?: PriceWish["order"]
  priceOf?: "first"
}

/** SQL for an order, in which what meets the filter comes first. */
export const orderBy = ({ filter }: Search, order: string) =>
  filter === "true" ? [order] : [`(\n  ${filter.replaceAll("\n", "\n  ")}\n) desc nulls last`, order]

/** SQL for how well a product fits. @param noun SQL for the query of what is looked for */
export const fitColumn = (noun: string) => sql`
  case
    when ${IS_NAMED_PRODUCT} then 2
    when noun_vector @@ ${noun} then 1
    else 0
  end as fit`

const IS_SAME_KIND = "(noun_vector @@ beside_words or search_vector @@ beside_terms)"

/**
 * SQL for what is shown where no product is what is looked for: what is of the same kind, and what only mentions it.
 */
export const substituteTables = (search: Search) => {
  const substitutes = (query: string, isWanted: string, weight: number) => sql`
    select
      ${LIST_COLUMNS},
      true as is_partial,
      ${weight}::float8 as weight,
      ${weight} as fit
    from ${indexRows(search.priceOf)}, ${TYPED_TEXT}
    where is_missing
      and not exists (table full_match)
      and numnode(${query}) > 0
      and search_vector @@ (${query})
      and active
      and ${isWanted}
    order by
      ${orderBy(search, "added_at desc, id desc")}
    limit ${search.limit}`
  return [
    sql`
      same_kind as (
        ${substitutes("beside_words || beside_terms", IS_SAME_KIND, 1)}
      )`,
    sql`
      mention as (
        ${substitutes("mentioned", `${IS_SAME_KIND} is not true`, 0)}
      )`,
    sql`
      substitute as materialized (
        table same_kind
        union all
        table mention
      )`,
  ]
}

/**
 * SQL for tables of the products that have parts of the text, where few have every part, and of how much each has.
 */
export const nearMatchTables = (search: Search) => {
  const { text, limit, filter } = search
  const others = text.weights.map((_, part) => part).filter((part) => part !== text.noun)
  const noun = `part${text.noun}_query`
  // the noun alone comes after all that is more, and is left out where that is enough
  const hasEnoughOthers = others.map((part) => hasAtLeast(limit, `part${part}_match where ${filter}`)).join("\nor ")
  return [
    sql`
      ${NEAR_TEXT} as materialized (
        select
          *,
          ${nearQuery(text.noun)} as near_query
        from ${TYPED_TEXT}
        where not ${hasAtLeast(ENOUGH, "full_match")}
          and not (is_missing and (exists (table full_match) or exists (table substitute)))
      )`,
    ...others.map((part) => partMatch(search, part, `(near_query && part${part}_query)`, "true")),
    partMatch(
      search,
      text.noun,
      `(${noun} && noun_query)`,
      `not (\n  count${text.noun} > 0 and (${hasEnoughOthers.replaceAll("\n", "\n  ")})\n)`,
    ),
    ...weightTables(text.weights, text.noun),
  ]
}

/**
 * SQL for the query that what comes close has to meet beside a part: what is looked for. Where nothing is that, and
 * nothing of its kind, what is called by the other words comes closest, not what mentions them.
 */
const nearQuery = (noun: number) => sql`
  case
    when is_missing and numnode(noun_query) > 0 then noun_query || other_names_query
    else (part${noun}_query && noun_query)
      || case when count${noun} = 0 and not exists (table full_match) then any_part_query else ''::tsquery end
  end`

/**
 * SQL for a table of the products that have one part. They are put into order after they are found: going through
 * all products in that order takes longer. Of all that have the part only the first are looked for among the full
 * matches.
 */
const partMatch = (search: Search, part: number, query: string, condition: string) => sql`
  part${part}_match as materialized (
    select
      ${LIST_COLUMNS},
      ${fitColumn(`(select part${search.text.noun}_query from ${TYPED_TEXT})`)}
    from (
      select *
      from (
        select
          ${LIST_COLUMNS},
          noun_vector
        from ${indexRows(search.priceOf)}, ${NEAR_TEXT}
        where ${allConditions(`numnode(part${part}_query) > 0`, `search_vector @@ ${query}`, "active", condition)}
        offset 0
      ) having_part
      order by
        ${orderBy(search, "added_at desc, id desc")}
      limit ${search.limit} + ${ENOUGH}
    ) first_product
    where id not in (select id from ${FULL_MATCH})
  )`

/** SQL for the products that come close, each once, with the weight of all its parts. */
export const nearMatches = (search: Search) => sql`
  (
    select
      ${LIST_COLUMNS},
      true as is_partial,
      weight,
      fit
    from (
      ${partMatches(
        search.text.weights.map((_, part) => part),
        "*",
      )}
    ) part_match
    join ${PRODUCT_PARTS} using (id)
    join ${PARTS_WEIGHT} using (parts)
    where part = parts & -parts
      and weight >= ${CLOSE} * best_weight
    order by
      ${orderBy(search, "weight desc, fit desc, added_at desc, id desc")}
    limit ${search.limit}
  )
  union all`
