import { type FetchQueryOptions, QueryClient } from "@tanstack/react-query"

/** Apart from the screens' client, whose open requests are shown as loading and are waited for. */
const client = new QueryClient()

/**
 * Caches a fact about the session, which every screen reads. After the first answer no screen waits for it: it is
 * fetched again in the background, at most every ten seconds. The server enforces it on every request.
 */
export const createSessionCache = <T>(name: string, fetch: () => Promise<T>) => {
  const query: FetchQueryOptions<T> = {
    queryKey: [name],
    queryFn: fetch,
    staleTime: 10_000,
    gcTime: Number.POSITIVE_INFINITY,
    // Offline it fails at once, and does not wait for a connection.
    networkMode: "always",
  }
  return {
    /** The last answer. */
    known: () => client.ensureQueryData({ ...query, revalidateIfStale: true }),
    /** Not older than ten seconds. */
    recent: () => client.fetchQuery(query),
    /** The answer to a request that is made now or is under way. */
    now: () => client.fetchQuery({ ...query, staleTime: 0 }),
    reset: () => client.removeQueries({ queryKey: [name] }),
  }
}
