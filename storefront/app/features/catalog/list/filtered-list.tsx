import type { ProductList } from "@haat/search/contract"
import { type ReactNode, Suspense, useRef } from "react"
import { useLocation, useSearchParams } from "react-router-dom"
import { Section } from "../../../components/section.tsx"
import { useMedia } from "../../../lib/device/use-media.ts"
import { lazyPart } from "../../../lib/lazy-loading/lazy-part.ts"
import type { ProductFilter } from "../product-queries.ts"
import { activeFilters } from "./active-filters.ts"
import { FilterChips } from "./filter-chips.tsx"
import { LISTS } from "./messages.ts"
import { OpenFilters } from "./open-filters.tsx"
import { FILTERS } from "./sheet-form.ts"

const FilterSheet = lazyPart(() => import("./filter-sheet.tsx"))

/** As in `components.css`. */
const PHONE = "(width < 48rem)"

type FilteredListProps = {
  filter: ProductFilter
  list?: Pick<ProductList, "count" | "count_is_at_least" | "facets">
  categories?: { id: string; name: string; lang?: string }[]
  /** what it is sorted and filtered by, with one form */
  filters: ReactNode
  /** Keeps the filters in sight, for what is wrong with them. */
  hasProblem?: boolean
  children: ReactNode
}

/**
 * A list under what it is sorted and filtered by. On a phone that is in a sheet behind one button, and above the list only what is
 * filtered by now; without JavaScript the button is a link to the filters, below the list.
 */
export function FilteredList({ filter, list, categories, filters, hasProblem = false, children }: FilteredListProps) {
  const [params] = useSearchParams()
  const isPhone = useMedia(PHONE)
  const isOpen = useLocation().hash === `#${FILTERS}` && isPhone && !hasProblem
  const wasOpened = useRef(false)
  wasOpened.current ||= isOpen
  const active = activeFilters(filter, params, { options: list?.facets.options, categories })
  return (
    <div className="flex flex-col">
      <div className="mb-5 flex flex-wrap items-center gap-2 md:hidden">
        {!hasProblem && <OpenFilters active={active.length} isOpen={isOpen} />}
        <FilterChips filters={active} />
      </div>
      {!isOpen && (
        <div id={FILTERS} className={hasProblem ? undefined : "list-filters"}>
          <Section name="filters">{filters}</Section>
        </div>
      )}
      <div>{children}</div>
      {wasOpened.current && (
        <Suspense>
          <FilterSheet isOpen={isOpen} products={list && productsFound(list)}>
            {filters}
          </FilterSheet>
        </Suspense>
      )}
    </div>
  )
}

/** How many products a list has, as people read it. */
export const productsFound = ({ count, count_is_at_least }: Pick<ProductList, "count" | "count_is_at_least">) =>
  LISTS[count_is_at_least ? "productsAtLeast" : "products"](count)
