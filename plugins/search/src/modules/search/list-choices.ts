import type { ListProducts } from "../../contract"
import { combinationsOf } from "./choices"
import { all, IN_CHOSEN, ofOrigin, ofStock } from "./list-parts"
import { choicesAtPrice, hasPriceRange, ofPrice } from "./list-prices"
import { ACTIVE } from "./search-text/match-text"

/** Options that shoppers are shown to filter by, those of most products. */
const MAX_OPTIONS_SHOWN = 5
/** Of so many products the values are counted, the newest or those that fit best: a list is as quick in a large shop as in a small one. */
const MAX_COUNTED = 1_000
/** The table of what is counted of each value. */
const COUNTED = "option_values"
/** In place of the products that are listed: the database keeps their numbers. */
export const KEPT = "kept"

/** The options of what was chosen, "size:m", "size:l" and "colour:indigo", each with its choices. */
const optionsOf = ({ choice = [] }: ListProducts) => {
  const options = new Map<string, string[]>()
  for (const one of new Set(choice)) {
    const [option] = one.split(":")
    options.set(option, [...(options.get(option) ?? []), one])
  }
  return options
}

/**
 * What was chosen, as bindings: the options, all `combinations` of one value of each, and what the values of each option are
 * counted beside. An option's own choices are not among these, so that another of its values can be chosen; of all options that nothing
 * was chosen of (an empty `besides_of`) all choices are.
 */
export const choiceBindings = (query: ListProducts) => {
  const options = optionsOf(query)
  const without = (left_out: string) =>
    combinationsOf([...options].filter(([option]) => option !== left_out).map(([, choices]) => choices))
  const besides = ["", ...options.keys()].flatMap((of) => without(of).map((choices) => ({ of, choices })))
  const combinations = options.size ? without("") : []
  const [, kept_besides = "", kept_choice = ""] = /^(.* )?(.*)$/.exec(combinations[0] ?? "") ?? []
  return {
    chosen: [...options.keys()],
    ...{ combinations, kept_besides, kept_choice },
    besides: besides.map(({ choices }) => choices && `${choices} `),
    besides_of: besides.map(({ of }) => of),
  }
}

/** That one variant of a product has a value of each option that was chosen, and is in stock where that was asked for. */
export const hasChoices = ({ choice, in_stock }: ListProducts) =>
  choice?.length ? all("choices && :combinations", in_stock === "true" && "choices_in_stock && :combinations") : "true"

/** That a product counts as in stock: where something was chosen, in a variant that has it. */
export const ofStockOfChoices = ({ choice, in_stock }: ListProducts) =>
  choice?.length && in_stock !== "false" ? "choices_in_stock && :combinations" : "quantity > 0"

/**
 * That the numbers which the database keeps (`choice_count`) are those of the list: products can be added up over one
 * combination of choices, and over several not, because one product may have them all.
 */
export const areKept = (query: ListProducts) =>
  query.in_stock !== "false" &&
  !hasPriceRange(query) &&
  ofOrigin(query) === "true" &&
  [...optionsOf(query).values()].every(({ length }) => length === 1)

/** What is counted beside which choices. */
const BESIDE = "unnest(:besides::text[], :besides_of::text[]) given (besides, of_option)"
const isCountedBeside = (
  choice: string,
) => `case given.of_option when '' then split_part(${choice}, ':', 1) <> all(:chosen::text[])
  else split_part(${choice}, ':', 1) = given.of_option end`

/**
 * SQL for tables that end in `COUNTED`: how many products there are of each value, without its own option's filter and with
 * all others. Nothing for a list of everything: that is no choice of sizes.
 * @param listed SQL for the products that are listed, whatever was chosen of them, or KEPT
 */
export const writeOptionValues = (query: ListProducts, listed: string | undefined): string => {
  const counts = listed ? (listed === KEPT ? keptValues(query) : countedValues(query, listed)) : NONE
  return `${COUNTED} as materialized (
      select split_part(choice, ':', 1) as option, choice, count, called.* from (${counts}) of_value cross join lateral (
        ${query.category ? `(${NAMED_IN_CATEGORY}) union all (${NAMED}) limit 1` : NAMED}
      ) called where count > 0
    )`
}

const NAMED = `
  select title, value, rank, colour from product_choice known
  where known.choice = of_value.choice order by product_id, variant_id limit 1`

/** So many of a category's products are gone through for one that has a choice: to find all that have it takes longer. */
const MAX_LOOKED_AT = 200

/** As the oldest product of the category has it, if it is among its first: a swatch may be a picture of its own. */
const NAMED_IN_CATEGORY = `
  select title, value, rank, colour from (table chosen) wanted cross join lateral (
    select id from (
      select id, choices from ?? shown where ${ACTIVE} and product_category_id = wanted.id
      order by added_at, id limit ${MAX_LOOKED_AT}
    ) first where choices @> array[of_value.choice] limit 1
  ) oldest join product_choice known on known.product_id = oldest.id and known.choice = of_value.choice limit 1`

const NONE = "select null::text as choice, 0 as count where false"

const keptValues = ({ category, in_stock }: ListProducts) => `
  select choice, sum(${in_stock === "true" ? "in_stock" : "products"}) as count
  from ${BESIDE} join choice_count kept using (besides)
  where index_table = :table and ${category ? IN_CHOSEN : "true"} and ${isCountedBeside("choice")} group by 1`

/** Many products come in the same choices, which are looked at once. */
const countedValues = (query: ListProducts, listed: string) => `
  select choice, sum(products) as count from (
    select distinct nth, products, substr(line, length(besides) + 1) as choice
    from (
      select row_number() over () as nth, lines, count(*) as products from (
        select ${choicesAtPrice(query, query.in_stock === "true" ? "choices_in_stock" : "choices", BESIDE)} as lines from ${listed}
        where ${all(query.category ? IN_CHOSEN : "true", ofPrice({ ...query, choice: undefined }), ofStock(query), ofOrigin(query), "choices is not null")}
        order by created desc limit ${MAX_COUNTED}
      ) newest group by lines
    ) alike cross join lateral unnest(lines) line
    join ${BESIDE} on starts_with(line, besides) and strpos(substr(line, length(besides) + 1), ' ') = 0
    where ${isCountedBeside("substr(line, length(besides) + 1)")}
  ) of_each group by 1`

/** SQL for the options with their values, after `writeOptionValues`, as JSON. */
export const OPTIONS_FACET = `
  (select json_agg(json_build_object('option', option, 'title', title, 'values', list) order by most desc, option) from (
    select option, min(title) as title, max(count) as most, json_agg(json_strip_nulls(json_build_object(
      'choice', choice, 'value', value, 'colour', colour, 'count', count)) order by rank, value) as list
    from ${COUNTED} group by option order by most desc, option limit ${MAX_OPTIONS_SHOWN}) of_each)`
