import { money } from "@haat/sdk/money"
import { useSearchParams } from "react-router-dom"
import { ButtonLink } from "../../../components/button.tsx"
import { LISTS } from "../list/messages.ts"
import type { ProductFilter } from "../product-queries.ts"
import { type FoundList, pricesText } from "./search-notice.tsx"

/** The prices that a search is limited to, by its text or by the filter; undefined when it is not. */
export const limitsOf = (filter: ProductFilter, list: Pick<FoundList, "at_least" | "up_to"> | undefined) => {
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
