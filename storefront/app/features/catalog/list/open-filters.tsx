import { SlidersHorizontal } from "lucide-react"
import { type KeyboardEvent, useEffect, useState } from "react"
import { Link, type Location, useLocation } from "react-router-dom"
import { LISTS } from "./messages.ts"
import { FILTERS, type SheetState } from "./sheet-form.ts"

/** A link works without JavaScript and before the page is hydrated; a button takes the space bar, too. */
const pressOnSpace = (event: KeyboardEvent<HTMLElement>) => {
  if (event.key !== " ") return
  event.preventDefault()
  event.currentTarget.click()
}

/** Opens the sheet with what a list is sorted and filtered by; without JavaScript it leads there, below the list. */
export function OpenFilters({ active, isOpen }: { active: number; isOpen: boolean }) {
  const [isAlive, setAlive] = useState(false)
  useEffect(() => setAlive(true), [])
  const { search, hash, state }: Location<SheetState> = useLocation()
  return (
    <Link
      to={{ search, hash: FILTERS }}
      state={hash ? state : { filters_from: search }}
      preventScrollReset
      {...(isAlive && { role: "button", "aria-haspopup": "dialog", "aria-expanded": isOpen, onKeyDown: pressOnSpace })}
      className="inline-flex min-h-11 items-center gap-2 rounded-md border border-line-strong bg-surface px-4 text-sm font-semibold hover:border-ink hover:bg-sunken"
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
