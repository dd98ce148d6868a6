import type { ProductList } from "@haat/search/contract"
import { SlidersHorizontal, X } from "lucide-react"
import { type KeyboardEvent, type ReactNode, Suspense, useRef } from "react"
import { Link, type Location, useLocation, useSearchParams } from "react-router-dom"
import { Section } from "../../../components/section.tsx"
import { useMedia } from "../../../lib/device/use-media.ts"
import { lazyPart } from "../../../lib/lazy-loading/lazy-part.ts"
import { useIsHydrated } from "../../../lib/rendering/use-is-hydrated.ts"
import type { ProductFilter } from "../product-queries.ts"
import { type ActiveFilter, activeFilters } from "./active-filters.ts"
import { LISTS } from "./messages.ts"
import { FILTERS, type SheetState } from "./sheet-form.ts"

const FilterSheet = lazyPart(() => import("./filter-sheet.tsx"))

/** As in `components.css`. */
const PHONE = "(width < 48rem)"

type FilteredListProps = {
  filter: ProductFilter
  list?: Pick<ProductList, "count" | "count_is_at_least" | "facets">
  categories?: { id: string; name: string; lang?: string }[]
  /** sort order and filters, with one form */
  filters: ReactNode
  /** Keeps the filters visible, because they show an error. */
  hasProblem?: boolean
  children: ReactNode
}

/**
 * A list below its sort order and filters. On a phone these are in a sheet behind a button, and only the active filters
 * are above the list; without JavaScript the button is a link to the filters below the list.
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

/** Returns the number of products of a list as text. */
export const productsFound = ({ count, count_is_at_least }: Pick<ProductList, "count" | "count_is_at_least">) =>
  LISTS[count_is_at_least ? "productsAtLeast" : "products"](count)

/** A link works without JavaScript and before the page is hydrated; a button answers to the space bar, too. */
const pressOnSpace = (event: KeyboardEvent<HTMLElement>) => {
  if (event.key !== " ") return
  event.preventDefault()
  event.currentTarget.click()
}

/** Opens the filter sheet; without JavaScript it links to the filters below the list. */
function OpenFilters({ active, isOpen }: { active: number; isOpen: boolean }) {
  const isHydrated = useIsHydrated()
  const { search, hash, state }: Location<SheetState> = useLocation()
  return (
    <Link
      to={{ search, hash: FILTERS }}
      state={hash ? state : { filters_from: search }}
      preventScrollReset
      {...(isHydrated && {
        role: "button",
        "aria-haspopup": "dialog",
        "aria-expanded": isOpen,
        onKeyDown: pressOnSpace,
      })}
      className={
        "inline-flex min-h-11 items-center gap-2 rounded-md border border-line-strong bg-surface px-4 text-sm " +
        "font-semibold hover:border-ink hover:bg-sunken"
      }
    >
      <SlidersHorizontal className="size-4" />
      {LISTS.sortAndFilter}
      {active > 0 && (
        <span className="tabular-nums">
          ({active}
          <span className="sr-only"> {LISTS.filtersActive}</span>)
        </span>
      )}
    </Link>
  )
}

/** The active filters of a list, each a link to the list without it. */
function FilterChips({ filters }: { filters: ActiveFilter[] }) {
  const { pathname } = useLocation()
  if (!filters.length) return null
  return (
    <ul aria-label={LISTS.activeFilters} className="flex flex-wrap gap-2">
      {filters.map(({ label, lang, without }) => (
        <li key={without} className="max-w-full">
          <Link
            to={`${pathname}${without}`}
            rel="nofollow"
            preventScrollReset
            className={
              "inline-flex min-h-10 items-center gap-1.5 rounded-3xl border border-brand bg-brand-soft px-3 text-sm " +
              "font-medium text-brand wrap-anywhere"
            }
          >
            <span className="sr-only">{LISTS.removeFilter}</span>
            <span lang={lang}>{label}</span>
            <X className="size-4 shrink-0" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
