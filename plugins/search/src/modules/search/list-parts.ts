import type { ListProducts, Sort } from "../../contract"

/**
 * A list, of which each product may have the price of its first variant only (`price_of`): what that costs is
 * filtered and sorted by.
 */
export type BrowsedList = ListProducts & { price_of?: "first" }

/** SQL for the parts of a list, each of which may read those before it. */
export type ListTables = {
  /** tables that the others read, each `name as (…)` */
  before: string[]
  /** `id` of each product of a page with its `place` */
  page: string
  /** `products` and `in_stock` of each category, in the wished range of prices */
  categoryTotals: string
  /** `lowest` and `highest` price, whatever range of prices was wished */
  prices: string
  /** `count` of products of each country of `origin`, whichever was wished */
  origins: string
  /** table of the products whatever was chosen of them, or STORED_COUNTS; none where there is nothing to choose by */
  listed?: string
  /** table of what a text finds, at most `rowLimit(query, MAX_FOUND)` and what the owner puts first */
  found?: string
  /** count of the products that have the whole of a text; of a list without one all have */
  fullMatches?: string
}

/** Orders of a list. All end in the id, so that pages never overlap. */
export const ORDER: Record<Sort, string> = {
  newest: "added_at desc, id desc",
  oldest: "added_at, id",
  priceLowToHigh: "product_price, id",
  priceHighToLow: "product_price desc, id",
  // by its English name; products without a country come last
  countryOfOrigin: "origin_name nulls last, added_at desc, id desc",
}

/** Number of rows that a list reads from its beginning to show any page among them. */
const FIRST_ROWS = 100
/** Number of products that are counted of a text that finds more; up to the end of the page where that is further. */
export const MAX_FOUND = 1_000
/**
 * SQL for the number of rows to read to show the page: `first`, a number, where the page is among these. With a
 * number PostgreSQL keeps the plan of the statement; without one it would plan it each time, which takes longer than
 * running it.
 */
export const rowLimit = ({ page, limit }: ListProducts, first = FIRST_ROWS) =>
  page * limit <= first ? String(first) : "(:offset::integer + :limit::integer)"

/** SQL for the filter by stock, "true" when there is none. */
export const stockCondition = ({ in_stock }: ListProducts) =>
  in_stock ? (in_stock === "true" ? "pieces > 0" : "pieces <= 0") : "true"

/** SQL for the filter by the country of origin, "true" when there is none. */
export const originCondition = ({ origin }: ListProducts) =>
  origin?.length ? "origin = any(:origins::text[])" : "true"

/** Table with the `id` of each category that was asked for. */
export const CHOSEN_CATEGORY = "chosen_category"

/** SQL for the filter by category, "true" when there is none. @param column of a category's id */
export const categoryCondition = ({ category }: ListProducts, column = "product_category_id") =>
  category ? `${column} in (table ${CHOSEN_CATEGORY})` : "true"

/** SQL for a condition of several, one a line; those that do not apply are left out, "true" when none does. */
export const allConditions = (...conditions: (string | false)[]) => {
  const applied = conditions.filter((one) => typeof one === "string" && one !== "true") as string[]
  return applied.map((one) => one.replaceAll("\n", "\n  ")).join("\n  and ") || "true"
}

/** SQL for the clause `where` with several conditions; empty when none applies. */
export const whereAll = (...conditions: (string | false)[]) => {
  const condition = allConditions(...conditions)
  return condition === "true" ? "" : `where ${condition}`
}
