import type { DehydratedState } from "@tanstack/react-query"
import { useMemo } from "react"
import { useMatches } from "react-router-dom"

const stateOf = (loaderData: unknown) =>
  (loaderData as { dehydratedState?: DehydratedState } | null | undefined)?.dehydratedState

/** What the loaders of all matched routes fetched on the server, as one state for `HydrationBoundary`. */
export function useDehydratedState(): DehydratedState | undefined {
  const matches = useMatches()
  return useMemo(() => {
    const states = matches.map((match) => stateOf(match.loaderData)).filter((state) => state !== undefined)
    if (states.length === 0) return undefined
    return { mutations: [], queries: states.flatMap((state) => state.queries) }
  }, [matches])
}
