import type { DehydratedState } from "@tanstack/react-query"
import { useMemo } from "react"
import { useMatches } from "react-router-dom"

const OPENED = Date.now()

/**
 * A page kept in the web tier's memory is as fresh as its data, however long ago it was rendered. Asking anew while it
 * comes to life would cost a request for each query, and what comes to life last would meet other data than it was drawn with.
 */
const asOfNow = (query: DehydratedState["queries"][number]) => {
  if (import.meta.env.SSR) return query
  return { ...query, state: { ...query.state, dataUpdatedAt: Math.max(query.state.dataUpdatedAt, OPENED) } }
}

const stateOf = (loaderData: unknown) =>
  (loaderData as { dehydratedState?: DehydratedState } | null | undefined)?.dehydratedState

/** What the loaders of all matched routes fetched on the server, as one state for `HydrationBoundary`. */
export function useDehydratedState(): DehydratedState | undefined {
  const matches = useMatches()
  return useMemo(() => {
    const states = matches.map((match) => stateOf(match.loaderData)).filter((state) => state !== undefined)
    if (states.length === 0) return undefined
    return { mutations: [], queries: states.flatMap((state) => state.queries.map(asOfNow)) }
  }, [matches])
}
