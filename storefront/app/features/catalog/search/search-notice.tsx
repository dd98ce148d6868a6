import { money } from "@haat/sdk/money"
import type { ProductList } from "@haat/search/contract"
import { useSearchParams } from "react-router-dom"
import { ButtonLink } from "../../../components/button.tsx"
import { LISTS } from "../list/messages.ts"
import type { ProductFilter } from "../product-queries.ts"

/** Result of a search without its products. */
type FoundList = Omit<ProductList, "products">

type PriceLimits = { lowest?: number | null; highest?: number | null }

/** "up to ₹500", "from ₹1,000", "from ₹200 to ₹500"; undefined when no price is said. */
const pricesText = ({ lowest, highest }: PriceLimits): string | undefined => {
  if (lowest != null && highest != null) return LISTS.betweenPrices(money(lowest), money(highest))
  if (lowest != null) return LISTS.atLeast(money(lowest))
  return highest == null ? undefined : LISTS.upTo(money(highest))
}

/** Number of products that a search found, and the interpretation of its text. */
export const SearchNotice = ({ list, products, q }: { list: FoundList | undefined; products: string; q?: string }) => {
  const { count = 0, facets_of, whole = count, up_to, at_least, by_price, no_such, read_as } = list ?? {}
  const prices = pricesText({ lowest: at_least, highest: up_to })
  const summary = [products, prices, by_price && LISTS.byPrice[by_price]].filter(Boolean).join(", ")
  const isMissing = Boolean(no_such) && count > 0 && whole === 0
  return (
    <p role="status">
      {summary}
      {facets_of != null && <span className="block">{LISTS.facetsOf(facets_of)}</span>}
      {read_as && <span className="block">{LISTS.showingFor(read_as)}</span>}
      {isMissing && no_such && (
        <span className="block">
          {LISTS.noSuch(no_such)} {LISTS.closeOnes}
        </span>
      )}
      {q && whole < count && !isMissing && <span className="block">{LISTS.closest(whole)}</span>}
    </p>
  )
}

/** The prices that a search is limited to, by its text or by the filter; undefined when it is not. */
export const describePriceLimits = (filter: ProductFilter, list: Pick<FoundList, "at_least" | "up_to"> | undefined) => {
  const given = (...prices: (number | null | undefined)[]) => prices.filter((price) => price != null)
  const [lows, highs] = [given(filter.min_price, list?.at_least), given(filter.max_price, list?.up_to)]
  return pricesText({
    lowest: lows.length ? Math.max(...lows) : undefined,
    highest: highs.length ? Math.min(...highs) : undefined,
  })
}

/** Leads from a search that found nothing at these prices to the same search at any price. */
export const AnyPriceLink = ({ list }: { list: FoundList | undefined }) => {
  const [params] = useSearchParams()
  const search = new URLSearchParams(params)
  for (const name of ["minPrice", "maxPrice", "page"]) search.delete(name)
  if (list?.without_price != null) search.set("query", list.without_price)
  const { min = 0, max = 0 } = list?.facets.price ?? {}
  return (
    <ButtonLink to={{ pathname: "/search", search: search.toString() }}>
      {max > 0 ? LISTS.anyPriceFrom(money(min), money(max)) : LISTS.anyPrice}
    </ButtonLink>
  )
}
