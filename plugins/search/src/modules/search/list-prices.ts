import { sql } from "@haat/sdk/server/queries/sql"
import type { ListProducts } from "../../contract"
import { allConditions, type BrowsedList } from "./list-parts"
import { indexRows, LIST_COLUMNS } from "./search-text/index-rows"

/*
 * A product has a price when one of its variants has it. Of most products all variants cost the same, so that one
 * comparison answers; of the others (`several_prices`) the lowest and the highest price answer nearly always, and the
 * variants (`variant_prices`) are gone through where they do not. The variant that has the price has what was chosen,
 * too, and is in stock where that was asked for.
 */

/** Tells whether a list is of a range of prices. */
export const hasPriceRange = ({ min_price, max_price }: ListProducts) =>
  min_price !== undefined || max_price !== undefined

/** SQL: whether a price is in the range. */
const isInRange = ({ min_price, max_price }: ListProducts, price: string) =>
  allConditions(
    min_price !== undefined && `${price} >= :min_price`,
    max_price !== undefined && `${price} <= :max_price`,
  )

/** SQL: whether the prices of all variants are in the range. */
const areAllInRange = ({ min_price, max_price }: ListProducts) =>
  [min_price !== undefined && "product_price >= :min_price", max_price !== undefined && "highest_price <= :max_price"]
    .filter(Boolean)
    .join(" and ")

const HAS_COMBINATION = sql`
  exists (
    select
    from unnest(:combinations::text[]) combination
    where string_to_array(variant, ' ') @> string_to_array(combination, ' ')
  )`

/** SQL for the conditions on a line of `variant_prices`, called `variant`. */
const variantConditions = (query: ListProducts, shouldBeInStock: boolean) =>
  allConditions(
    isInRange(query, "split_part(variant, ' ', 1)::float8"),
    shouldBeInStock && "split_part(variant, ' ', 2) = '1'",
    Boolean(query.choice?.length) && HAS_COMBINATION,
  )

const hasVariant = (query: ListProducts, shouldBeInStock: boolean) => sql`
  exists (
    select
    from unnest(variant_prices) variant
    where ${variantConditions(query, shouldBeInStock)}
  )`

/** SQL: whether a product, whose variants differ in price, has one of the range. */
const hasVariantInRange = (query: ListProducts) => {
  const { min_price, max_price, in_stock, choice } = query
  const isReached = allConditions(
    max_price !== undefined && "product_price <= :max_price",
    min_price !== undefined && "highest_price >= :min_price",
  )
  const shouldBeInStock = in_stock === "true"
  if (shouldBeInStock || choice?.length)
    return allConditions(isReached, anyCondition(areAllInRange(query), hasVariant(query, shouldBeInStock)))
  if (min_price === undefined || max_price === undefined) return isReached
  return allConditions(
    isReached,
    anyCondition("product_price >= :min_price", "highest_price <= :max_price", hasVariant(query, false)),
  )
}

const anyCondition = (...conditions: string[]) => `(${conditions.join(" or ")})`

/** SQL for the filter by price, "true" when there is none. */
export const priceCondition = (query: ListProducts) =>
  hasPriceRange(query)
    ? sql`
        (
          not several_prices
            and ${isInRange(query, "product_price")}
          or several_prices
            and ${hasVariantInRange(query)}
        )`
    : "true"

/**
 * SQL: whether a product counts as in stock, in a variant of the range.
 * @param isInStock SQL for the same of all its variants
 */
export const isInStockAtPrice = (query: ListProducts, isInStock: string) =>
  hasPriceRange(query) && query.in_stock !== "false"
    ? sql`
        case
          when several_prices and not (${areAllInRange(query)}) then ${hasVariant(query, true)}
          else ${isInStock}
        end`
    : isInStock

/**
 * SQL for the products of the index to be counted: only those of the range, with whether each is `available` in it.
 * Each half has an index of its own, and that of products of one price is all that is read of these. The rows have
 * no order: a page is read by `priceCondition`.
 */
export const rowsAtPrice = (query: BrowsedList) => sql`
  (
    select
      ${LIST_COLUMNS},
      pieces > 0 as available
    from ${indexRows(query.price_of)}
    where ${allConditions("active", "not several_prices", isInRange(query, "product_price"))}
    union all
    select
      ${LIST_COLUMNS},
      ${isInStockAtPrice(query, "pieces > 0")} as available
    from ${indexRows(query.price_of)}
    where ${allConditions("active", "several_prices", hasVariantInRange(query))}
  ) product`

/**
 * SQL for the lines of choices that a product has at the price: its own, or those of its variants of the range, each
 * as the statement counts it beside others.
 * @param lines SQL for the lines of all its variants
 * @param beside SQL for the table of what is counted beside which choices (`given`)
 */
export const choicesAtPrice = (query: ListProducts, lines: string, beside: string) =>
  hasPriceRange(query)
    ? sql`
        case
          when several_prices and not (${areAllInRange(query)}) then array(
            select distinct given.besides || choice
            from unnest(variant_prices) variant
            cross join ${beside}
            cross join lateral (values (array_remove(string_to_array(given.besides, ' '), ''))) other (choices)
            cross join lateral unnest((string_to_array(variant, ' '))[3:]) choice
            where ${variantConditions({ ...query, choice: undefined }, query.in_stock === "true")}
              and string_to_array(variant, ' ') @> other.choices
              and choice <> all(other.choices)
            order by 1
          )
          else ${lines}
        end`
    : lines
