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

const isSort = (text: string): text is Sort => Object.hasOwn(SORT_NAMES, text)

/** The filter in the address of a search page, and the errors by field. */
export type SearchRequest = { filter: ProductFilter; errors: { minPrice?: string; maxPrice?: string } }

const MAX_PAGE = 10_000

function readPrice(
  text: string,
  messages: { notNumber: string; negative: string },
): { value?: number; error?: string } {
  if (text === "") return {}
  const value = readTypedNumber(text)
  if (value === undefined || !Number.isFinite(value)) return { error: messages.notNumber }
  if (value < 0) return { error: messages.negative }
  return { value }
}

/** The page in the address, at most the last that a list can be asked for; undefined for the first page and for anything that is not a page. */
export function readPage(params: URLSearchParams): number | undefined {
  const page = Number(params.get("page"))
  return Number.isInteger(page) && page > 1 ? Math.min(page, MAX_PAGE) : undefined
}

/** The sort order in the address; undefined when it is not one of them. */
export function readSort(params: URLSearchParams): Sort | undefined {
  const sort = params.get("sortBy")?.trim() ?? ""
  return isSort(sort) ? sort : undefined
}

const MAX_CHOICES = 30

/** The sizes, colours … in the address, as "size:m"; undefined when there are none. */
export function readChoices(params: URLSearchParams): string[] | undefined {
  const choices = params.getAll("choice").filter((choice) => choice.length <= 120)
  return choices.length ? choices.slice(0, MAX_CHOICES) : undefined
}

/** The countries of origin in the address, as "IN"; undefined when there are none. */
export function readOrigins(params: URLSearchParams): string[] | undefined {
  const origins = params.getAll("origin").filter((origin) => /^[A-Z]{2}$/.test(origin))
  return origins.length ? origins.slice(0, MAX_CHOICES) : undefined
}

/** Reads `choice`, `origin`, `query`, `category`, `minPrice`, `maxPrice`, `sortBy` and `page`. Invalid prices are left out, with an error. */
export function readSearch(params: URLSearchParams): SearchRequest {
  const text = (name: string) => params.get(name)?.trim() ?? ""
  const min = readPrice(text("minPrice"), { notNumber: LISTS.minNotNumber, negative: LISTS.minNegative })
  const max = readPrice(text("maxPrice"), { notNumber: LISTS.maxNotNumber, negative: LISTS.maxNegative })
  const crossed = min.value !== undefined && max.value !== undefined && min.value > max.value
  const filter: ProductFilter = {
    q: text("query").slice(0, 200) || undefined,
    category: text("category").slice(0, 100) || undefined,
    min_price: min.value,
    max_price: crossed ? undefined : max.value,
    choice: readChoices(params),
    origin: readOrigins(params),
    sort: readSort(params),
    page: readPage(params),
  }
  return {
    filter: withoutGaps(filter),
    errors: {
      minPrice: min.error,
      maxPrice: crossed ? LISTS.crossed : max.error,
    },
  }
}

/** The filled fields of a search form, as they go into the address. */
export function cleanSearch(form: FormData): URLSearchParams {
  const params = new URLSearchParams()
  for (const [name, value] of form) if (typeof value === "string" && value.trim()) params.append(name, value.trim())
  return params
}

/** The filter without its undefined fields. */
export const withoutGaps = (filter: ProductFilter): ProductFilter =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined))
