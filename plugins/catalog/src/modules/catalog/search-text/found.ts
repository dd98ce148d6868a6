import { ACTIVE, IS_CALLED, IS_NAMED, type TextMatch, TYPED } from "./match-text"

/** With fewer than so many that have every part, those that come closest follow. */
const ENOUGH = 10
/** How much a product must have of what the closest one has, to be shown among them. */
const CLOSE = 0.5
/** How much more a part counts that fewer products have, against the part itself. */
const RARITY = 0.25
/** What lists need of a product, as it is in the table and as it is called from then on. */
export const FIELDS =
  "id, product_price as price, pieces as quantity, added_at as created, product_category_id as category_id, origin, origin_name, choices, choices_in_stock"
export const NAMES = "id, price, quantity, created, category_id, origin, origin_name, choices, choices_in_stock"

/**
 * SQL for the ids of all products, inactive ones too, that have every part of the text: as it is known, or where no product has
 * it so, `guessed`. None for words that are too common to be indexed.
 */
export const writeIds = (text: TextMatch, which: "known" | "guessed"): string =>
  text.parts
    ? `with ${text.typed} select id from ??, ${TYPED} where search_vector @@ every_part and ${which === "known" ? "" : "not "}all_known`
    : "select id from ?? where false"

/** The table of what a text finds. */
export const FOUND = "found"

/**
 * SQL for tables that end in FOUND: all active products of a text with whether they have only parts of it, how much of it
 * (`weight`), and how well they fit (`fit`): by their name, by the noun of it, or otherwise. When few have every part, those
 * follow that have the most of it: they are what is looked for (`noun`), where any product is that; a part counts more that says
 * what it is, and one that fewer products have.
 */
export const writeFound = (text: TextMatch): string => {
  if (!text.parts)
    return `${FOUND} as (select ${FIELDS}, false as partial, 0::float8 as weight, 0 as fit from ?? where false)`
  const fit = `case when ${IS_NAMED} then 2 when noun_vector @@ wanted${text.noun} then 1 else 0 end as fit`
  const every = `
    select ${FIELDS}, false as partial, 0::float8 as weight, ${fit} from ??, ${TYPED} where ${ACTIVE} and search_vector @@ every_part
    union all
    select ${FIELDS}, false, 0, 2 from ??, ${TYPED} where ${ACTIVE} and ${IS_CALLED}
      and not says_nothing and search_vector @@ every_part is not true
    union all
    select ${FIELDS}, false, 0, 0 from ??, ${TYPED} where ${ACTIVE} and says_nothing`
  if (text.parts < 2) return `${text.typed}, ${FOUND} as materialized (${every})`

  const has = text.weights.map((_, i) => `has${i}`)
  const weights = has.map((one, i) => {
    const rarity = `ln(1 + (count(*) over ())::float8 / greatest(1, sum(${one}) over ()))`
    return `${one} * weight${i} * (1 + ${RARITY} * ${rarity})`
  })
  const withPart = has.map(
    (_, i) => `part${i} as materialized (
      select id from ??, near where numnode(wanted${i}) > 0 and search_vector @@ (near_part && wanted${i}))`,
  )
  const parts = has.map(
    (one, i) =>
      `(numnode(start${i}) = 0 or id in (table part${i}))::integer as ${one}, ${text.weights[i]} as weight${i}`,
  )
  const anyWhereUnknown = `case when count${text.noun} = 0 and not exists (table every) then any_part else ''::tsquery end`
  return `${text.typed}, every as materialized (${every}), near as materialized (
      select *, wanted${text.noun} || ${anyWhereUnknown} as near_part from ${TYPED} where (select count(*) from every) < ${ENOUGH}
    ), ${withPart}, some_parts as (
      select ${FIELDS}, ${fit}, ${parts} from ??, near
      where ${ACTIVE} and search_vector @@ near_part and id not in (select id from every)
    ), weighed as (
      select *, ${weights.join(" + ")} as weight from some_parts
    ), ${FOUND} as materialized (
      select ${NAMES}, true as partial, weight, fit from weighed where weight >= ${CLOSE} * (select max(weight) from weighed)
      union all table every
    )`
}
