import { useMemo } from "react"
import { useStored } from "./stored-value.ts"

/** Returns whether a media query matches; false on the server and until the page is hydrated. */
export function useMedia(query: string): boolean {
  const store = useMemo(
    () => ({
      get: () => matchMedia(query).matches,
      subscribe(onChange: () => void) {
        const list = matchMedia(query)
        list.addEventListener("change", onChange)
        return () => list.removeEventListener("change", onChange)
      },
    }),
    [query],
  )
  return useStored(store, false)
}
