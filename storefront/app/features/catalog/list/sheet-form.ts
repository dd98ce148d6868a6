import { createContext, useContext } from "react"
import { type Location, useLocation, useNavigate } from "react-router-dom"

/**
 * The end of a list's address while the sheet with its filters is open; without JavaScript it leads to them, below the
 * list.
 */
export const FILTERS = "filters"

/** In the sheet, the id that its form must have: the sheet's button submits it. */
export const SheetForm = createContext<string | undefined>(undefined)

/** State of the open sheet's entry in the history: the search of the address that it was opened at. */
export type SheetState = { filters_from?: string } | null

/**
 * Returns how a filter changes the address of its list. In the sheet it replaces the history entry, so that Back closes
 * the sheet.
 */
export function useListChange() {
  const isInSheet = useContext(SheetForm) !== undefined
  const { state } = useLocation()
  return isInSheet
    ? { hash: `#${FILTERS}`, options: { replace: true, preventScrollReset: true, state } }
    : { hash: "", options: {} }
}

/**
 * Closes the sheet.
 * @returns a function that takes the search of the address to close it at, by default the one that it shows
 */
export function useCloseFilters() {
  const navigate = useNavigate()
  const { pathname, search, state }: Location<SheetState> = useLocation()
  return (next = search) =>
    state?.filters_from === next
      ? navigate(-1)
      : navigate({ pathname, search: next }, { replace: true, preventScrollReset: true })
}
