import { type FetchQueryOptions, QueryClient } from "@tanstack/react-query"

/** Apart from the screens' client, whose open requests are shown as loading and are waited for. */
const client = new QueryClient()

/**
 * What the server says of the session, which every screen wants to know: no screen waits for it once it was heard, and
 * it is asked again, at most every ten seconds, meanwhile. The server decides all the same.
 */
export const ofSession = <T>(name: string, fetch: () => Promise<T>) => {
  const query: FetchQueryOptions<T> = {
    queryKey: [name],
    queryFn: fetch,
    staleTime: 10_000,
    gcTime: Number.POSITIVE_INFINITY,
    // Without a line it fails, as everything else does, and does not wait for one.
    networkMode: "always",
  }
  return {
    /** As it was last heard. */
    known: () => client.ensureQueryData({ ...query, revalidateIfStale: true }),
    /** Not older than ten seconds. */
    recent: () => client.fetchQuery(query),
    /** As the server says it now, or is saying it at the moment. */
    now: () => client.fetchQuery({ ...query, staleTime: 0 }),
    reset: () => client.removeQueries({ queryKey: [name] }),
  }
}
