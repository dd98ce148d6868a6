import type { Locale } from "@haat/sdk/locale"
import { sql } from "@haat/sdk/server/queries/sql"
import type { Knex } from "@medusajs/framework/mikro-orm/knex"
import type { ProductList, Sort } from "../../contract"
import { canUseStoredCounts, choiceBindings } from "./list-choices"
import { type BrowsedList, MAX_FOUND, rowLimit } from "./list-parts"
import { localizedCardSql, writeListStatement } from "./list-statement"
import { activeProductByIdOrHandleClauses } from "./queries/active-product"
import { prepared, withPlanPerValues } from "./queries/prepared"
import { PRODUCT_INDEX } from "./queries/product-index"
import { type Attributes, explain, NOTHING_TO_EXPLAIN } from "./search-text/explain"
import { buildTextMatch } from "./search-text/match-text"
import { pinnedProductIds } from "./search-text/pinned"
import { type PriceWish, readPriceWish } from "./search-text/price-wish"

/**
 * The whole response to a list as JSON text, in one statement over the index table: it is sent as it is; with
 * why a search found what it did.
 */
export const browse = async (db: Knex, query: BrowsedList): Promise<string> => {
  const typed = readPriceWish(query.q ?? "")
  const text = buildTextMatch(typed.text)
  const { category, origin, in_stock, limit, page, locale } = query
  const wished = query.sort ? undefined : typed.order
  // without a text there is no best match that could come before the cheapest
  const sort = query.sort ?? (wished && !text ? SORT_OF[wished] : undefined)
  const pinned = sort ? [] : pinnedProductIds(query.q)
  const min_price = furthest(Math.max, query.min_price, typed.lowest)
  const max_price = furthest(Math.min, query.max_price, typed.highest)
  const filters = {
    ...(category && { category }),
    ...(origin?.length && { origins: origin }),
    ...(min_price !== undefined && { min_price }),
    ...(max_price !== undefined && { max_price }),
  }
  const shape = [
    "list",
    text?.parts,
    text?.noun,
    pinned.length > 0,
    ...Object.keys(filters),
    Boolean(query.choice?.length),
    canUseStoredCounts(query),
    in_stock,
    sort,
    wished,
    locale,
    query.price_of,
    rowLimit(query),
    rowLimit(query, MAX_FOUND),
  ].join()
  const bindings = {
    ...text?.bindings,
    ...filters,
    ...choiceBindings(query),
    ...(pinned.length > 0 && { pinned }),
    table: PRODUCT_INDEX,
    limit,
    offset: (page - 1) * limit,
    page,
    up_to: typed.highest ?? null,
  }
  // without a text, which index of a range of prices or of a country is the quicker one depends on the values
  const dependsOnValues = !text && (min_price !== undefined || max_price !== undefined || Boolean(origin?.length))
  const write = () => {
    const list = { ...query, sort, min_price, max_price }
    const statement = writeListStatement(list, text, pinned.length > 0, wished).replaceAll("??", PRODUCT_INDEX)
    return dependsOnValues ? statement : withPlanPerValues(statement, bindings)
  }
  const [{ response, attributes, missing }] = await prepared<{
    response: string
    attributes: Attributes | null
    missing: boolean
  }>(db, shape, write, bindings)
  const explained = attributes ? explain(typed.text, JSON.parse(response).products, attributes) : NOTHING_TO_EXPLAIN
  const read = { ...pricesInText(typed, wished), no_such: missing ? (text?.head ?? null) : null }
  return `${response.slice(0, -1)},${JSON.stringify({ ...read, ...explained }).slice(1)}`
}

const SORT_OF = { cheapest: "priceLowToHigh", dearest: "priceHighToLow" } satisfies Record<string, Sort>

/** Prices in the search text, for the page to repeat them and to offer the text without them. */
const pricesInText = (
  { text, lowest, highest }: PriceWish,
  order: PriceWish["order"],
): Pick<ProductList, "at_least" | "without_price" | "by_price"> => ({
  at_least: lowest ?? null,
  without_price: lowest === undefined && highest === undefined ? null : text,
  by_price: order ?? null,
})

const furthest = (of: (...prices: number[]) => number, ...prices: (number | undefined)[]) => {
  const given = prices.filter((price) => price !== undefined)
  return given.length ? of(...given) : undefined
}

/** PostgreSQL's texts have no such character, and no product has one in its id or handle. */
const NUL = /\0/g

/** Active products by id or handle, each as JSON text, in the order requested; null where there is none. */
export const findProductPages = async (
  db: Knex,
  idsOrHandles: string[],
  locale: Locale,
): Promise<(string | null)[]> => {
  const over = locale === "hi" ? "|| coalesce(document->'hi'->'page', '{}')" : ""
  const found = await prepared<{ response: string | null }>(
    db,
    `look,${locale}`,
    () => sql`
      select (
        select json_build_object('product', (document->'more') || (${localizedCardSql(locale)}) ${over})::text
        from product_index
        ${activeProductByIdOrHandleClauses("asked.key")}
      ) as response
      from jsonb_array_elements_text(:keys::jsonb) with ordinality as asked(key, place)
      order by place`,
    { keys: JSON.stringify(idsOrHandles.map((key) => key.replace(NUL, "\uFFFD"))) },
  )
  return found.map(({ response }) => response)
}
