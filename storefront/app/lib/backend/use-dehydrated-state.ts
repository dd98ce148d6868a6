import type { DehydratedState } from "@tanstack/react-query"
import { useMemo } from "react"
import { useMatches } from "react-router-dom"

const OPENED = Date.now()

/**
 * The web tier serves a cached page only while its data is fresh, however long ago it was rendered, so the data counts as
 * loaded now. Otherwise hydration would refetch every query, and parts that hydrate last would get other data than they
 * were rendered with.
 */
const asOfNow = (query: DehydratedState["queries"][number]) => {
  if (import.meta.env.SSR) return query
  return { ...query, state: { ...query.state, dataUpdatedAt: Math.max(query.state.dataUpdatedAt, OPENED) } }
}

const stateOf = (loaderData: unknown) =>
  (loaderData as { dehydratedState?: DehydratedState } | null | undefined)?.dehydratedState

/** What the loaders of all matched routes have loaded on the server, as one state for `HydrationBoundary`. */
export function useDehydratedState(): DehydratedState | undefined {
  const matches = useMatches()
  return useMemo(() => {
    const states = matches.map((match) => stateOf(match.loaderData)).filter((state) => state !== undefined)
    if (states.length === 0) return undefined
    return { mutations: [], queries: states.flatMap((state) => state.queries.map(asOfNow)) }
  }, [matches])
}
