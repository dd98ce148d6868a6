import type { Sort } from "../../../contract"
import { ORDER } from "../list-parts"
import {
  ACTIVE,
  AS_WRITTEN,
  ENOUGH_AS_WRITTEN,
  IS_CALLED,
  IS_MISSING,
  IS_NAMED,
  type TextMatch,
  TYPED,
  WORDS,
} from "./match-text"
import type { PriceWish } from "./price-wish"
import { FIELDS, hasAtLeast, NAMES, ROWS, WHOLE } from "./rows"
import { PARTS_OF, WEIGHT_OF, writeWeights } from "./weights"

/** With fewer than so many that have every part, those that come closest follow. */
const ENOUGH = 10
/** How much a product must have of what the closest one has, to be shown among them. */
const CLOSE = 0.5
/**
 * SQL for the ids of all products, inactive ones too, that have every part of the text: as it is known, or where no product has
 * it so, `guessed`. None for words that are too common to be indexed.
 */
export const writeIds = (text: TextMatch, which: "known" | "guessed"): string =>
  text.parts
    ? `with ${text.typed()} select id from ??, ${TYPED} where search_vector @@ every_part and ${which === "known" ? "" : "not "}all_known`
    : "select id from ?? where false"

/** The table of what a text finds. */
export const FOUND = "found"
/** Of it what has every part. */
const EVERY = "every"
/** Where no product is what is looked for: what is of the same kind, and what only mentions it. */
const NEIGHBOURS = "neighbours"

/** What comes first where a text asks for what is cheap or dear: still what fits best, and of that by its price. */
export const BY_PRICE: Record<NonNullable<PriceWish["order"]>, string> = {
  cheapest: "fit desc, price, id",
  dearest: "fit desc, price desc, id desc",
}

/**
 * SQL for tables that end in FOUND: all active products of a text with whether they have only parts of it, how much of it
 * (`weight`), and how well they fit (`fit`): by their name, by the noun of it, or otherwise. When few have every part, those
 * follow that have the most of it: they are what is looked for (`noun`), where any product is that; a part counts more that says
 * what it is, and one that fewer products have. Of each only the first `most` in the list.
 * @param filter SQL for what else is wished of the products that are listed: those come before others, so that no such is left out
 */
export const writeFound = (
  text: TextMatch,
  filter: string,
  sort: Sort | undefined,
  most: string,
  wished_order?: PriceWish["order"],
): string => {
  if (!text.parts) return `${FOUND} as (select ${FIELDS}, ${WHOLE}, 0 as fit from ?? where false)`
  const fitOf = (noun: string) => `case when ${IS_NAMED} then 2 when noun_vector @@ ${noun} then 1 else 0 end as fit`
  const fit = fitOf(`wanted${text.noun}`)
  const wished = filter === "true" ? "" : `(${filter}) desc nulls last, `
  const best = wished_order ? BY_PRICE[wished_order] : "fit desc, created desc, id desc"
  const first = `order by ${wished}${sort ? ORDER[sort] : best} limit ${most}`
  const asWritten = `
    select ${NAMES}, ${WHOLE}, ${fitOf("noun_as_typed")} from ${ROWS}, ${WORDS} where ${ACTIVE} and search_vector @@ as_typed ${first}`
  const every = `
    select * from ${AS_WRITTEN} where ${ENOUGH_AS_WRITTEN}
    union all
    (select ${NAMES}, ${WHOLE}, ${fit} from ${ROWS}, ${TYPED}
     where not ${ENOUGH_AS_WRITTEN} and ${ACTIVE} and search_vector @@ every_part ${first})
    union all
    select ${NAMES}, ${WHOLE}, 2 from ${ROWS}, ${TYPED} where ${ACTIVE} and ${IS_CALLED}
      and not says_nothing and search_vector @@ every_part is not true
    union all
    select every_product.* from ${TYPED} cross join lateral (
      select ${NAMES}, ${WHOLE}, 0 from ${ROWS} where ${ACTIVE} order by ${wished}${ORDER[sort ?? "newest"]} limit ${most}
    ) every_product where says_nothing`
  const isOfKind = "(noun_vector @@ beside_words or search_vector @@ beside_terms)"
  const neighbours = `${NEIGHBOURS} as materialized (
      (select ${NAMES}, true as partial, 1::float8 as weight, 1 as fit from ${ROWS}, ${TYPED}
       where ${IS_MISSING} and not exists (table ${EVERY}) and numnode(beside_words || beside_terms) > 0
         and search_vector @@ (beside_words || beside_terms) and ${ACTIVE} and ${isOfKind} order by ${wished}created desc, id desc limit ${most})
      union all
      (select ${NAMES}, true, 0::float8, 0 from ${ROWS}, ${TYPED}
       where ${IS_MISSING} and not exists (table ${EVERY}) and numnode(mentioned) > 0
         and search_vector @@ mentioned and ${ACTIVE} and ${isOfKind} is not true order by ${wished}created desc, id desc limit ${most})
    )`
  const everyAndNeighbours = `${EVERY} as materialized (${every}), ${neighbours}`
  if (text.parts < 2)
    return `${text.typed(asWritten)}, ${everyAndNeighbours}, ${FOUND} as materialized (table ${NEIGHBOURS} union all table ${EVERY})`

  const others = text.weights.map((_, i) => i).filter((i) => i !== text.noun)
  // put into order after they are found: going through all products in that order takes longer. Of all that have the part only the first are looked for among those that have every part
  const withPart = (i: number, wanted: string, ifAny: string) => `part${i} as materialized (
      select ${NAMES}, ${fitOf(`(select wanted${text.noun} from ${TYPED})`)} from (
        select * from (
          select ${NAMES}, noun_vector from ${ROWS}, near where numnode(wanted${i}) > 0 and search_vector @@ ${wanted}
            and ${ACTIVE} and ${ifAny} offset 0
        ) having_it order by ${wished}created desc, id desc limit ${most} + ${ENOUGH}
      ) first where id not in (select id from ${EVERY}))`
  const withAny = text.weights.map((_, i) => `select *, ${1 << i} as part from part${i}`).join(" union all ")
  // what is nothing but the noun comes after all that is more, and is left out where that is enough
  const isFilled = others.map((i) => hasAtLeast(most, `part${i} where ${filter}`)).join(" or ")
  const anyWhereUnknown = `case when count${text.noun} = 0 and not exists (table ${EVERY}) then any_part else ''::tsquery end`
  // where nothing is what is looked for, and nothing of its kind, what is called by the other words comes closest: not what mentions them
  const nearPart = `case when ${IS_MISSING} and numnode(head) > 0 then head || named_others
        else (wanted${text.noun} && head) || ${anyWhereUnknown} end`
  const isShown = `not ${hasAtLeast(ENOUGH, EVERY)} and not (${IS_MISSING} and (exists (table ${EVERY}) or exists (table ${NEIGHBOURS})))`
  return `${text.typed(asWritten)}, ${everyAndNeighbours}, near as materialized (
      select *, ${nearPart} as near_part from ${TYPED} where ${isShown}
    ), ${others.map((i) => withPart(i, `(near_part && wanted${i})`, "true"))},
    ${withPart(text.noun, `(wanted${text.noun} && head)`, `not (count${text.noun} > 0 and (${isFilled}))`)},
    ${writeWeights(text.weights, text.noun, "near")},
    ${FOUND} as materialized (
      (select ${NAMES}, true as partial, weight, fit from (${withAny}) one
       join ${PARTS_OF} using (id) join ${WEIGHT_OF} using (parts)
       where part = parts & -parts and weight >= ${CLOSE} * most order by ${wished}weight desc, fit desc, created desc, id desc limit ${most})
      union all table ${NEIGHBOURS}
      union all table ${EVERY}
    )`
}
