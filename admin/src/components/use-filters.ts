import { useEffect, useRef } from "react"
import { useListContext } from "react-admin"

/**
 * The filters of the list around, which the address keeps. `change` sets some of them and leaves the others, `replace`
 * sets them all; empty ones go. The address follows a change a moment later, so the next change builds on the last one
 * and not on the address: what was just cleared does not come back.
 */
export function useFilters<Values extends object>() {
  const { filterValues, setFilters } = useListContext()
  const latest = useRef(filterValues)
  useEffect(() => {
    latest.current = filterValues
  }, [filterValues])
  const replace = (next: Values) => {
    const given = Object.entries(next).filter(([, value]) => value !== undefined && value !== "")
    latest.current = Object.fromEntries(given)
    setFilters(latest.current, undefined, false)
  }
  const change = (part: Values) => replace({ ...latest.current, ...part })
  return { values: filterValues as Values, change, replace }
}
