import type { ListProducts } from "../../contract"
import { all, LISTED } from "./list-parts"
import { ACTIVE } from "./search-text/match-text"

/*
 * A product has a price when one of its variants has it. Of most products all variants cost the same, so that one comparison
 * answers; of the others (`several_prices`) the lowest and the highest price say it nearly always, and the variants
 * (`variant_prices`) are gone through where they do not. The variant that has the price has what was chosen, too, and is in
 * stock where that was asked for.
 */

/** Whether a list is of a range of prices. */
export const hasPriceRange = ({ min_price, max_price }: ListProducts) =>
  min_price !== undefined || max_price !== undefined

/** SQL: that a price is in the range. */
const isWithin = ({ min_price, max_price }: ListProducts, price: string) =>
  all(min_price !== undefined && `${price} >= :min_price`, max_price !== undefined && `${price} <= :max_price`)

/** SQL: that all variants cost what was asked for. */
const areAllWithin = ({ min_price, max_price }: ListProducts) =>
  all(min_price !== undefined && "price >= :min_price", max_price !== undefined && "highest <= :max_price")

const HAS_CHOICES = `exists (
    select from unnest(:combinations::text[]) wanted where string_to_array(variant, ' ') @> string_to_array(wanted, ' '))`

/** SQL for the conditions on a line of `variant_prices`, called `variant`. */
const fits = (query: ListProducts, isInStock: boolean) =>
  all(
    isWithin(query, "split_part(variant, ' ', 1)::float8"),
    isInStock && "split_part(variant, ' ', 2) = '1'",
    Boolean(query.choice?.length) && HAS_CHOICES,
  )
const hasVariant = (query: ListProducts, isInStock: boolean) =>
  `exists (select from unnest(variant_prices) variant where ${fits(query, isInStock)})`

/** SQL: that a product, whose variants differ in price, has one of the range. */
const severalWithin = (query: ListProducts) => {
  const { min_price, max_price, in_stock, choice } = query
  const isReached = all(
    max_price !== undefined && "price <= :max_price",
    min_price !== undefined && "highest >= :min_price",
  )
  const isInStock = in_stock === "true"
  if (isInStock || choice?.length) return `${isReached} and (${areAllWithin(query)} or ${hasVariant(query, isInStock)})`
  if (min_price === undefined || max_price === undefined) return isReached
  return `${isReached} and (price >= :min_price or highest <= :max_price or ${hasVariant(query, false)})`
}

/** SQL for the filter by price, "true" when there is none. */
export const ofPrice = (query: ListProducts) =>
  hasPriceRange(query)
    ? `(not several_prices and ${isWithin(query, "price")} or several_prices and ${severalWithin(query)})`
    : "true"

/**
 * SQL: that a product counts as in stock, in a variant of the range.
 * @param whole SQL for the same of all its variants
 */
export const isInStockAtPrice = (query: ListProducts, whole: string) =>
  hasPriceRange(query) && query.in_stock !== "false"
    ? `case when several_prices and not (${areAllWithin(query)}) then ${hasVariant(query, true)} else ${whole} end`
    : whole

/**
 * SQL for LISTED to be counted: only products of the range, with whether each is `available` in it. Each half has an index of
 * its own, and the one of products of one price is all that is read of these. It has no order: a page is read by `ofPrice`.
 */
export const listedAtPrice = (query: ListProducts) =>
  hasPriceRange(query)
    ? `(
      select *, quantity > 0 as available from ${LISTED} where ${all(ACTIVE, "not several_prices", isWithin(query, "price"))}
      union all
      select *, ${isInStockAtPrice(query, "quantity > 0")} as available
      from ${LISTED} where ${all(ACTIVE, "several_prices", severalWithin(query))}
    ) product`
    : LISTED

/**
 * SQL for the lines of choices that a product has at the price: its own, or those of its variants of the range, each as the
 * statement counts it beside others.
 * @param whole SQL for the lines of all its variants
 * @param beside SQL for the table of what is counted beside which choices (`given`)
 */
export const choicesAtPrice = (query: ListProducts, whole: string, beside: string) =>
  hasPriceRange(query)
    ? `case when several_prices and not (${areAllWithin(query)}) then array(
        select distinct given.besides || choice
        from unnest(variant_prices) variant cross join ${beside}
        cross join lateral (values (array_remove(string_to_array(given.besides, ' '), ''))) other (choices)
        cross join lateral unnest((string_to_array(variant, ' '))[3:]) choice
        where ${fits({ ...query, choice: undefined }, query.in_stock === "true")}
          and string_to_array(variant, ' ') @> other.choices and choice <> all(other.choices)
        order by 1
      ) else ${whole} end`
    : whole
