import type { ListProducts } from "../../contract"
import { all, IN_CHOSEN, ofOrigin, ofPrice, ofStock } from "./list-parts"

/** Options that shoppers are shown to filter by, those of most products. */
const MAX_OPTIONS = 5
/** Of so many products the values are counted, the newest or those that fit best: a list is as quick in a large shop as in a small one. */
const MAX_COUNTED = 1_000
/** The table of what is counted of each value. */
const COUNTED = "option_values"

/** What was chosen, "size:m", "size:l" and "colour:indigo", as bindings: the values, and the options they are of. */
export const choiceBindings = ({ choice = [] }: ListProducts) => {
  const options = [...new Set(choice.map((one) => one.split(":")[0]))]
  return { choices: choice, chosen: options, chosen_options: options.length }
}

/** That one variant of a product has a value of each option that was chosen, and is in stock where that was asked for. */
export const hasChoices = ({ choice, in_stock }: ListProducts) =>
  choice?.length
    ? `id in (select product_id from product_choice where choice = any(:choices) ${in_stock === "true" ? "and in_stock" : ""}
        group by product_id, variant_id having count(*) = :chosen_options)`
    : "true"

/**
 * SQL for tables that end in `COUNTED`: how many products there are of each value, without its own option's filter and with
 * all others. Nothing for a list of everything: that is no choice of sizes.
 * @param listed SQL for the products that are listed, whatever was chosen of them
 */
export const writeOptionValues = (query: ListProducts, listed: string | undefined): string => {
  const counted = listed
    ? `select id from ${listed} where ${all(query.category ? IN_CHOSEN : "true", ofPrice(query), ofStock(query), ofOrigin(query))}
         and id in (select product_id from product_choice) order by created desc limit ${MAX_COUNTED}`
    : "select null::text as id where false"
  return `option_rows as (
      select row.*, count(*) filter (where choice = any(:choices)) over (partition by variant_id) - (choice = any(:choices))::int as besides
      from product_choice row where product_id in (${counted}) ${query.in_stock === "true" ? "and in_stock" : ""}
    ), ${COUNTED} as (
      select option, choice, min(title) as title, min(value) as value, min(rank) as rank, min(colour) as colour,
        count(distinct product_id) as count
      from option_rows where besides = :chosen_options - (option = any(:chosen))::int group by option, choice
    )`
}

/** SQL for the options with their values, after `writeOptionValues`, as JSON. */
export const OPTIONS_FACET = `
  (select json_agg(json_build_object('option', option, 'title', title, 'values', list) order by most desc, option) from (
    select option, min(title) as title, max(count) as most, json_agg(json_strip_nulls(json_build_object(
      'choice', choice, 'value', value, 'colour', colour, 'count', count)) order by rank, value) as list
    from ${COUNTED} group by option order by most desc, option limit ${MAX_OPTIONS}) of_each)`
