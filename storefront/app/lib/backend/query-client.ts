import { QueryCache, QueryClient, type QueryKey } from "@tanstack/react-query"
import { isClientError } from "./sdk.ts"

/** A 4xx stays the same when repeated; a network failure may not. */
const shouldRetry = (failures: number, error: Error) => !import.meta.env.SSR && failures < 1 && !isClientError(error)

/** Logs a failed read; whether the visitor is shown the failure is up to the page. */
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
 * One cache for the whole visit in the browser; on the server a new one each time, so that no data is shared between
 * requests.
 */
export function queryClient(): QueryClient {
  if (import.meta.env.SSR) return newQueryClient()
  browserClient ??= newQueryClient()
  return browserClient
}
