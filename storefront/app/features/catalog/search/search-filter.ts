import { readTypedNumber } from "@haat/sdk/numbers/read-typed-numbers"
import type { Sort } from "@haat/search/contract"
import { LISTS } from "../list/messages.ts"
import type { ProductFilter } from "../product-queries.ts"

/** The names of the sort orders. */
export const SORT_NAMES: Record<Sort, string> = {
  newest: LISTS.newest,
  oldest: LISTS.oldest,
  priceLowToHigh: LISTS.priceLowToHigh,
  priceHighToLow: LISTS.priceHighToLow,
  countryOfOrigin: LISTS.countryOfOrigin,
}

/** The filter in the address of a search page, and the errors by field. */
export type SearchRequest = { filter: ProductFilter; errors: { minPrice?: string; maxPrice?: string } }

const MAX_PAGE = 10_000

function readPrice(text: string, notNumber: string, negative: string): { value?: number; error?: string } {
  if (text === "") return {}
  const value = readTypedNumber(text)
  if (value === undefined || !Number.isFinite(value)) return { error: notNumber }
  return value < 0 ? { error: negative } : { value }
}

/**
 * The page in the address, at most the last that a list can be asked for; undefined for the first page and for anything
 * that is not a page.
 */
export function readPage(params: URLSearchParams): number | undefined {
  const page = Number(params.get("page"))
  return Number.isInteger(page) && page > 1 ? Math.min(page, MAX_PAGE) : undefined
}

const MAX_VALUES = 30

function validValues(given: string[], pattern: RegExp): string[] | undefined {
  const values = given.filter((value) => pattern.test(value))
  return values.length ? values.slice(0, MAX_VALUES) : undefined
}

/** Other texts are no countries, and have no name. */
export const COUNTRY_CODE = /^[A-Z]{2}$/

/** Reads `choice` (sizes and colours as "size:m"), `origin`, `sortBy` and `page`; undefined for what is not valid. */
export function readList(params: URLSearchParams) {
  const sort = params.get("sortBy")?.trim() ?? ""
  return {
    choice: validValues(params.getAll("choice"), /^.{0,120}$/s),
    origin: validValues(params.getAll("origin"), COUNTRY_CODE),
    sort: Object.hasOwn(SORT_NAMES, sort) ? (sort as Sort) : undefined,
    page: readPage(params),
  }
}

/**
 * Reads `choice`, `origin`, `query`, `category`, `minPrice`, `maxPrice`, `sortBy` and `page`. Invalid prices are left
 * out, with an error.
 */
export function readSearch(params: URLSearchParams): SearchRequest {
  const text = (name: string) => params.get(name)?.trim() ?? ""
  const min = readPrice(text("minPrice"), LISTS.minNotNumber, LISTS.minNegative)
  const max = readPrice(text("maxPrice"), LISTS.maxNotNumber, LISTS.maxNegative)
  const crossed = min.value !== undefined && max.value !== undefined && min.value > max.value
  const filter: ProductFilter = {
    q: text("query").slice(0, 200) || undefined,
    category: text("category").slice(0, 100) || undefined,
    min_price: min.value,
    max_price: crossed ? undefined : max.value,
    ...readList(params),
  }
  return { filter, errors: { minPrice: min.error, maxPrice: crossed ? LISTS.crossed : max.error } }
}

/** The filled fields of a search form, as they go into the address. */
export function cleanSearch(form: FormData): URLSearchParams {
  const params = new URLSearchParams()
  for (const [name, value] of form) if (typeof value === "string" && value.trim()) params.append(name, value.trim())
  return params
}
