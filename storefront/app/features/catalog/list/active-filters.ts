import { countryName } from "@haat/catalog/contract"
import { money } from "@haat/sdk/money"
import type { ProductList } from "@haat/search/contract"
import { LANGUAGE } from "../../../lib/language/language.ts"
import { LANGUAGES } from "../../../lib/language/languages.ts"
import { choiceName } from "../../../lib/shop/variants/choice-name.ts"
import type { ProductFilter } from "../product-queries.ts"
import { LISTS } from "./messages.ts"

/** A filter in the address of a list, as people read it, and the search of the address without it. */
export type ActiveFilter = { label: string; lang?: string; without: string }

type Names = {
  options?: ProductList["facets"]["options"]
  categories?: { id: string; name: string; lang?: string }[]
}

const { tag } = LANGUAGES[LANGUAGE]

/** Active filters of a list, in the sequence of the sheet. @param params of its address */
export function activeFilters(
  { category, min_price, max_price, choice = [], origin = [] }: ProductFilter,
  params: URLSearchParams,
  { options = [], categories = [] }: Names,
): ActiveFilter[] {
  const without = (name: string, value?: string) => searchWithout(params, name, value)
  const named = categories.find(({ id }) => id === category)
  return [
    ...(named ? [{ label: named.name, lang: named.lang, without: without("category") }] : []),
    ...(min_price === undefined ? [] : [{ label: LISTS.priceFrom(money(min_price)), without: without("minPrice") }]),
    ...(max_price === undefined ? [] : [{ label: LISTS.priceUpTo(money(max_price)), without: without("maxPrice") }]),
    ...choice.map((one) => ({ label: choiceLabel(one, options), without: without("choice", one) })),
    ...origin.map((code) => ({ label: countryName(code, tag), without: without("origin", code) })),
  ]
}

/** "Size: M" of `size:m`; where nothing of the list has it any more, its value as the address has it. */
function choiceLabel(choice: string, options: ProductList["facets"]["options"]): string {
  for (const { title, values } of options) {
    const known = values.find((value) => value.choice === choice)
    if (known) return `${choiceName(title)}: ${choiceName(known.value)}`
  }
  return choice.slice(choice.indexOf(":") + 1)
}

/** The search of a list's address without a filter, or without one of its values; from its first page on. */
export function searchWithout(params: URLSearchParams, name: string, value?: string): string {
  const next = new URLSearchParams(params)
  next.delete("page")
  if (value === undefined) next.delete(name)
  else next.delete(name, value)
  return next.size ? `?${next}` : ""
}
