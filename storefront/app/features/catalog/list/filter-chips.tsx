import { X } from "lucide-react"
import { Link, useLocation } from "react-router-dom"
import type { ActiveFilter } from "./active-filters.ts"
import { LISTS } from "./messages.ts"

/** What a list is filtered by: each is a link to the list without it. */
export function FilterChips({ filters }: { filters: ActiveFilter[] }) {
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
            className="inline-flex min-h-10 items-center gap-1.5 rounded-3xl border border-brand bg-brand-soft px-3 text-sm font-medium text-brand wrap-anywhere"
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
