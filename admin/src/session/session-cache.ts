import { type FetchQueryOptions, QueryClient } from "@tanstack/react-query"

/** Separate from the screens' client, whose requests show as loading. */
const client = new QueryClient()

/**
 * Caches a fact about the session. After the first answer screens do not wait for it: it is fetched again in the
 * background, at most every ten seconds. The server checks every request anyway.
 */
export const createSessionCache = <T>(name: string, fetch: () => Promise<T>) => {
  const query: FetchQueryOptions<T> = {
    queryKey: [name],
    queryFn: fetch,
    staleTime: 10_000,
    gcTime: Number.POSITIVE_INFINITY,
    // Fails at once offline, instead of waiting.
    networkMode: "always",
  }
  return {
    /** Returns the cached answer and revalidates it in the background. */
    known: () => client.ensureQueryData({ ...query, revalidateIfStale: true }),
    /** Returns an answer of at most ten seconds of age. */
    recent: () => client.fetchQuery(query),
    /** Fetches again, or joins a pending request. */
    now: () => client.fetchQuery({ ...query, staleTime: 0 }),
    reset: () => client.removeQueries({ queryKey: [name] }),
  }
}
