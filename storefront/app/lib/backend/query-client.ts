import { QueryCache, QueryClient, type QueryKey } from "@tanstack/react-query"
import { isClientError } from "./sdk.ts"

/** Returns whether to retry a read: a network failure may pass, a 4xx does not. */
const shouldRetry = (failures: number, error: Error) => !import.meta.env.SSR && failures < 1 && !isClientError(error)

/** Logs a failed read; the page decides whether to show the failure. */
export function logReadFailure(error: Error, { queryKey }: { queryKey: QueryKey }) {
  if (isClientError(error)) return
  console.warn(`Not read: ${JSON.stringify(queryKey)}`, error.message)
}

const newQueryClient = () =>
  new QueryClient({
    queryCache: new QueryCache({ onError: logReadFailure }),
    defaultOptions: {
      // as fresh as the web tier's cache: an owner's change is seen within two seconds
      queries: { staleTime: 2_000, retry: shouldRetry, retryDelay: 500 },
    },
  })

let browserClient: QueryClient | undefined

/**
 * Returns the cache of the visit in the browser, and a new one on the server, so that requests share no data.
 */
export function queryClient(): QueryClient {
  if (import.meta.env.SSR) return newQueryClient()
  browserClient ??= newQueryClient()
  return browserClient
}
