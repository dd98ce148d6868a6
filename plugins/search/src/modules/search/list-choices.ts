import { sql } from "@haat/sdk/server/queries/sql"
import type { ListProducts } from "../../contract"
import { optionCombinations } from "./choices"
import {
  allConditions,
  CHOSEN_CATEGORY,
  categoryCondition,
  originCondition,
  stockCondition,
  whereAll,
} from "./list-parts"
import { choicesAtPrice, hasPriceRange, priceCondition } from "./list-prices"

/** Number of options that shoppers are shown to filter by, those of most products. */
const MAX_OPTIONS_SHOWN = 5
/** Number of products whose values are counted, the newest: a list is as quick in a large shop as in a small one. */
const MAX_COUNTED = 1_000
/**
 * Number of products of a category that are looked at for one with a choice: finding all that have it takes longer.
 */
const MAX_LOOKED_AT = 200
/** Stands in place of the listed products where the database keeps their counts (`choice_count`). */
export const STORED_COUNTS = "stored counts"

/** Chosen values, "size:m", "size:l" and "colour:indigo", by option. */
const choicesByOption = ({ choice = [] }: ListProducts) => {
  const options = new Map<string, string[]>()
  for (const one of new Set(choice)) {
    const [option] = one.split(":")
    options.set(option, [...(options.get(option) ?? []), one])
  }
  return options
}

/**
 * Chosen values as bindings: their options, all `combinations` of one value of each, and what the values of each
 * option are counted beside. An option's own choices are not among these, so that another of its values can be
 * chosen; of all options that nothing was chosen of (an empty `besides_of`) all choices are.
 */
export const choiceBindings = (query: ListProducts) => {
  const options = choicesByOption(query)
  const without = (left_out: string) =>
    optionCombinations([...options].filter(([option]) => option !== left_out).map(([, choices]) => choices))
  const besides = ["", ...options.keys()].flatMap((of) => without(of).map((choices) => ({ of, choices })))
  const combinations = options.size ? without("") : []
  const [, kept_besides = "", kept_choice = ""] = /^(.* )?(.*)$/.exec(combinations[0] ?? "") ?? []
  return {
    chosen: [...options.keys()],
    combinations,
    kept_besides,
    kept_choice,
    besides: besides.map(({ choices }) => choices && `${choices} `),
    besides_of: besides.map(({ of }) => of),
  }
}

/**
 * SQL: whether one variant of a product has a value of each option that was chosen, and is in stock where that was
 * asked for; "true" where nothing was chosen.
 */
export const choiceCondition = ({ choice, in_stock }: ListProducts) =>
  choice?.length
    ? allConditions("choices && :combinations", in_stock === "true" && "choices_in_stock && :combinations")
    : "true"

/** SQL: whether a product counts as in stock: where something was chosen, in a variant that has it. */
export const inStockCondition = ({ choice, in_stock }: ListProducts) =>
  choice?.length && in_stock !== "false" ? "choices_in_stock && :combinations" : "pieces > 0"

/**
 * Tells whether the counts that the database keeps (`choice_count`) are those of the list: products can be added up
 * over one combination of choices, and over several not, because one product may have them all.
 */
export const canUseStoredCounts = (query: ListProducts) =>
  query.in_stock !== "false" &&
  !hasPriceRange(query) &&
  originCondition(query) === "true" &&
  [...choicesByOption(query).values()].every(({ length }) => length === 1)

/** SQL for the table of what the values of each option are counted beside. */
const GIVEN = "unnest(:besides::text[], :besides_of::text[]) given (besides, of_option)"

/** SQL: whether a choice is counted beside those of a row of GIVEN. */
const isCountedBeside = (choice: string) => sql`
  case given.of_option
    when '' then split_part(${choice}, ':', 1) <> all(:chosen::text[])
    else split_part(${choice}, ':', 1) = given.of_option
  end`

/**
 * SQL for tables that end in `option_value`: how many products there are of each value, without its own option's
 * filter and with all others. Empty for a list of everything, whose values are no choice.
 * @param listed SQL for the products that are listed, whatever was chosen of them, or STORED_COUNTS
 */
export const optionValueTables = (query: ListProducts, listed: string | undefined): string[] => [
  ...(listed
    ? listed === STORED_COUNTS
      ? storedChoiceTotals(query)
      : choiceTotals(query, listed)
    : [NO_CHOICE_TOTALS]),
  sql`
    option_value as materialized (
      select split_part(choice, ':', 1) as option, choice, count, label.*
      from choice_total
      cross join lateral (
        ${query.category ? LABEL_IN_CATEGORY : LABEL}
      ) label
      where count > 0
    )`,
]

const NO_CHOICE_TOTALS = sql`
  choice_total as (
    select null::text as choice, 0 as count
    where false
  )`

const storedChoiceTotals = (query: ListProducts) => [
  sql`
    choice_total as (
      select choice, sum(${query.in_stock === "true" ? "in_stock" : "products"}) as count
      from ${GIVEN}
      join choice_count using (besides)
      ${whereAll("index_table = :table", categoryCondition(query, "category_id"), isCountedBeside("choice"))}
      group by 1
    )`,
]

/**
 * SQL for the choices of the products that are listed. Many products come in the same choices, which are looked at
 * once.
 */
const choiceTotals = (query: ListProducts, listed: string) => [
  sql`
    listed_choices as (
      select ${choicesAtPrice(query, query.in_stock === "true" ? "choices_in_stock" : "choices", GIVEN)} as lines
      from ${listed}
      ${whereAll(
        categoryCondition(query),
        priceCondition({ ...query, choice: undefined }),
        stockCondition(query),
        originCondition(query),
        "choices is not null",
      )}
      order by added_at desc
      limit ${MAX_COUNTED}
    )`,
  sql`
    products_by_choices as (
      select row_number() over () as nth, lines, count(*) as products
      from listed_choices
      group by lines
    )`,
  sql`
    choice_total as (
      select choice, sum(products) as count
      from (
        select distinct nth, products, substr(line, length(besides) + 1) as choice
        from products_by_choices
        cross join lateral unnest(lines) line
        join ${GIVEN}
          on starts_with(line, besides)
          and strpos(substr(line, length(besides) + 1), ' ') = 0
        where ${isCountedBeside("substr(line, length(besides) + 1)")}
      ) product_choices
      group by 1
    )`,
]

const LABEL = sql`
  select title, value, rank, colour
  from product_choice
  where product_choice.choice = choice_total.choice
  order by product_id, variant_id
  limit 1`

/**
 * SQL for the label that the oldest product of the category has, if one of its first has the choice: a swatch may be
 * its picture.
 */
const LABEL_IN_CATEGORY = sql`
  (
    select title, value, rank, colour
    from ${CHOSEN_CATEGORY}
    cross join lateral (
      select id
      from (
        select id, choices
        from ??
        where active
          and product_category_id = ${CHOSEN_CATEGORY}.id
        order by added_at, id
        limit ${MAX_LOOKED_AT}
      ) first_product
      where choices @> array[choice_total.choice]
      limit 1
    ) oldest
    join product_choice
      on product_choice.product_id = oldest.id
      and product_choice.choice = choice_total.choice
    limit 1
  )
  union all
  (
    ${LABEL}
  )
  limit 1`

/** SQL for the options with their values, after `optionValueTables`, as JSON. */
export const OPTIONS_FACET = sql`
  (
    select json_agg(
      json_build_object('option', option, 'title', title, 'values', list)
      order by most desc, option
    )
    from (
      select
        option,
        min(title) as title,
        max(count) as most,
        json_agg(
          json_strip_nulls(json_build_object('choice', choice, 'value', value, 'colour', colour, 'count', count))
          order by rank, value
        ) as list
      from option_value
      group by option
      order by most desc, option
      limit ${MAX_OPTIONS_SHOWN}
    ) option_list
  )`
