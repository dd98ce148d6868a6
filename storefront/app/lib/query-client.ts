import { QueryCache, QueryClient, type QueryKey } from "@tanstack/react-query"
import { FetchError } from "./sdk.ts"

/** A 4xx will not get better by asking again; a hiccup of the network may. */
const worthRetrying = (failures: number, error: Error) =>
  !import.meta.env.SSR && failures < 1 && !(error instanceof FetchError && (error.status ?? 0) < 500)

/** What could not be read is always logged; whether the visitor is told as well is the page's to say. */
export function logUnread(error: Error, { queryKey }: { queryKey: QueryKey }) {
  if (error instanceof FetchError && (error.status ?? 0) < 500) return
  console.warn(`Not read: ${JSON.stringify(queryKey)}`, error.message)
}

export const newQueryClient = () =>
  new QueryClient({
    queryCache: new QueryCache({ onError: logUnread }),
    defaultOptions: {
      // as fresh as the web tier's memory: an owner's change is seen within two seconds
      queries: { staleTime: 2_000, retry: worthRetrying, retryDelay: 500 },
    },
  })

let inBrowser: QueryClient | undefined

/** One cache for the whole visit in the browser; on the server a new one each time, so that nobody sees another's data. */
export function queryClient(): QueryClient {
  if (import.meta.env.SSR) return newQueryClient()
  inBrowser ??= newQueryClient()
  return inBrowser
}
