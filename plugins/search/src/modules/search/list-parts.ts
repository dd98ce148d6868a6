import type { ListProducts, Sort } from "../../contract"
import { ACTIVE } from "./search-text/match-text"
import { PRICES } from "./search-text/rows"

/** The index table with its columns as the conditions call them. */
const COLUMNS = `select id, active, ${PRICES}, pieces as quantity, added_at as created, product_category_id as category_id,
  origin, origin_name, choices, choices_in_stock from ??`
export const LISTED = `(${COLUMNS}) product`
export const ON_SALE = `(${COLUMNS} where ${ACTIVE}) on_sale`

/** SQL for the parts of a list, each of which may read those before it. */
export type ListParts = {
  /** Tables that the others read, with a comma after them. */
  before: string
  /** Ids of a page with the `place` of each. */
  page: string
  /** How many `products` of the wished prices are in each category, and how many of them are in stock. */
  numbers: string
  /** The `lowest` and `highest` price, whatever price was wished. */
  prices: string
  /** How many products there are of each country of origin, whichever was wished: `origin` and `count`. */
  origins: string
  /** The products whatever was chosen of them, or KEPT; none where there is nothing to choose by. */
  listed?: string
  /** The table of what a text finds, at most `rowsUpTo(query, MAX_FOUND)` and what the owner puts first. */
  found?: string
  /** How many have the whole of a text; of a list without one all have. */
  whole?: string
}

/** All end in the id, so that pages never overlap. */
export const ORDER: Record<Sort, string> = {
  newest: "created desc, id desc",
  oldest: "created, id",
  priceLowToHigh: "price, id",
  priceHighToLow: "price desc, id",
  // by its English name; what has none said comes last
  countryOfOrigin: "origin_name nulls last, created desc, id desc",
}

/** For the pages among these a list reads so many rows from its beginning. */
const FIRST_ROWS = 100
/** A text that finds more products has so many counted, or those up to the end of the page. */
export const MAX_FOUND = 1_000
/**
 * SQL for how many rows are read to show the page: `first`, a number, where it is among these. With a number PostgreSQL keeps the plan
 * of the statement; not knowing whether one or thousands are wanted it would plan it each time, which takes longer than running it.
 */
export const rowsUpTo = ({ page, limit }: ListProducts, first = FIRST_ROWS) =>
  page * limit <= first ? String(first) : "(:offset::integer + :limit::integer)"

/** SQL for the filter by stock, "true" when there is none. */
export const ofStock = ({ in_stock }: ListProducts) =>
  in_stock ? (in_stock === "true" ? "quantity > 0" : "quantity <= 0") : "true"

/** SQL for the filter by the country of origin, "true" when there is none. */
export const ofOrigin = ({ origin }: ListProducts) => (origin?.length ? "origin = any(:origins::text[])" : "true")

/** That a product is in one of the categories that were asked for, which are a table of ids. */
export const IN_CHOSEN = "category_id in (table chosen)"

/** One condition of several; those that do not apply are left out. */
export const all = (...conditions: (string | false)[]) =>
  conditions.filter((one) => one && one !== "true").join(" and ") || "true"
